"""Simulations: what a game depends on, how seats rotate, and the arithmetic of the figures."""

from unittest.mock import ANY

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.chance import Sealed
from hanpan.core.errors import BadOptions, HanpanError
from hanpan.lab import simulate
from hanpan.lab.figures import figures, share, spread, wilson
from hanpan.lab.series import play_all, portions
from hanpan.lab.simulate import SIMULATIONS, Plan, Played, budget_of, play_one
from hanpan.lab.workers import Portion, play_portion

PLAN = Plan("three_little_pigs", ("random", "random", "random"), {"end_piles": "short"}, 42)


def test_a_game_depends_on_seed_and_number_only() -> None:
    games = play_all(PLAN, 9, 1, lambda n: None)
    assert [game.number for game in games] == list(range(9))
    assert play_portion(Portion(PLAN, 4, 6)) == games[4:6]
    assert play_one(PLAN, 7) == games[7]
    assert len({(tuple(game.totals), game.decisions) for game in games}) > 1
    assert play_one(Plan(PLAN.game, PLAN.levels, PLAN.options, 43), 7) != games[7]


def test_processes_change_nothing_and_report_progress() -> None:
    told: list[int] = []
    assert play_all(PLAN, 9, 2, told.append) == play_all(PLAN, 9, 1, lambda n: None)
    assert told == sorted(told) and told[-1] == 9


def test_seats_rotate() -> None:
    seats = [game.seats for game in play_all(PLAN, 6, 1, lambda n: None)]
    assert seats == [[0, 1, 2], [1, 2, 0], [2, 0, 1]] * 2


def test_a_deal_is_played_once_with_everybody_in_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    keys: list[bytes] = []

    class Noted(Sealed):
        def __init__(self, key: bytes, n_streams: int) -> None:
            super().__init__(key, n_streams)
            keys.append(key)

    monkeypatch.setattr(simulate, "Sealed", Noted)
    seats = [game.seats for game in play_portion(Portion(PLAN, 0, 6))]
    assert len(set(keys[:3])) == len(set(keys[3:])) == 1 and keys[0] != keys[3]
    assert sorted(seats[:3]) == sorted(seats[3:]) and len(set(map(tuple, seats[:3]))) == 3


def test_a_level_can_have_a_number_of_simulations() -> None:
    assert budget_of("easy") == ("easy", ANY) and budget_of("easy")[1].simulations == SIMULATIONS
    name, budget = budget_of("easy@250")
    assert (name, budget.simulations) == ("easy", 250)
    assert budget.is_spent(250) and not budget.is_spent(249)
    with_number = Plan(PLAN.game, ("easy@5", "easy", "easy@9"), PLAN.options, 42)
    assert play_one(with_number, 1) == play_one(Plan(PLAN.game, ("easy",) * 3, PLAN.options, 42), 1)
    for wrong in ("easy@", "easy@0", "easy@-1", "easy@x", "easy@1.5", "easy@1000001", "easy@٣"):
        with pytest.raises(BadOptions, match="bot-simulations"):
            budget_of(wrong)


def test_faults_come_back_from_processes() -> None:
    with pytest.raises(HanpanError, match="bot-level-unknown"):
        play_all(Plan(PLAN.game, ("godlike", "random"), {}, 1), 8, 2, lambda n: None)


@given(st.integers(1, 5000), st.integers(1, 64))
def test_portions_hold_every_game_once(n_games: int, jobs: int) -> None:
    numbers = [n for _, first, end in portions(PLAN, n_games, jobs) for n in range(first, end)]
    assert numbers == list(range(n_games))


def test_figures_of_known_games() -> None:
    plan = Plan("three_little_pigs", ("random", "easy"), {}, 0)
    played = [
        Played(0, [0, 1], [10, 20], [2, 1], 8, 30),
        Played(1, [1, 0], [12, 12], [1, 1], 10, 40),
        Played(2, [0, 1], [9, 4], [1, 2], 12, 50),
    ]
    result = figures(plan, played)
    assert result.by_level["random"].win.wins == 1.5 and result.by_level["easy"].win.wins == 1.5
    assert result.by_level["easy"].score.mean == 12
    assert [standing.win.wins for standing in result.by_seat] == [1.5, 1.5]
    assert [standing.score.mean for standing in result.by_seat] == [pytest.approx(31 / 3), pytest.approx(12)]
    assert result.decisions.mean == 40 and result.turns is not None and result.turns.sd == 2
    assert share(played[1], 0) == 0.5


#: Newcombe (1998), table I: 81 of 263 and 15 of 148, 0 of 20 and 1 of 29.
@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_of_the_literature(wins: int, n: int, low: float, high: float) -> None:
    rate = wilson(wins, n)
    assert rate.low == pytest.approx(low, abs=5e-5) and rate.high == pytest.approx(high, abs=5e-5)


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.floats(0, n), st.just(n))))
def test_wilson_holds_its_rate(case: tuple[float, int]) -> None:
    rate = wilson(*case)
    assert 0 <= rate.low <= rate.rate + 1e-12 and rate.rate <= rate.high + 1e-12 and rate.high <= 1


def test_spread_of_one() -> None:
    assert spread([7]).sd == 0
