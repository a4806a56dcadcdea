"""Random playouts of every game: µs per decision (offers included), per clone, per view; bytes per stored game.

`python bench/playouts.py [GAME …]`.  Process CPU time, best of several rounds, so that other work on the machine
matters little; compare numbers of one run only.
"""

import random
import sys
import time
from collections.abc import Callable

import msgspec

from hanpan.core.chance import Borrowed, Sealed
from hanpan.core.control import control_of
from hanpan.core.engine import asked, legal, play, playout
from hanpan.core.game import Game
from hanpan.games import find_game, game_names

ROUNDS = 7
GAMES = 150
REPEATS = 4000


def cpu(work: Callable[[], int]) -> float:
    """µs of CPU per unit of work, best round."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        n = work()
        best = min(best, (time.process_time() - start) / n * 1e6)
    return best


def playouts(game: Game, n_seats: int) -> int:
    """Decisions of some random games."""
    total = 0
    for seed in range(GAMES):
        chance = Borrowed(random.Random(seed).random)
        total += playout(game.new({}, n_seats, chance, None), chance)
    return total


def halfway(game: Game, n_seats: int) -> object:
    """A position in the middle of a random game."""
    chance = Borrowed(random.Random(1).random)
    length = playout(game.new({}, n_seats, chance, None), chance)
    chance = Borrowed(random.Random(1).random)
    s = game.new({}, n_seats, chance, None)
    for _ in range(length // 2):
        seat = asked(s)[0]
        play(s, seat, chance.pick(0, legal(s, seat)))
    return s


def repeat(action: Callable[[], object]) -> Callable[[], int]:
    """The action many times."""

    def work() -> int:
        for _ in range(REPEATS):
            action()
        return REPEATS

    return work


def stored(game: Game, n_seats: int) -> tuple[int, int]:
    """Bytes of a whole random game in the store, events and control records, and its decisions."""
    log: list[object] = []
    chooser = random.Random(3)
    s = game.new({}, n_seats, Sealed(b"bench", n_seats + 1), log)
    codec = game.codec()
    size = n = 0
    while s.asked:
        size += len(codec.encode(log)) + len(msgspec.json.encode(control_of(s, game.frames)))
        log.clear()
        seat = asked(s)[0]
        play(s, seat, chooser.choice(legal(s, seat)))
        n += 1
    return size, n


def main(names: list[str]) -> None:
    """Prints a table."""
    print(f"{'game':20} {'seats':>5} {'decision':>9} {'clone':>7} {'view':>7} {'bytes/game':>11} {'decisions':>10}")
    for name in names or game_names():
        game = find_game(name)
        for n_seats in range(game.seats[0], game.seats[1] + 1):
            s = halfway(game, n_seats)
            seat = asked(s)[0]
            decision = cpu(lambda game=game, n=n_seats: playouts(game, n))
            clone = cpu(repeat(lambda game=game, s=s: game.clone(s)))
            view = cpu(repeat(lambda game=game, s=s, seat=seat: msgspec.json.encode(game.view(s, seat))))
            size, n = stored(game, n_seats)
            print(f"{name:20} {n_seats:>5} {decision:>9.2f} {clone:>7.2f} {view:>7.1f} {size:>11} {n:>10}")


if __name__ == "__main__":
    main(sys.argv[1:])
