"""Bots play many games against each other; the result is the same for any number of processes.

Everything that happens in game number `k` follows from the seed and `k` alone.  Players change seats from game to
game: player `p` sits in seat `(p + k) mod n`.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import blake2b
from multiprocessing import active_children, get_context
from typing import Any, Final

import msgspec

from hanpan.bots import choose
from hanpan.bots.pool import settle_in
from hanpan.core.chance import Sealed
from hanpan.core.engine import is_over, lowest, play
from hanpan.games import find_game

#: Far more than any bot needs: a bot that was stopped by the clock would make results depend on the machine.
BUDGET_MS: Final = 600_000
#: Games that a process plays before it reports.
MOST_PER_CHUNK: Final = 25


class Plan(msgspec.Struct, frozen=True):
    """What is simulated: `levels` holds one level for each player, `seed` any integer."""

    game: str
    levels: tuple[str, ...]
    options: dict[str, str]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """How game `number` (from 0) ended.  Lists are by player; `seats` says where each player sat.

    `turns` is None for a game that does not count turns.
    """

    number: int
    seats: list[int]
    totals: list[int]
    ranks: list[int]
    turns: int | None
    decisions: int


def draw(seed: int, number: int, purpose: str) -> bytes:
    """16 bytes that depend on nothing else."""
    return blake2b(f"{seed} {number} {purpose}".encode(), digest_size=16).digest()


def play_one(plan: Plan, number: int) -> Played:
    """Plays game `number` of the plan to its end."""
    game = find_game(plan.game)
    n = len(plan.levels)
    seats = [(player + number) % n for player in range(n)]
    levels = [""] * n
    for player, seat in enumerate(seats):
        levels[seat] = plan.levels[player]
    s = game.new(plan.options, n, Sealed(draw(plan.seed, number, "chance"), 1 + n), None)
    decisions = 0
    while not is_over(s):
        seat = lowest(s.asked)
        seed = int.from_bytes(draw(plan.seed, number, f"choice {decisions}")[:7], "big")
        play(s, seat, choose(game, levels[seat], game.view(s, seat), seed, BUDGET_MS).action)
        decisions += 1
    score = game.score(s).seats
    totals = [score[seat].total for seat in seats]
    ranks = [score[seat].rank for seat in seats]
    return Played(number, seats, totals, ranks, getattr(s, "n_turns", None), decisions)


def play_some(plan: Plan, first: int, end: int) -> list[Played]:
    """Games `first` … `end` - 1."""
    return [play_one(plan, number) for number in range(first, end)]


def play_all(plan: Plan, n_games: int, jobs: int, done: Callable[[int], Any]) -> list[Played]:
    """All games in the order of their numbers, in `jobs` processes; calls `done` with the number of games finished.

    Raises `HanpanError` for a plan that the game or its bots cannot follow.
    """
    if jobs == 1:
        played = []
        for number in range(n_games):
            played.append(play_one(plan, number))
            done(len(played))
        return played
    played = []
    strangers = active_children()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=settle_in) as pool:
        try:
            for some in in_any_order([pool.submit(play_some, plan, *chunk) for chunk in chunks(n_games, jobs)]):
                played += some
                done(len(played))
        except BaseException:  # Ctrl+C too: nobody waits for games that nobody wants
            for process in active_children():
                if process not in strangers:
                    process.kill()
            raise
    return sorted(played, key=lambda one: one.number)


def chunks(n_games: int, jobs: int) -> list[tuple[int, int]]:
    """The games in portions small enough to keep all processes busy."""
    size = max(1, min(MOST_PER_CHUNK, n_games // (4 * jobs)))
    return [(first, min(first + size, n_games)) for first in range(0, n_games, size)]


def in_any_order(futures: list[Future[list[Played]]]) -> Iterator[list[Played]]:
    """Results as they come."""
    waiting = set(futures)
    while waiting:
        finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in finished:
            yield future.result()
