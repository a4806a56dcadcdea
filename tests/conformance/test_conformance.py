"""Every game, every number of seats, a sample of options: what must hold whatever the rules are."""

import os
import subprocess
import sys
from itertools import cycle

import pytest

from hanpan.core.conformance import CHECKS, check_same_seed, check_tables
from hanpan.core.game import Game
from hanpan.games import find_game, game_names

GAMES = [find_game(name) for name in game_names()]


def samples(game: Game) -> list[dict[str, str]]:
    """Default options, each other value once alone, and mixtures in which every value occurs."""
    alone = [{option.name: value} for option in game.options for value in option.values[1:]]
    longest = max((len(option.values) for option in game.options), default=1)
    mixed = [{option.name: option.values[i % len(option.values)] for option in game.options} for i in range(longest)]
    return [{}, *alone, *mixed]


def cases() -> list[pytest.param]:
    found = []
    for game in GAMES:
        least, most = game.seats
        seats = cycle(range(least, most + 1))
        for n_seats in range(least, most + 1):
            found.append((game, {}, n_seats))
        found += [(game, options, next(seats)) for options in samples(game)[1:]]
    return [
        pytest.param(game, options, n, id=f"{game.name}-{n}-{'-'.join(options.values()) or 'default'}")
        for game, options, n in found
    ]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "options", "n_seats"), cases())
def test_conformance(game, options, n_seats, check):
    options = fitting(game, options, n_seats)
    for seed in range(2):
        check(game, options, n_seats, seed)


def fitting(game: Game, options: dict[str, str], n_seats: int) -> dict[str, str]:
    """Options that name a seat are only for tables that have it."""
    return {k: v for k, v in options.items() if k != "first_seat" or int(v) <= n_seats}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tables_agree(game):
    check_tables(game)


SCRIPT = """
import sys
from hanpan.core.conformance import check_same_seed
from hanpan.games import find_game
game = find_game(sys.argv[1])
sys.stdout.buffer.write(check_same_seed(game, {}, game.seats[1], 7))
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_same_seed_same_bytes_under_any_hash_seed(game):
    here = check_same_seed(game, {}, game.seats[1], 7)
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT, game.name],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        )
        assert run.stdout == here
