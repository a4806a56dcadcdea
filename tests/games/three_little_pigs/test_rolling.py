"""Rolling (TP-ROLL) and the course of a turn (TP-TURN): mostly every combination of faces there is."""

import re
from itertools import pairwise, product

import pytest

from hanpan.core.chance import TABLE, Quick
from hanpan.core.conformance import play_through
from hanpan.core.engine import asked, legal
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import DICE, DIE, FACES
from hanpan.games.three_little_pigs.phases import Rolling, Turns

from .situation import (
    action,
    actions,
    allowed,
    asking,
    choices,
    clause_against,
    do,
    homes,
    is_choice,
    left,
    new_game,
    on_turn,
    position,
    shopping,
    spelled,
    told,
)

EVERY_ROLL = [" ".join(faces) for faces in product(*[sorted({FACES[face] for face in die}) for die in DIE])]
CALM = [dice for dice in EVERY_ROLL if dice.split().count("wolf") < 2]
WILD = [dice for dice in EVERY_ROLL if dice.split().count("wolf") >= 2]
MASKS = range(1, 32)


def rerolls(dice):
    """By the rule: stop, or any unlocked dice."""
    free = " ".join(die for die, face in zip(DICE, dice.split(), strict=True) if face != "wolf")
    return actions(f"Stop, Reroll of {free}")


def test_all_rolls_are_there():
    assert len(EVERY_ROLL) == 3 * 3 * 4 * 4 * 4 and len(CALM) + len(WILD) == len(EVERY_ROLL)


@pytest.mark.clause("TP-ROLL-03", "TP-ROLL-04", "TP-ROLL-05")
@pytest.mark.parametrize("rolls", [1, 2])
def test_any_dice_without_a_wolf_may_be_rolled_again_or_none(rolls):
    for dice in CALM:
        s = position(rolls=rolls, dice=dice)
        assert legal(s, 0) == rerolls(dice)
        assert len(legal(s, 0)) == (16 if "wolf" in dice else 32)


@pytest.mark.clause("TP-ROLL-04")
@pytest.mark.parametrize("rolls", [1, 2])
@pytest.mark.parametrize("wolf", ["B1", "B2", "B3"])
def test_no_set_with_the_wolf_in_it(rolls, wolf):
    dice = " ".join("wolf" if die == wolf else "roof" for die in DICE)
    s = position(rolls=rolls, dice=dice)
    for mask in MASKS:
        chosen = [die for i, die in enumerate(DICE) if mask >> i & 1]
        clause = clause_against(s, " ".join(["Reroll", *chosen]))
        assert clause == ("TP-ROLL-04" if wolf in chosen else None)


@pytest.mark.clause("TP-ROLL-04")
def test_a_wolf_stays_locked_for_the_whole_turn():
    s = position(rolls=0)
    do(s, "Roll", "door door wolf roof window")
    do(s, "Reroll W1 W2", "roof door")
    assert clause_against(s, "Reroll B1") == "TP-ROLL-04"
    assert s.dice[2] == FACES.index("wolf")


@pytest.mark.clause("TP-ROLL-03")
def test_only_the_chosen_dice_change():
    for mask in MASKS:
        chosen = [die for i, die in enumerate(DICE) if mask >> i & 1]
        s = position(rolls=1, dice="roof roof roof roof roof")
        do(s, " ".join(["Reroll", *chosen]), " ".join("door" for _ in chosen))
        (rolled,) = [event for event in s.log if type(event).__name__ == "DiceRolled"]
        assert [DICE[i] for i in rolled.rolled] == chosen and rolled.roll == 2
        assert [FACES[face] for face in rolled.faces] == ["door" if die in chosen else "roof" for die in DICE]


@pytest.mark.clause("TP-ROLL-03", "TP-ROLL-05")
def test_dice_kept_twice_may_still_be_rolled():
    s = position(rolls=0)
    do(s, "Roll", "door door window roof roof")
    do(s, "Reroll B2 B3", "door door")
    assert is_choice(s, "Reroll W1 W2 B1 B2 B3") and is_choice(s, "Reroll W1") and is_choice(s, "Stop")
    assert not is_choice(s, "Roll")


@pytest.mark.clause("TP-ROLL-01", "TP-ROLL-06")
def test_there_is_no_fourth_roll():
    s = position(rolls=0)
    do(s, "Roll", "door door roof roof window")
    do(s, "Reroll W1", "window")
    do(s, "Reroll W1", "door")
    assert told(s)[:4] == ["DiceRolled", "DiceRolled", "DiceRolled", "RollingStopped"]
    assert asking(s) != "Rolling"
    longest = position(rolls=2, dice="door door window window roof")
    do(longest, "Reroll B3", "roof")
    assert asking(longest) == "Building"
    for text in ("Stop", "Roll", "Reroll B3", "Reroll W1 W2 B1 B2 B3"):
        assert clause_against(longest, text) == "TP-ROLL-06"


@pytest.mark.clause("TP-ROLL-01")
def test_never_more_than_three_rolls_in_any_game():
    for seed in range(30):
        log = []
        play_through(GAME, {}, 2 + seed % 4, seed, lambda s, seat, a: None, log)
        numbers = [event.roll for event in log if type(event).__name__ == "DiceRolled"]
        assert set(numbers) <= {1, 2, 3} and 3 in numbers


@pytest.mark.clause("TP-ROLL-02")
def test_the_first_roll_is_due_and_takes_all_dice():
    for seed in range(20):
        s = position(seed, rolls=0, houses=["straw_door", "straw_door"])
        assert choices(s) == ["Roll"]
        for text in ("Stop", *(spelled(a) for a in actions("Reroll of W1 W2 B1 B2 B3"))):
            assert clause_against(s, text) == "TP-ROLL-02"
        do(s, "Roll")
        assert s.log[0].rolled == [0, 1, 2, 3, 4]


@pytest.mark.clause("TP-BUY-01", "TP-TURN-02")
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_nothing_is_bought_before_rolling_is_over(rolls):
    s = position(rolls=rolls, dice="door door door door door" if rolls else "", houses=["straw_window", "straw_door"])
    for text in ("Buy straw_door", "Buy brick_door", "Buy straw_roof", "Pass"):
        assert clause_against(s, text) == "TP-BUY-01"
    for text in ("Place 0", "StartHouse", "Blow 1 0", "Decline", "BlowTile 0"):
        assert clause_against(s, text) == "TP-TURN-02"


@pytest.mark.clause("TP-ROLL-05")
@pytest.mark.parametrize("rolls", [1, 2])
def test_stopping_ends_the_rolling(rolls):
    s = position(rolls=rolls, dice="door door window window roof")
    do(s, "Stop")
    assert asking(s) == "Building" and told(s) == ["RollingStopped"]


@pytest.mark.clause("TP-ROLL-07", "TP-WOLF-01")
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_two_wolves_stop_the_rolling_whatever_roll_it_is(rolls):
    for dice in WILD:
        s = position(rolls=rolls, dice=dice, houses=["brick_door", "straw_door | straw_door"])
        assert asking(s) == "Blowing" and choices(s) == ["Blow 1 0", "Blow 1 1"]


@pytest.mark.clause("TP-ROLL-07")
def test_a_locked_wolf_counts():
    s = position(rolls=1, dice="door door wolf door door", houses=["", "straw_door | straw_door"])
    do(s, "Reroll B3", "wolf")
    assert asking(s) == "Blowing" and s.log[-1].wolves == 2


@pytest.mark.clause("TP-ROLL-08")
def test_one_wolf_is_neither_symbol_nor_joker():
    for dice in CALM:
        s = shopping(dice, houses=["straw_window", ""])
        symbols = {part: dice.split().count(part) for part in ("door", "window", "roof")}
        wanted = [f"Buy {m}_{part}" for part, n in symbols.items() for m in ("straw", "wood", "brick")[: max(n - 1, 0)]]
        assert {spelled(a) for a in allowed(s)} == set(wanted)


@pytest.mark.clause("TP-ROLL-08")
def test_one_wolf_does_not_blow():
    s = position(rolls=2, dice="door door wolf roof roof", houses=["", "straw_door"])
    do(s, "Stop")
    assert homes(s)[1] == "straw_door" and "WolfAppeared" not in told(s)


# Turns


@pytest.mark.clause("TP-TURN-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_round(seats):
    for seed in range(15):
        log = []
        s = play_through(GAME, {}, seats, seed, lambda s, seat, a: None, log)
        turns = [event.seat for event in log if type(event).__name__ == "TurnStarted"]
        assert all(after == (before + 1) % seats for before, after in pairwise(turns))
        assert s.n_turns == len(turns)


LETTERS = {
    "TurnStarted": "T",
    "DiceRolled": "d",
    "RollingStopped": "s",
    "WolfAppeared": "w",
    "TileBought": "b",
    "PileTurned": "t",
    "TilePlaced": "p",
    "HouseCompleted": "h",
    "AwardTaken": "a",
    "NothingBought": "n",
    "BuyingEnded": "e",
    "HouseTargeted": "g",
    "SpinnerSpun": "m",
    "TilesBlown": "x",
    "LoneRoofFell": "l",
    "NothingBlown": "o",
    "NoHouseToBlowAt": "k",
    "BlowingDeclined": "c",
    "GameEnded": "E",
}
BUYING = "bt?p(h(a?))?"
TURN = f"Td{{1,3}}(s(n|({BUYING})(e|{BUYING})?)|w(k|c|gm(o|xl?)))"


@pytest.mark.clause("TP-TURN-02", "TP-BUY-08", "TP-BUY-12", "TP-BUY-13", "TP-WOLF-01")
@pytest.mark.parametrize("options", [{}, {"variant": "veteran", "wolf_optional": "true", "wolf_strength": "one_tile"}])
def test_every_turn_has_its_course(options):
    for seed in range(30):
        log = []
        play_through(GAME, options, 2 + seed % 4, seed, lambda s, seat, a: None, log)
        names = [type(event).__name__ for event in log]
        course = "".join(LETTERS[name] for name in names[names.index("TurnStarted") :])
        assert re.fullmatch(f"({TURN})+E", course), course


@pytest.mark.clause("TP-TURN-03")
@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_else_is_ever_asked(seats):
    def visit(s, seat, a):
        assert asked(s) == [s.turn] == [seat]
        for other in range(seats):
            if other != seat:
                assert not legal(s, other)
                assert GAME.why_not(s, other, a).clause == "TP-TURN-03"

    for seed in range(10):
        play_through(GAME, {"wolf_optional": "true"}, seats, seed, visit)


@pytest.mark.clause("TP-TURN-04")
def test_nothing_can_be_taken_back():
    assert set(GAME.actions.by_name) == set(
        "Roll Stop Reroll Buy Pass Place StartHouse Blow Decline BlowTile".split()
    )  # there is no such thing as an undo
    s = position(dice="door door window window roof", houses=["straw_window", ""])
    do(s, "Stop")
    do(s, "Buy straw_door", "0")
    assert choices(s) == ["Place 0", "StartHouse"]  # the tile is bought, and only its place is open
    assert left(s)["straw_door"] == 3
    for text in ("Pass", "Buy straw_window", "Buy straw_door", "Reroll W1", "Stop", "Roll"):
        assert clause_against(s, text) == "TP-TURN-02"
    do(s, "Place 0")
    assert choices(s) == ["Buy straw_window", "Pass"]  # and now the place is final too


@pytest.mark.clause("TP-TURN-04")
def test_a_target_that_was_named_stays_named():
    s = position(
        dice="roof door wolf wolf wolf",
        houses=["", "straw_door straw_window | straw_door"],
        options={"wolf_strength": "one_tile", "wolf_optional": "true"},
    )
    do(s, "Blow 1 0", "straw")
    assert choices(s) == ["BlowTile 0", "BlowTile 1"]
    for text in ("Decline", "Blow 1 1", "Blow 1 0"):
        assert not is_choice(s, text)


def test_a_turn_that_nobody_asks_about_refuses_everything():
    s = new_game()
    assert isinstance(on_turn(s), Rolling) and isinstance(s.frames[0], Turns)
    assert all(s.frames[0].refusal(s, s.turn, a) for a in range(GAME.actions.n))
    assert GAME.why_not(s, s.turn, action("Roll")) is None
    chooser = Quick(1)
    while s.frames:
        from_all = legal(s, s.turn)
        do(s, spelled(chooser.pick(TABLE, from_all)))
    assert {clause_against(s, spelled(a)) for a in range(GAME.actions.n)} == {"TP-END-04"}
