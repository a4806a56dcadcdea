"""The count of the basic game (TP-SCORE)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import COST, MATERIALS, PILES

from .situation import do, position, shopping, totals, winners

HEADS = {"straw": 2, "wood": 3, "brick": 4}
TILE = st.tuples(st.sampled_from(MATERIALS), st.integers(0, 2))


@st.composite
def potted_houses(draw):
    """A house with pots on any of its tiles."""
    parts = draw(st.sampled_from(["door", "window", "door window", "window window", "door window window"])).split()
    parts += draw(st.sampled_from([[], ["roof"]]))
    tiles = [(*draw(TILE), part) for part in parts]
    return " ".join(f"{material}_{part}" + (f"+{pots}" if pots else "") for material, pots, part in tiles)


def worth(house):
    """A completed house by the rules: heads, pots and one for the house."""
    tiles = house.split()
    if "roof" not in tiles[-1]:
        return 0
    pots = sum(int(tile.split("+")[1]) for tile in tiles if "+" in tile)
    return sum(HEADS[tile.split("_")[0]] for tile in tiles) + pots + 1


def ended(*houses, **given):
    """The end of a game with these houses."""
    return position(seats=max(2, len(houses)), over=True, houses=houses, **given)


@pytest.mark.clause("TP-SCORE-01", "TP-SCORE-02", "TP-SCORE-03", "TP-SCORE-04", "TP-SCORE-05", "TP-SCORE-06")
@pytest.mark.clause("TP-SCORE-07")
@given(st.lists(st.lists(potted_houses(), max_size=4), min_size=2, max_size=5))
def test_any_table(owned):
    s = ended(*[" | ".join(own) for own in owned])
    order = [(sum(map(worth, own)), sum("roof" in house.split()[-1] for house in own)) for own in owned]
    score = GAME.score(s)
    assert [(seat.total, seat.tie_break[0]) for seat in score.seats] == order
    assert score.winners == [seat for seat, figures in enumerate(order) if figures == max(order)]
    for seat in score.seats:
        assert sum(item.points for item in seat.items) == seat.total
        assert seat.rank == 1 + sum(other > order[seat.seat] for other in order)


@pytest.mark.clause("TP-SCORE-01")
def test_an_unfinished_house_is_put_away_with_its_pots():
    s = ended("brick_door+1 brick_window+2 brick_window+2", "straw_window straw_roof")
    assert totals(s) == [0, 5]
    (item,) = GAME.score(s).seats[0].items
    assert (item.key, item.points, item.facts) == ("unfinished", 0, {"house": 0})


@pytest.mark.clause("TP-SCORE-02", "TP-SCORE-08")
@pytest.mark.parametrize("pile", PILES)
def test_heads_are_price_and_points(pile):
    """As many symbols as the tile adds points buy it, and one less does not."""
    material, part = pile.split("_")
    bare, full = {
        "door": ("straw_window straw_roof", f"{pile} straw_window straw_roof"),
        "window": ("straw_door straw_roof", f"straw_door {pile} straw_roof"),
        "roof": ("straw_window", f"straw_window {pile}"),
    }[part]
    added = totals(ended(full, ""))[0] - totals(ended(bare, ""))[0]
    heads = added if part != "roof" else added - 2 - 1  # with the roof the window and the house count, too
    assert heads == HEADS[material] == COST[PILES.index(pile)]
    other = "window" if part != "window" else "door"
    for n in range(2, 6):
        s = shopping(" ".join([part] * n + [other] * (5 - n)), houses=["straw_window", ""])
        refused = s.frames[-1].refusal(s, 0, 33 + PILES.index(pile))
        assert bool(refused) == (n < heads)
        assert s.frames[-1].facts(s, 0, 33 + PILES.index(pile))["need"] == heads


@pytest.mark.clause("TP-SCORE-03")
def test_pots_one_by_one():
    assert totals(ended("straw_door straw_roof", "straw_door+1 straw_window+2 straw_roof+1")) == [5, 11]


@pytest.mark.clause("TP-SCORE-04")
def test_one_for_each_completed_house():
    assert totals(
        ended("straw_door straw_roof | straw_window straw_roof", "straw_door straw_window straw_window straw_roof")
    ) == [10, 9]


@pytest.mark.clause("TP-SCORE-05")
@pytest.mark.parametrize("best", [0, 1, 2, 3, 4])
def test_most_points_win_in_whatever_seat(best):
    houses = ["straw_door straw_roof"] * 5
    houses[best] = "straw_door wood_roof"
    score = GAME.score(ended(*houses))
    assert score.winners == [best] and score.decided_by is None
    assert [seat.rank for seat in score.seats] == [1 if seat == best else 2 for seat in range(5)]


@pytest.mark.clause("TP-SCORE-06")
def test_houses_break_a_tie_of_points_but_do_not_beat_points():
    tied = ended("brick_door brick_roof | straw_window", "straw_door straw_window straw_roof+2", "")
    assert totals(tied) == [9, 9, 0] and winners(tied) == [0, 1]
    tied = ended("straw_door brick_window brick_roof", "straw_door straw_roof | straw_window straw_roof+1")
    assert totals(tied) == [11, 11]
    score = GAME.score(tied)
    assert score.winners == [1] and score.decided_by == "houses"
    more = ended("straw_door brick_window brick_roof+1", "straw_door straw_roof | straw_window straw_roof+1")
    assert totals(more) == [12, 11] and winners(more) == [0]


@pytest.mark.clause("TP-SCORE-06", "TP-SCORE-01")
def test_unfinished_houses_break_no_tie():
    s = ended("straw_door straw_roof | wood_door | wood_door", "straw_door straw_roof")
    assert totals(s) == [5, 5] and winners(s) == [0, 1]


@pytest.mark.clause("TP-SCORE-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_full_equals_share_the_victory(seats):
    nothing = position(seats=seats, over=True)
    assert totals(nothing) == [0] * seats and winners(nothing) == list(range(seats))
    assert GAME.score(nothing).decided_by is None
    equal = ended(*["wood_window wood_roof"] * seats)
    assert winners(equal) == list(range(seats)) and [seat.rank for seat in GAME.score(equal).seats] == [1] * seats


@pytest.mark.clause("TP-SCORE-07")
def test_a_share_of_those_who_are_level_only():
    s = ended("straw_door straw_roof", "straw_window straw_roof", "straw_door", "brick_door")
    score = GAME.score(s)
    assert score.winners == [0, 1] and [seat.rank for seat in score.seats] == [1, 1, 3, 3]


@pytest.mark.clause("TP-SCORE-03", "TP-OPT-08")
def test_points_of_a_pot_that_was_bought():
    s = position(
        rolls=1,
        dice="roof roof door window wolf",
        houses=["straw_window+2", ""],
        piles={"straw_roof": "straw_roof+1 straw_roof"},
    )
    do(s, "Stop", "0")
    assert totals(s) == [2 + 2 + 2 + 1 + 1, 0]
    (completed,) = [event for event in s.log if type(event).__name__ == "HouseCompleted"]
    assert completed.points == 8
