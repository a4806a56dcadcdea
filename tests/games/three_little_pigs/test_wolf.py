"""The wolf (TP-WOLF) and the options that change it: targets, the spin, what falls and what stands."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.chance import TABLE, Chance, Forbidden, Quick, Scripted
from hanpan.core.conformance import play_through
from hanpan.core.engine import legal, play
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import MATERIALS, TILES

from .situation import (
    action,
    asking,
    choices,
    clause_against,
    completed,
    do,
    draws_of,
    homes,
    left,
    position,
    told,
    totals,
)
from .test_placing import houses

WOLVES = "door roof wolf wolf roof"
OPTIONS = list(product(["drop_down", "collapse"], ["all_matching", "one_tile"]))


def wolf(own, other, *more, **given):
    """Two wolves have come; the seat on turn has to blow, with two houses to choose from if `other` is one."""
    return position(rolls=1, dice=WOLVES, houses=[own, other, *more], **given)


@pytest.mark.clause("TP-WOLF-01")
@pytest.mark.parametrize("dice", ["door door door wolf wolf", "roof roof wolf wolf wolf"])
def test_no_purchase_and_no_roll(dice):
    s = position(rolls=1, dice=dice, houses=["straw_door", "straw_door | straw_door"])
    assert choices(s) == ["Blow 1 0", "Blow 1 1"]
    for text in (
        "Stop",
        "Reroll W1 W2",
        "Reroll W1",
        "Roll",
        "Buy straw_door",
        "Buy wood_door",
        "Buy straw_roof",
        "Pass",
    ):
        assert clause_against(s, text) == "TP-WOLF-01"
    do(s, "Blow 1 0", "wood")
    assert s.turn == 1 and "TileBought" not in told(s)


@pytest.mark.clause("TP-WOLF-01")
def test_three_wolves_blow_once_like_two():
    for dice in ("door roof wolf wolf roof", "door roof wolf wolf wolf"):
        s = position(rolls=1, dice=dice, houses=["", "straw_door wood_door".replace(" ", " | ")])
        do(s, "Blow 1 0", "straw")
        assert told(s).count("SpinnerSpun") == 1 and homes(s)[1] == "wood_door" and s.turn == 1


@pytest.mark.clause("TP-WOLF-02", "TP-WOLF-03", "TP-WOLF-12")
@given(st.lists(st.lists(houses(), max_size=3), min_size=2, max_size=5), st.data())
def test_any_house_of_any_opponent_and_none_of_ones_own(owned, data):
    seats = len(owned)
    turn = data.draw(st.integers(0, seats - 1))
    targets = [f"Blow {seat} {i}" for seat in range(seats) for i in range(len(owned[seat])) if seat != turn]
    table = [" | ".join(house) for house in owned]
    if len(targets) < 2:  # none, or one that is taken by itself: told by other tests
        return
    s = position(seats=seats, turn=turn, rolls=1, dice=WOLVES, houses=table)
    assert choices(s) == targets
    for seat in range(seats):
        for i in range(4):
            text = f"Blow {seat} {i}"
            reason = None if text in targets else "TP-WOLF-02" if seat == turn else "TP-WOLF-12"
            assert clause_against(s, text) == reason
    assert clause_against(s, "Decline") == "TP-WOLF-02"


@pytest.mark.clause("TP-WOLF-02")
def test_an_only_target_is_taken_by_itself():
    s = position(rolls=0, houses=["straw_door", "brick_door"])
    do(s, "Roll", "door door wolf wolf door brick")
    assert homes(s) == ["straw_door", ""] and told(s)[1:4] == ["WolfAppeared", "HouseTargeted", "SpinnerSpun"]


@pytest.mark.clause("TP-WOLF-03")
def test_completed_houses_are_targets_too_and_neighbours_are_safe():
    s = wolf("straw_door", "straw_door straw_roof | straw_door straw_window", "straw_door", seats=3)
    assert choices(s) == ["Blow 1 0", "Blow 1 1", "Blow 2 0"]
    do(s, "Blow 1 0", "straw")
    assert homes(s) == ["straw_door", "straw_door straw_window", "straw_door"]


class Listed(Chance):
    """Writes down what could have been drawn."""

    def __init__(self):
        self.bags = []

    def below(self, stream, n):
        self.bags.append(list(range(n)))
        return 0

    def pick(self, stream, bag):
        assert stream == TABLE
        self.bags.append(list(bag))
        return bag[0]


@pytest.mark.clause("TP-WOLF-04", "TP-WOLF-05")
def test_the_spin_is_one_draw_of_six_sectors():
    s = wolf("", "wood_door | wood_window")
    s.chance = Listed()
    play(s, 0, action("Blow 1 0"))
    (dial,) = s.chance.bags
    assert Counter(MATERIALS[sector] for sector in dial) == {"straw": 3, "wood": 2, "brick": 1}
    assert told(s).count("SpinnerSpun") == 1


@pytest.mark.clause("TP-WOLF-06", "TP-WOLF-07", "TP-WOLF-09", "TP-WOLF-13", "TP-OPT-05", "TP-OPT-06")
@pytest.mark.parametrize(("unsupported", "strength"), OPTIONS)
@given(house=houses(), material=st.sampled_from(MATERIALS), data=st.data())
def test_what_falls_and_what_stays(unsupported, strength, house, material, data):
    """By the rules, tile by tile: matching tiles, above them all with `collapse`, and a roof that is left alone."""
    s = wolf("", f"{house} | wood_door", options={"unsupported_tiles": unsupported, "wolf_strength": strength})
    do(s, "Blow 1 0", material)
    tiles = house.split()
    hit = [level for level, tile in enumerate(tiles) if tile.startswith(material)]
    if strength == "one_tile" and len(hit) > 1:
        assert choices(s) == [f"BlowTile {level}" for level in hit]
        hit = [data.draw(st.sampled_from(hit))]
        do(s, f"BlowTile {hit[0]}")
    stay = [tile for level, tile in enumerate(tiles) if level not in hit]
    if unsupported == "collapse" and hit:
        stay = tiles[: hit[0]]
    if len(stay) == 1 and stay[0].endswith("roof"):
        stay = []
    assert homes(s)[1] == " | ".join(filter(None, [" ".join(stay), "wood_door"]))
    gone = list(tiles)
    for tile in stay:
        gone.remove(tile)
    assert sorted(TILES[tile] for tile in s.removed) == sorted(gone)
    assert completed(s)[1] == ([0] if stay and stay[-1].endswith("roof") else [])
    assert s.turn == 1 and asking(s) == "Rolling"


@pytest.mark.clause("TP-WOLF-06")
def test_a_house_without_that_material_is_unharmed():
    s = wolf("", "straw_door wood_window straw_roof | straw_door")
    do(s, "Blow 1 0", "brick")
    assert homes(s)[1] == "straw_door wood_window straw_roof | straw_door" and s.removed == []
    assert "NothingBlown" in told(s) and "TilesBlown" not in told(s)


@pytest.mark.clause("TP-WOLF-07")
@pytest.mark.parametrize(("unsupported", "strength"), OPTIONS)
def test_a_roof_never_stands_alone(unsupported, strength):
    options = {"unsupported_tiles": unsupported, "wolf_strength": strength}
    s = wolf("", "wood_window brick_roof | straw_door", options=options)
    do(s, "Blow 1 0", "wood")
    assert homes(s)[1] == "straw_door"
    assert [TILES[tile] for tile in s.removed] == ["wood_window", "brick_roof"]


@pytest.mark.clause("TP-WOLF-08")
@pytest.mark.parametrize("options", [{}, {"wolf_optional": "true"}, {"wolf_strength": "one_tile"}])
def test_without_a_house_to_blow_at_there_is_no_spin(options):
    s = position(rolls=0, houses=["straw_door straw_roof", ""], options=options)
    s.chance = Scripted([], Forbidden())  # the dice are all that is drawn
    do(s, "Roll", "door door wolf wolf wolf")
    assert told(s) == ["DiceRolled", "WolfAppeared", "NoHouseToBlowAt", "TurnStarted"]
    assert homes(s) == ["straw_door straw_roof", ""]


@pytest.mark.clause("TP-WOLF-09")
def test_what_is_left_is_judged_anew():
    s = wolf("", "straw_door wood_window brick_window straw_roof | wood_door")
    do(s, "Blow 1 0", "straw")  # door and roof gone: two windows, unfinished, and a door fits again
    assert homes(s)[1] == "wood_window brick_window | wood_door"
    do(s, "Roll", "door door window roof roof")
    do(s, "Stop")
    do(s, "Buy straw_door", "0")
    assert choices(s) == ["Place 0", "StartHouse"]
    do(s, "Place 0")
    do(s, "Buy straw_roof", "0")
    do(s, "Place 0")
    assert homes(s)[1] == "straw_door wood_window brick_window straw_roof | wood_door" and completed(s)[1] == [0]


@pytest.mark.clause("TP-WOLF-09", "TP-SCORE-01")
def test_a_house_keeps_its_roof_without_its_windows_and_scores_what_is_left():
    s = wolf("", "brick_door straw_window straw_window wood_roof | straw_door")
    assert totals(s) == [0, 12]
    do(s, "Blow 1 0", "straw")
    assert homes(s)[1] == "brick_door wood_roof | straw_door" and totals(s) == [0, 8]
    s = wolf("", "brick_door straw_window wood_roof | straw_door")
    do(s, "Blow 1 0", "wood")
    assert homes(s)[1] == "brick_door straw_window | straw_door" and totals(s) == [0, 0]


@pytest.mark.clause("TP-WOLF-10", "TP-END-04")
def test_blown_tiles_go_to_no_pile_and_empty_none():
    piles = {"straw_door": 0, "straw_window": "straw_window"}
    s = wolf("", "straw_door straw_window straw_window straw_roof | wood_door", piles=piles)
    before = left(s)
    do(s, "Blow 1 0", "straw")
    assert left(s) == before and s.frames  # one empty pile of two: the game goes on
    assert [TILES[tile] for tile in s.removed] == ["straw_door", "straw_window", "straw_window", "straw_roof"]


@pytest.mark.clause("TP-WOLF-10")
def test_removed_tiles_stay_removed():
    removed = []
    n_removed = 0

    def visit(s, seat, a):
        assert s.removed[: len(removed)] == removed
        removed[:] = s.removed

    for seed in range(10):
        removed.clear()
        n_removed += len(play_through(GAME, {}, 4, seed, visit).removed)
    assert n_removed > 20


@pytest.mark.clause("TP-WOLF-11")
def test_the_house_is_named_before_the_needle_turns():
    s = wolf("", "straw_door straw_window | wood_door", options={"wolf_strength": "one_tile", "wolf_optional": "true"})
    do(s, "Blow 1 0", "straw")
    assert told(s)[-2:] == ["HouseTargeted", "SpinnerSpun"]
    assert choices(s) == ["BlowTile 0", "BlowTile 1"]  # no other house, no second spin, no way out
    for text in ("Blow 1 1", "Blow 1 0", "Decline"):
        assert clause_against(s, text) == "TP-TURN-02"


@pytest.mark.clause("TP-WOLF-12")
def test_a_house_is_gone_with_its_last_tile():
    s = wolf("", "straw_door straw_window | wood_door | brick_door", "", seats=3)
    do(s, "Blow 1 0", "straw")
    assert homes(s)[1] == "wood_door | brick_door" and len(s.homes[1]) == 2


@pytest.mark.clause("TP-WOLF-13", "TP-OPT-06")
def test_one_tile_that_matches_nothing_does_nothing():
    s = wolf("", "straw_door wood_window | wood_door", options={"wolf_strength": "one_tile"})
    do(s, "Blow 1 0", "brick")
    assert homes(s)[1] == "straw_door wood_window | wood_door" and told(s)[-2:] == ["NothingBlown", "TurnStarted"]


@pytest.mark.clause("TP-WOLF-13", "TP-OPT-05", "TP-OPT-06")
@pytest.mark.parametrize(
    ("unsupported", "tile", "stays"),
    [
        ("drop_down", 0, "wood_window straw_window straw_roof"),
        ("drop_down", 2, "straw_door wood_window straw_roof"),
        ("drop_down", 3, "straw_door wood_window straw_window"),
        ("collapse", 0, ""),
        ("collapse", 2, "straw_door wood_window"),
        ("collapse", 3, "straw_door wood_window straw_window"),
    ],
)
def test_one_tile_picked(unsupported, tile, stays):
    options = {"wolf_strength": "one_tile", "unsupported_tiles": unsupported}
    s = wolf("", "straw_door wood_window straw_window straw_roof | wood_door", options=options)
    do(s, "Blow 1 0", "straw")
    assert choices(s) == ["BlowTile 0", "BlowTile 2", "BlowTile 3"]
    assert clause_against(s, "BlowTile 1") == clause_against(s, "BlowTile 4") == "TP-WOLF-06"
    do(s, f"BlowTile {tile}")
    assert homes(s)[1] == " | ".join(filter(None, [stays, "wood_door"]))


@pytest.mark.clause("TP-OPT-07")
@pytest.mark.parametrize("others", ["straw_door", "straw_door | wood_door"])
def test_the_wolf_may_be_sent_home(others):
    s = wolf("", others, options={"wolf_optional": "true"})
    assert choices(s)[-1] == "Decline" and len(choices(s)) == 1 + len(others.split(" | "))
    do(s, "Decline")
    assert homes(s)[1] == others and s.turn == 1 and "SpinnerSpun" not in told(s)


@pytest.mark.clause("TP-OPT-07", "TP-WOLF-02")
def test_by_default_it_may_not():
    for seed in range(10):
        play_through(GAME, {}, 3, seed, lambda s, seat, a: refuse_decline(s, seat))


def refuse_decline(s, seat):
    if asking(s) == "Blowing":
        assert clause_against(s, "Decline") == "TP-WOLF-02" and action("Decline") not in legal(s, seat)


@pytest.mark.clause("TP-WOLF-04")
def test_all_three_materials_come_up():
    seen = Counter()
    for seed in range(600):
        s = wolf("", "wood_door | wood_window")
        s.chance = Quick(seed)
        play(s, 0, action("Blow 1 0"))
        (spun,) = [event for event in s.log if type(event).__name__ == "SpinnerSpun"]
        seen[MATERIALS[spun.material]] += 1
    # Expected 300, 200 and 100; each bound is more than four standard deviations off.
    assert 250 < seen["straw"] < 350 and 150 < seen["wood"] < 250 and 60 < seen["brick"] < 140
    assert draws_of("straw wood brick") == [(TABLE, 0), (TABLE, 1), (TABLE, 2)]
