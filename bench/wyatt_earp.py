"""Figures of Wyatt Earp that docs/games/wyatt_earp.md shows.

`python bench/wyatt_earp.py table [LEVEL [GAMES [SEATS]]]`        what games look like with that level in all seats
`python bench/wyatt_earp.py duel SEATS GAMES ONE OTHER [SEED]`    how often ONE wins among players that are all OTHER

Beside the levels two yardsticks can play a duel, which no table offers: `seeing@30` is `hard@30` that knows all hands,
so that its lead over `hard@30` is what better guesses at hands could bring at most; `unsearched` is `hard` that takes what its
valuation likes best, without any simulation.  Everybody has every seat of every deal.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import fmean, quantiles
from typing import Any

from hanpan.bots import Budget, choose
from hanpan.bots.search import Search
from hanpan.bots.wyatt_earp import search_settings
from hanpan.bots.wyatt_earp.foresight import Foresight
from hanpan.core.chance import Borrowed, Chance, Quick, Sealed
from hanpan.core.engine import lowest, play
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.actions import ENDINGS
from hanpan.games.wyatt_earp.events import RoundEnded, TurnStarted
from hanpan.games.wyatt_earp.position import Earp
from hanpan.lab.figures import wilson
from hanpan.lab.simulate import budget_of, draw

SEATS = range(GAME.seats[0], GAME.seats[1] + 1)
JOBS = 2


class Seeing(Foresight):
    """Knows the hands of the others: the deal of its position is the real one, and stays."""

    def dealt(self, s: Earp, seat: int, chance: Chance) -> None:
        """Nothing is dealt anew."""


def chosen(s: Earp, seat: int, player: str, seed: int) -> int:
    """What a level or a yardstick does."""
    name, budget = budget_of(player)
    if len(s.offers[seat]) == 1:
        return s.offers[seat][0]
    if name == "seeing":
        return seen(s, seat, seed, budget)
    if name == "unsearched":
        return Foresight(GAME.guess(GAME.view(s, seat), Quick(seed)), seat).favourite
    return choose(GAME, name, GAME.view(s, seat), seed, budget).action


def seen(s: Earp, seat: int, seed: int, budget: Budget) -> int:
    """What `hard` would do if it saw all hands."""
    t = GAME.clone(s)
    return Search(Seeing(t, seat), t, seat, seed, search_settings()).run(budget).action


def duel_game(one: str, other: str, n_seats: int, seed: int, number: int) -> float:
    """The share of the victory of `one`, whose seat changes from game to game of the same deal."""
    s = GAME.new({}, n_seats, Sealed(draw(seed, number // n_seats, "chance"), 1 + n_seats), None)
    decisions = 0
    while s.asked:
        seat = lowest(s.asked)
        choice_seed = int.from_bytes(draw(seed, number, f"choice {decisions}")[:7], "big")
        play(s, seat, chosen(s, seat, one if seat == number % n_seats else other, choice_seed))
        decisions += 1
    winners = GAME.score(s).winners
    return 1 / len(winners) if number % n_seats in winners else 0.0


def show_duel(seats: str, n_games: str, one: str, other: str, seed: str = "2026") -> None:
    """Plays the games one after the other and tells now and then how far it is."""
    won = 0.0
    for number in range(int(n_games)):
        won += duel_game(one, other, int(seats), int(seed), number)
        if (number + 1) % 20 == 0 or number + 1 == int(n_games):
            rate = wilson(won, number + 1)
            print(
                f"{number + 1} games, {one} among {other}, {seats} seats: {100 * rate.rate:.1f} % "
                f"({100 * rate.low:.1f}-{100 * rate.high:.1f})",
                flush=True,
            )


def one_game(level: str, n_seats: int, seed: int) -> dict[str, Any]:
    """What happened in one game."""
    rng = Random(f"{level} {n_seats} {seed}")
    log: list[Any] = []
    s = GAME.new({}, n_seats, Borrowed(rng.random), log)
    while s.asked:
        seat = lowest(s.asked)
        play(s, seat, chosen(s, seat, level, rng.getrandbits(53)))
    return {
        "rounds": s.round,
        "turns": sum(isinstance(event, TurnStarted) for event in log),
        "endings": Counter(event.ending for event in log if isinstance(event, RoundEnded)),
        "money": sorted(s.money),
    }


def some_games(level: str, n_seats: int, seeds: Sequence[int]) -> list[dict[str, Any]]:
    """Several games."""
    return [one_game(level, n_seats, seed) for seed in seeds]


def show_table(level: str = "normal", n_games: str = "2000", seats: str = "") -> None:
    """One row of Markdown for each number of seats."""
    print(
        f"| seats | games | rounds (80 % of games) | turns in a round | {' | '.join(ENDINGS)} | winner | last | all |"
    )
    print("| --- " * (7 + len(ENDINGS)) + "|")
    with ProcessPoolExecutor(JOBS) as pool:
        for n in [int(seats)] if seats else SEATS:
            parts = [range(first, int(n_games), 4 * JOBS) for first in range(4 * JOBS)]
            jobs = [pool.submit(some_games, level, n, list(part)) for part in parts]
            games = [game for job in jobs for game in job.result()]
            rounds = [game["rounds"] for game in games]
            tenths = quantiles(rounds, n=10)
            ends: Counter[int] = sum([game["endings"] for game in games], Counter())
            winners = [game["money"][-1] for game in games]
            cells = [
                f"{n}",
                f"{len(games)}",
                f"{fmean(rounds):.2f} ({tenths[0]:.0f}-{tenths[8]:.0f}, at most {max(rounds)})",
                f"{sum(game['turns'] for game in games) / sum(rounds):.1f}",
                *[f"{100 * ends[ending] / sum(rounds):.1f} %" for ending in range(len(ENDINGS))],
                f"{fmean(winners):,.0f} ({', '.join(f'{x:,.0f}' for x in quantiles(winners, n=10)[::8])})",
                f"{fmean(game['money'][0] for game in games):,.0f}",
                f"{fmean(sum(game['money']) for game in games):,.0f}",
            ]
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    shows = {"table": show_table, "duel": show_duel}
    if len(sys.argv) < 2 or sys.argv[1] not in shows:
        sys.exit(__doc__)
    shows[sys.argv[1]](*sys.argv[2:])
