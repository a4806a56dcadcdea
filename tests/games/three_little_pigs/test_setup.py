"""Set-up: piles, what can be seen of them, cards, and who begins (TP-SET)."""

from collections import Counter

import pytest

from hanpan.core.errors import BadOptions
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import AWARDS, MATERIALS, PARTS, PILES
from hanpan.games.three_little_pigs.view import view

from .situation import asking, cards, choices, do, homes, is_choice, left, new_game, position, told, tops, totals

SEATS = [2, 3, 4, 5]


def piles_of(s):
    """Every pile of a game with open piles as pots from the top down."""
    return {pile: [s.top[i], *s.order[i][::-1]] for i, pile in enumerate(PILES)}


@pytest.mark.clause("TP-SET-01")
def test_nine_piles_of_four():
    assert [f"{material}_{part}" for material in MATERIALS for part in PARTS] == list(PILES)
    s = new_game(3)
    assert left(s) == {pile: 4 for pile in PILES}
    assert sum(left(s).values()) == 36
    for word in (*MATERIALS, *PARTS):
        assert sum(n for pile, n in left(s).items() if word in pile.split("_")) == 12


@pytest.mark.clause("TP-SET-02")
def test_a_pile_never_holds_a_tile_of_another():
    for seed in range(40):
        for layout in ("by_part", "flat"):
            s = new_game(2, seed, pile_visibility="open", pots_layout=layout)
            kinds = {
                part: {tuple(sorted(pots)) for pile, pots in piles_of(s).items() if part in pile} for part in PARTS
            }
            assert all(len(kinds[part]) == 1 for part in PARTS)


@pytest.mark.clause("TP-SET-02")
def test_piles_are_shuffled_each_by_itself():
    together = Counter()
    for seed in range(400):
        piles = piles_of(new_game(2, seed, pile_visibility="open"))
        together[piles["straw_door"][0], piles["wood_door"][0]] += 1
    # Four equally likely pairs, each expected 100 times; 55 is more than five standard deviations off.
    assert len(together) == 4 and min(together.values()) > 55


@pytest.mark.clause("TP-SET-03")
def test_the_order_below_the_top_is_not_to_be_seen():
    for seed in range(20):
        s = new_game(4, seed)
        for seat in (None, 0, 3):
            for name, pile in view(s, seat).piles.items():
                assert tops(s)[name] == name + ("", "+1", "+2")[pile.top]
                assert len(pile.under) == 3 and pile.under == sorted(pile.under) and pile.order == []


@pytest.mark.clause("TP-SET-03")
def test_the_number_of_tiles_left_is_to_be_seen():
    s = position(piles={"wood_roof": "wood_roof+1 wood_roof", "brick_door": 0})
    piles = view(s, 1).piles
    assert (piles["wood_roof"].top, piles["wood_roof"].under) == (1, [0])
    assert (piles["brick_door"].top, piles["brick_door"].under) == (None, [])


@pytest.mark.clause("TP-SET-04")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_owns_anything(seats):
    s = new_game(seats)
    assert homes(s) == [""] * seats
    assert totals(s) == [0] * seats
    assert s.removed == [] and s.dice == [-1] * 5
    assert asking(s) == "Rolling" and choices(s) == ["Roll"]


@pytest.mark.clause("TP-SET-05", "TP-END-01")
def test_only_the_end_depends_on_the_number_of_players():
    tables = []
    for seats in SEATS:
        seen = view(new_game(seats, seed=3, first_player="seat"), None)
        tables.append((seen.piles, seen.dice, seen.awards, seen.n_empty, seen.turn))
        assert seen.end_at == seats
    assert tables.count(tables[0]) == len(SEATS)


@pytest.mark.clause("TP-SET-06", "TP-VET-01")
@pytest.mark.parametrize("seats", SEATS)
def test_the_six_cards_lie_open(seats):
    veteran = new_game(seats, variant="veteran")
    assert view(veteran, None).awards == {card: None for card in AWARDS} and len(AWARDS) == 6
    assert cards(veteran) == {}
    assert view(new_game(seats), None).awards == {}


@pytest.mark.clause("TP-SET-07", "TP-OPT-10")
@pytest.mark.parametrize("seats", SEATS)
def test_any_seat_may_begin(seats):
    firsts = Counter(new_game(seats, seed).turn for seed in range(300))
    assert set(firsts) == set(range(seats))
    # Each is expected 300 / seats times; the bound is more than four standard deviations off.
    assert min(firsts.values()) > 300 / seats - 4.5 * (300 / seats) ** 0.5


@pytest.mark.clause("TP-SET-07", "TP-OPT-10")
@pytest.mark.parametrize("seats", SEATS)
def test_the_seat_that_the_table_names_begins(seats):
    for seat in range(seats):
        for seed in range(4):
            s = new_game(seats, seed, first_player="seat", first_seat=str(seat + 1))
            assert s.turn == s.first == seat
            assert told(s)[-2:] == ["FirstPlayerChosen", "TurnStarted"]
    assert new_game(seats, first_player="seat").turn == 0


@pytest.mark.clause("TP-OPT-10")
def test_a_seat_that_is_not_at_the_table_cannot_begin():
    with pytest.raises(BadOptions):
        new_game(3, first_player="seat", first_seat="4")
    assert new_game(3, first_player="random", first_seat="4").turn in range(3)  # named, but not asked for


@pytest.mark.clause("TP-OPT-09", "TP-SET-03")
def test_open_piles_turn_up_in_the_order_that_was_shown():
    for seed in range(10):
        s = new_game(2, seed, pile_visibility="open", second_tile="any_pile")
        shown = {pile: list(pots) for pile, pots in piles_of(s).items()}
        while s.frames:
            for pile, pots in shown.items():
                seen = view(s, 0).piles[pile]
                assert ([] if seen.top is None else [seen.top, *seen.order[::-1]]) == pots and not seen.under
            buys = [choice for choice in choices(s) if choice.startswith("Buy")]
            choice = buys[0] if buys else "Stop" if is_choice(s, "Stop") else choices(s)[0]
            before = len(s.log)
            do(s, choice)
            for event in s.log[before:]:
                if type(event).__name__ == "TileBought":
                    pots = shown[PILES[event.tile // 3]]
                    assert pots.pop(0) == event.tile % 3


@pytest.mark.clause("TP-OPT-09")
def test_hidden_piles_have_no_order_to_be_seen_or_stored():
    s = new_game(2)
    assert s.order == [] and "PileOrdered" not in told(s)
    assert all(not pile.order for pile in GAME.write(s).piles.values())
