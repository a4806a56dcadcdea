"""The end of the game (TP-END) and when it is looked for (TP-OPT-02, -03)."""

import pytest

from hanpan.core.conformance import play_through
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import PILES
from hanpan.games.three_little_pigs.position import n_empty

from .situation import asking, choices, clause_against, do, homes, left, position, told, totals, winners

END_AT = {"seed": [2, 3, 4, 5], "min3": [3, 3, 4, 5], "flat3": [3, 3, 3, 3], "short": [1, 1, 1, 1]}
ENDINGS = [(end_piles, seats) for end_piles in END_AT for seats in (2, 3, 4, 5)]
#: Piles that the decisive purchase does not touch.
OTHERS = ["brick_roof", "brick_window", "brick_door", "wood_roof", "wood_window", "wood_door"]


def last_door(n_empty_before, *, turn=0, first=0, **given):
    """A straw door is bought from a pile of one while so many other piles are empty."""
    piles = {pile: 0 for pile in OTHERS[:n_empty_before]}
    s = position(
        rolls=1, dice="door door window roof wolf", turn=turn, first=first, piles={**piles, "straw_door": 1}, **given
    )
    do(s, "Stop")
    assert left(s)["straw_door"] == 0 and n_empty(s) == n_empty_before + 1
    return s


def pass_turn(s):
    """The seat on turn buys nothing: it has no house, and two roofs are its only pair."""
    do(s, "Roll", "roof roof door window wolf")
    do(s, "Stop")


@pytest.mark.clause("TP-END-01", "TP-OPT-02")
@pytest.mark.parametrize(("end_piles", "seats"), ENDINGS)
def test_so_many_empty_piles_end_it_and_one_less_does_not(end_piles, seats):
    options = {"end_piles": end_piles}
    needed = END_AT[end_piles][seats - 2]
    assert GAME.view(position(seats=seats, options=options), None).end_at == needed
    over = last_door(needed - 1, seats=seats, options=options)
    assert asking(over) == "over" and told(over)[-1] == "GameEnded" and over.log[-1].empty == needed
    assert not over.asked and clause_against(over, "Roll") == "TP-END-04"
    if needed > 1:
        s = last_door(needed - 2, seats=seats, options=options)
        assert asking(s) == "Rolling" and s.turn == 1 and "GameEnded" not in told(s)


@pytest.mark.clause("TP-END-02")
def test_it_is_looked_for_when_the_turn_is_over():
    piles = {"brick_roof": 0, "straw_door": 1}
    for second in ("Buy straw_window", "Pass"):
        s = position(rolls=1, dice="door door window window roof", piles=piles)
        do(s, "Stop")
        do(s, "Buy straw_door")
        assert n_empty(s) == 2 and choices(s) == ["Buy straw_window", "Pass"]
        do(s, second)
        if second != "Pass":
            do(s, "Place 0")
        assert asking(s) == "over"


@pytest.mark.clause("TP-END-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_more_than_enough_is_enough(seats):
    piles = {pile: 0 for pile in OTHERS[: seats - 1]} | {"straw_door": 1, "straw_window": 1}
    s = position(seats=seats, rolls=1, dice="door door window window roof", piles=piles)
    do(s, "Stop")
    do(s, "Buy straw_door")
    do(s, "Buy straw_window")
    do(s, "Place 0")
    assert asking(s) == "over" and s.log[-1].empty == seats + 1


@pytest.mark.clause("TP-END-04", "TP-OPT-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_by_default_nobody_has_another_turn(seats):
    for first in range(seats):
        for turn in range(seats):
            s = last_door(seats - 1, seats=seats, turn=turn, first=first)
            assert asking(s) == "over" and "TurnStarted" not in told(s)


@pytest.mark.clause("TP-OPT-03", "TP-END-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_whole_rounds_everybody_has_had_as_many_turns(seats):
    for first in range(seats):
        for turn in range(seats):
            options = {"end_timing": "end_of_round"}
            s = last_door(seats - 1, seats=seats, turn=turn, first=first, options=options)
            still_due = (first - turn - 1) % seats
            for n in range(still_due):
                assert asking(s) == "Rolling" and s.turn == (turn + 1 + n) % seats
                pass_turn(s)
            assert asking(s) == "over" and told(s).count("TurnStarted") == still_due


@pytest.mark.clause("TP-OPT-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_rounds_in_whole_games(seats):
    for seed in range(15):
        log = []
        play_through(GAME, {"end_timing": "end_of_round"}, seats, seed, lambda s, seat, a: None, log)
        turns = [event.seat for event in log if type(event).__name__ == "TurnStarted"]
        assert len(turns) % seats == 0


@pytest.mark.clause("TP-END-04", "TP-OPT-03")
def test_a_wolf_turn_may_be_the_last_of_a_round_but_ends_nothing_else():
    s = last_door(1, houses=["", "straw_door"], options={"end_timing": "end_of_round"})
    do(s, "Roll", "door door wolf wolf door brick")  # the only house is the straw door just built
    assert asking(s) == "over" and told(s)[-2:] == ["NothingBlown", "GameEnded"]
    calm = last_door(0, houses=["", "straw_door"])
    do(calm, "Roll", "door door wolf wolf door straw")
    assert asking(calm) == "Rolling" and n_empty(calm) == 1


@pytest.mark.clause("TP-END-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("end_piles", END_AT)
def test_every_game_ends(seats, end_piles):
    for seed in range(8):
        options = {"end_piles": end_piles, "second_tile": "none", "wolf_optional": "true"}
        s = play_through(GAME, options, seats, seed, lambda s, seat, a: None)
        assert n_empty(s) == END_AT[end_piles][seats - 2]  # one tile a turn empties one pile at most


@pytest.mark.clause("TP-END-05")
def test_doors_and_windows_always_find_a_place():
    full = "straw_door straw_roof | brick_door wood_roof | wood_door"
    for pile in PILES:
        if not pile.endswith("roof"):
            part = pile.split("_")[1]
            s = position(rolls=1, dice=" ".join([part] * 5), houses=[full, ""])
            do(s, "Stop")
            assert f"Buy {pile}" in choices(s)
            do(s, f"Buy {pile}")
            assert asking(s) != "Placing" or "StartHouse" in choices(s)


@pytest.mark.clause("TP-END-01", "TP-SCORE-05")
def test_the_score_after_the_end_is_the_last_one():
    s = last_door(1, houses=["", "straw_window straw_roof"])
    assert asking(s) == "over" and totals(s) == [0, 5] and winners(s) == [1]
    assert homes(s) == ["straw_door", "straw_window straw_roof"]
    assert GAME.view(s, None).score == GAME.score(s)
