"""Buying (TP-BUY): every combination of symbols, played out to every possible end of the build step."""

from itertools import combinations_with_replacement

import pytest

from hanpan.core.chance import Quick
from hanpan.core.engine import legal, play
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import DIE, FACES, PILES

from .situation import (
    allowed,
    asking,
    choices,
    clause_against,
    do,
    homes,
    is_choice,
    left,
    position,
    shopping,
    spelled,
    told,
    tops,
    winners,
)

PRICE = {"straw": 2, "wood": 3, "brick": 4}
PARTS = ("door", "window", "roof")
#: Each multiset of faces with at most one wolf, the wolf on a black die.
HANDS = [
    " ".join([*symbols, "wolf"] if len(symbols) == 4 else symbols)
    for n in (4, 5)
    for symbols in combinations_with_replacement(PARTS, n)
]
OPEN_HOUSE = ["straw_window", ""]


def price(pile):
    return PRICE[pile.split("_")[0]]


def part(pile):
    return pile.split("_")[1]


def count(dice, symbol):
    return dice.split().count(symbol)


def builds(s):
    """Every way to finish the build step of the seat on turn: bought piles in order, and the position after it."""
    turns = s.n_turns
    found = []
    todo = [s]
    while todo:
        t = todo.pop()
        if t.frames and asking(t) in ("Building", "Placing") and t.n_turns == turns:
            for a in legal(t, t.turn):
                u = GAME.clone(t)
                u.chance, u.log = Quick(1), list(t.log)
                play(u, u.turn, a)
                todo.append(u)
        else:
            found.append(([PILES[e.tile // 3] for e in t.log if type(e).__name__ == "TileBought"], t))
    return found


def after_stop(dice, **given):
    """The build step at rest, or what it led to."""
    s = position(rolls=1, dice=dice, **given)
    do(s, "Stop")
    return s


def test_all_hands_are_there():
    assert len(HANDS) == 15 + 21
    assert all(face in [FACES[i] for i in die] for hand in HANDS for face, die in zip(hand.split(), DIE, strict=True))


@pytest.mark.clause("TP-BUY-01", "TP-BUY-02", "TP-BUY-03")
@pytest.mark.parametrize("dice", HANDS)
def test_equal_symbols_buy_that_part(dice):
    wanted = {f"Buy {pile}" for pile in PILES if count(dice, part(pile)) >= price(pile)}
    s = shopping(dice, houses=OPEN_HOUSE)
    assert {spelled(a) for a in allowed(s)} == wanted
    for pile in PILES:
        if f"Buy {pile}" not in wanted:
            assert GAME.reasons[s.frames[-1].refusal(s, 0, 33 + PILES.index(pile))].clause == "TP-BUY-02"


@pytest.mark.clause("TP-BUY-03")
def test_symbols_that_are_not_used_are_lost():
    s = after_stop("door door door door window", options={"second_tile": "none"})
    do(s, "Buy straw_door", "0")  # four doors for a straw door: the other two are gone
    assert (s.turn, asking(s), choices(s)) == (1, "Rolling", ["Roll"])
    assert s.dice == [-1] * 5


@pytest.mark.clause("TP-BUY-03")
def test_different_symbols_never_add_up():
    s = position(rolls=1, dice="door window roof roof wolf", houses=["straw_door straw_roof", ""])
    do(s, "Stop")
    assert "TileBought" not in told(s) and s.turn == 1


@pytest.mark.clause("TP-BUY-04", "TP-BUY-06", "TP-BUY-07")
@pytest.mark.parametrize("second_tile", ["different_pile", "any_pile"])
@pytest.mark.parametrize("dice", HANDS)
def test_each_die_pays_once_and_two_tiles_are_the_most(dice, second_tile):
    s = position(rolls=1, dice=dice, houses=["straw_window | straw_window", ""], options={"second_tile": second_tile})
    do(s, "Stop")
    bought = {tuple(piles) for piles, _ in builds(s)}
    wanted = set()
    for one in PILES:
        if count(dice, part(one)) < price(one):
            continue
        pairs = {
            (one, two)
            for two in PILES
            if count(dice, part(two)) >= price(two) + (price(one) if part(one) == part(two) else 0)
            and (one != two or second_tile == "any_pile")
        }
        wanted |= {(one,), *pairs}
    assert bought == wanted


@pytest.mark.clause("TP-BUY-05")
@pytest.mark.parametrize("dice", HANDS)
def test_no_first_purchase_can_be_left_out(dice):
    s = shopping(dice, houses=OPEN_HOUSE)
    assert allowed(s) and GAME.reasons[s.frames[-1].refusal(s, 0, 42)].clause == "TP-BUY-05"
    assert all(piles for piles, _ in builds(after_stop(dice, houses=OPEN_HOUSE)))


@pytest.mark.clause("TP-BUY-05")
def test_an_only_purchase_is_made_by_itself():
    s = after_stop("door door window roof wolf")
    assert homes(s) == ["straw_door", ""] and s.turn == 1
    assert "TileBought" in told(s) and "TilePlaced" in told(s)


@pytest.mark.clause("TP-BUY-06")
def test_the_second_tile_is_never_due():
    s = after_stop("door door window window roof")
    do(s, "Buy straw_door", "0")
    assert choices(s) == ["Buy straw_window", "Pass"]
    do(s, "Pass")
    assert homes(s) == ["straw_door", ""] and s.turn == 1 and left(s)["straw_window"] == 4


@pytest.mark.clause("TP-BUY-06")
def test_after_the_second_tile_the_turn_is_over():
    s = after_stop("door door window window roof")
    do(s, "Buy straw_door", "0")
    do(s, "Buy straw_window", "1")
    do(s, "Place 0")
    assert s.turn == 1 and asking(s) == "Rolling" and homes(s) == ["straw_door straw_window", ""]


@pytest.mark.clause("TP-BUY-07")
@pytest.mark.parametrize("symbol", PARTS)
def test_two_of_the_same_pile_are_not_different(symbol):
    other = "roof" if symbol != "roof" else "door"
    s = after_stop(" ".join([symbol] * 4 + [other]), houses=["straw_window | straw_window", ""])
    do(s, f"Buy straw_{symbol}")
    if asking(s) == "Placing":
        do(s, "Place 0")
    assert s.turn == 1  # nothing else could be bought with the two dice left


@pytest.mark.clause("TP-BUY-07")
def test_the_pile_of_the_first_tile_is_closed_while_others_are_open():
    s = after_stop("window window window window window", houses=["brick_door", ""])
    do(s, "Buy straw_window", "1")
    do(s, "Place 0")
    assert choices(s) == ["Buy wood_window", "Pass"]
    assert clause_against(s, "Buy straw_window") == "TP-BUY-07"
    assert clause_against(s, "Buy brick_window") == "TP-BUY-02"


@pytest.mark.clause("TP-BUY-08")
def test_a_roof_without_a_house_that_takes_it_cannot_be_bought():
    for own in ("", "straw_door straw_roof", "brick_window wood_roof | straw_window straw_roof"):
        s = shopping("roof roof roof roof roof", houses=[own, "straw_door | straw_window"])
        assert allowed(s) == []
        s = after_stop("roof roof roof roof roof", houses=[own, "straw_door | straw_window"])
        assert told(s)[:2] == ["RollingStopped", "NothingBought"] and s.turn == 1


@pytest.mark.clause("TP-BUY-08")
def test_a_bought_tile_is_placed_before_anything_else():
    s = after_stop("door door window window window", houses=["wood_window", ""])
    do(s, "Buy straw_door", "0")
    assert choices(s) == ["Place 0", "StartHouse"] and left(s)["straw_door"] == 3
    assert not is_choice(s, "Pass") and not is_choice(s, "Buy straw_window")


@pytest.mark.clause("TP-BUY-08", "TP-BUY-12")
def test_a_roof_finds_its_place_on_the_house_just_begun():
    s = after_stop("roof roof window window door")
    assert s.turn == 0 and homes(s) == ["straw_window", ""]  # the window was all that could be bought at first
    assert choices(s) == ["Buy straw_roof", "Pass"]
    do(s, "Buy straw_roof", "0")
    assert homes(s) == ["straw_window straw_roof", ""]


@pytest.mark.clause("TP-BUY-12")
def test_either_order_of_buying():
    tables = set()
    for first, second in (("door", "window"), ("window", "door")):
        s = after_stop("door door window window roof")
        do(s, f"Buy straw_{first}")
        do(s, f"Buy straw_{second}")
        assert choices(s) == ["Place 0", "StartHouse"]
        do(s, "Place 0")
        tables.add(homes(s)[0].replace("+1", "").replace("+2", ""))
    assert tables == {"straw_door straw_window"}


@pytest.mark.clause("TP-BUY-09")
@pytest.mark.parametrize("pile", PILES)
def test_an_empty_pile_sells_nothing(pile):
    dice = " ".join([part(pile)] * 5)
    s = shopping(dice, houses=OPEN_HOUSE, piles={pile: 0})
    found = {spelled(a) for a in allowed(s)}
    assert found == {f"Buy {material}_{part(pile)}" for material in PRICE if f"{material}_{part(pile)}" != pile}
    assert GAME.reasons[s.frames[-1].refusal(s, 0, 33 + PILES.index(pile))].clause == "TP-BUY-09"


@pytest.mark.clause("TP-BUY-09", "TP-BUY-11")
@pytest.mark.parametrize("symbol", PARTS)
def test_no_pile_stands_in_for_an_empty_one(symbol):
    others = [other for other in PARTS if other != symbol]
    dice = " ".join([symbol, symbol, *others, "wolf"])
    s = after_stop(dice, houses=OPEN_HOUSE, piles={f"straw_{symbol}": 0})
    assert told(s)[:2] == ["RollingStopped", "NothingBought"]
    assert homes(s) == OPEN_HOUSE and s.turn == 1


@pytest.mark.clause("TP-BUY-10")
def test_the_top_tile_and_no_other():
    for top in ("", "+1", "+2"):
        pile = f"straw_window{top} straw_window+1 straw_window straw_window+2"
        s = after_stop("window window door roof wolf", piles={"straw_window": pile})
        assert homes(s) == [f"straw_window{top}", ""]
    assert GAME.actions.by_name["Buy"].count == len(PILES)  # one purchase per pile: there is nothing to search


@pytest.mark.clause("TP-BUY-11")
@pytest.mark.parametrize("dice", HANDS)
def test_only_roofs_without_a_house_buy_nothing_while_piles_are_full(dice):
    s = after_stop(dice)
    nothing = max(count(dice, "door"), count(dice, "window")) < 2
    assert ("NothingBought" in told(s)) == nothing
    assert count(dice, "roof") >= 2 or not nothing  # four or five symbols always hold a pair


@pytest.mark.clause("TP-BUY-13")
def test_the_next_tile_shows_before_the_place_is_chosen_and_before_the_second_purchase():
    piles = {"straw_door": "straw_door straw_door+1", "straw_window": "straw_window+2"}
    s = after_stop("door door window window roof", houses=["wood_window", ""], piles=piles)
    do(s, "Buy straw_door", "1")
    assert asking(s) == "Placing" and tops(s)["straw_door"] == "straw_door+1"
    assert told(s)[-2:] == ["TileBought", "PileTurned"]
    do(s, "Place 0")
    assert asking(s) == "Building" and tops(s)["straw_door"] == "straw_door+1"
    do(s, "Buy straw_window")
    assert asking(s) == "Placing" and tops(s)["straw_window"] is None  # nothing lies below


@pytest.mark.clause("TP-BUY-14", "TP-END-02")
def test_who_takes_the_deciding_tile_keeps_it_and_goes_on():
    piles = {"brick_roof": 0, "straw_door": "straw_door+1"}
    s = after_stop("door door window window roof", houses=["", "straw_door straw_roof"], piles=piles)
    do(s, "Buy straw_door")
    assert homes(s)[0] == "straw_door+1"
    assert choices(s) == ["Buy straw_window", "Pass"] and "GameEnded" not in told(s)
    do(s, "Buy straw_window", "1")
    do(s, "Place 0")
    assert homes(s)[0] == "straw_door+1 straw_window" and not s.frames and winners(s) == [1]
