"""Tables for the tests of this folder: every game at every number of seats, and random games in environments."""

import random

from hanpan.core.engine import asked, legal, play
from hanpan.games import find_game, game_names
from hanpan.local import Match, new_match

#: (game, seats): all there are, the teaching game included.
TABLES = [(name, n) for name in game_names() for n in range(find_game(name).seats[0], find_game(name).seats[1] + 1)]
#: Every game at its smallest and its largest table.
EDGES = [(name, n) for name in game_names() for n in find_game(name).seats]


def play_at_random(match: Match, seed: int, n_decisions: int = 1_000_000) -> int:
    """Random choices of whoever is asked first; returns how many."""
    rng = random.Random(seed)
    n = 0
    while not match.is_over and n < n_decisions:
        seat = match.asked[0]
        match.play(seat, rng.choice(match.legal(seat)))
        n += 1
    return n


def halfway(name: str, n_seats: int, seed: int) -> Match:
    """A match in the middle of a random game."""
    length = play_at_random(new_match(name, n_seats, seed=seed), seed)
    match = new_match(name, n_seats, seed=seed)
    play_at_random(match, seed, length // 2)
    assert not match.is_over
    return match


def engine_game(match: Match, seed: int) -> None:
    """The same random choices as `play_at_random`, by the engine's own functions."""
    rng = random.Random(seed)
    s = match.position
    while s.asked:
        seat = asked(s)[0]
        play(s, seat, rng.choice(legal(s, seat)))
