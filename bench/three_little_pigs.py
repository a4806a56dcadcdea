"""Figures of The Three Little Pigs that docs/games/three_little_pigs.md shows.

`python bench/three_little_pigs.py table [LEVEL [GAMES]]`  what games look like with that level in all seats
`python bench/three_little_pigs.py random [GAMES]`         the longest random game and the longest list of choices
"""

import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import fmean
from typing import Any

from hanpan.bots import choose
from hanpan.core.chance import Borrowed, Quick
from hanpan.core.engine import lowest, play
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.events import LoneRoofFell, TileBought, TilesBlown, TurnStarted, WolfAppeared
from hanpan.games.three_little_pigs.scoring import n_completed, score
from hanpan.lab.simulate import budget_of

SEATS = range(GAME.seats[0], GAME.seats[1] + 1)
JOBS = 2


def one_game(level: str, n_seats: int, seed: int) -> dict[str, Any]:
    """What happened in one game."""
    rng = Random(f"{level} {n_seats} {seed}")
    log: list[Any] = []
    s = GAME.new({}, n_seats, Borrowed(rng.random), log)
    while s.asked:
        seat = lowest(s.asked)
        name, budget = budget_of(level)
        play(s, seat, choose(GAME, name, GAME.view(s, seat), rng.getrandbits(53), budget).action)
    bought_by_turn: Counter[int] = Counter()
    turn = 0
    for event in log:
        turn += isinstance(event, TurnStarted)
        bought_by_turn[turn] += isinstance(event, TileBought)
    totals = [entry.total for entry in score(s).seats]
    return {
        "turns": s.n_turns,
        "wolf turns": sum(isinstance(event, WolfAppeared) for event in log),
        "two tiles": sum(n == 2 for n in bought_by_turn.values()),
        "blown": sum(
            len(event.tiles) if isinstance(event, TilesBlown) else isinstance(event, LoneRoofFell) for event in log
        ),
        "totals": totals,
        "completed": fmean(n_completed(s, seat) for seat in range(n_seats)),
    }


def some_games(level: str, n_seats: int, seeds: Sequence[int]) -> list[dict[str, Any]]:
    """Several games."""
    return [one_game(level, n_seats, seed) for seed in seeds]


def show_table(level: str = "normal", n_games: str = "2000") -> None:
    """One row of Markdown for each number of seats."""
    print(
        "| seats | turns per seat | turns in all | wolf turns | two tiles | blown | mean | winner | last | houses | most |"
    )
    print("| --- " * 11 + "|")
    with ProcessPoolExecutor(JOBS) as pool:
        for n in SEATS:
            parts = [range(first, int(n_games), 4 * JOBS) for first in range(4 * JOBS)]
            jobs = [pool.submit(some_games, level, n, list(part)) for part in parts]
            games = [game for job in jobs for game in job.result()]
            turns = sum(game["turns"] for game in games)
            cells = [
                f"{n}",
                f"{turns / len(games) / n:.1f}",
                f"{min(game['turns'] for game in games)}-{max(game['turns'] for game in games)}",
                f"{100 * sum(game['wolf turns'] for game in games) / turns:.0f} %",
                f"{100 * sum(game['two tiles'] for game in games) / turns:.0f} %",
                f"{fmean(game['blown'] for game in games):.1f}",
                f"{fmean(fmean(game['totals']) for game in games):.1f}",
                f"{fmean(max(game['totals']) for game in games):.1f}",
                f"{fmean(min(game['totals']) for game in games):.1f}",
                f"{fmean(game['completed'] for game in games):.1f}",
                f"{max(max(game['totals']) for game in games)}",
            ]
            print(f"| {' | '.join(cells)} |", flush=True)


def show_random(n_games: str = "10000") -> None:
    """Extremes of random games, spread evenly over the numbers of seats."""
    for n_seats in SEATS:
        most: Counter[str] = Counter()
        for seed in range(int(n_games) // len(SEATS)):
            chooser = Quick(seed)
            s = GAME.new({}, n_seats, Quick(seed + 1_000_003), None)
            n = 0
            while s.asked:
                seat = lowest(s.asked)
                most["choices"] = max(most["choices"], len(s.offers[seat]))
                most["houses"] = max(most["houses"], len(s.homes[seat]))
                play(s, seat, chooser.pick(0, s.offers[seat]))
                n += 1
            GAME.conserve(s)
            most["turns"] = max(most["turns"], s.n_turns)
            most["decisions"] = max(most["decisions"], n)
        print(f"{n_seats} seats, at most: {', '.join(f'{n} {name}' for name, n in most.items())}")


if __name__ == "__main__":
    shows = {"table": show_table, "random": show_random}
    if len(sys.argv) < 2 or sys.argv[1] not in shows:
        sys.exit(__doc__)
    shows[sys.argv[1]](*sys.argv[2:])
