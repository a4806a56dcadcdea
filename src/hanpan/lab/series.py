"""Many games of one plan; the result is the same for any number of processes."""

from collections.abc import Callable
from typing import Any, Final

from hanpan.lab.simulate import Plan, Played
from hanpan.lab.workers import Portion, crew

#: Games that a process plays before it reports.
MOST_PER_PORTION: Final = 25


def play_all(plan: Plan, n_games: int, jobs: int, done: Callable[[int], Any]) -> list[Played]:
    """All games in the order of their numbers, in `jobs` processes; calls `done` with the number of games finished.

    Raises `HanpanError` for a plan that the game or its bots cannot follow.
    """
    played: list[Played] = []
    with crew(jobs) as workers:
        for _, some in workers.play(portions(plan, n_games, jobs)):
            played += some
            done(len(played))
    return sorted(played, key=lambda one: one.number)


def portions(plan: Plan, n_games: int, jobs: int) -> list[Portion]:
    """The games in portions small enough to keep all processes busy and progress moving."""
    size = max(1, min(MOST_PER_PORTION, n_games // (4 * jobs)))
    return [Portion(plan, first, min(first + size, n_games)) for first in range(0, n_games, size)]
