"""Random games of every game in the build that runs: speed and bytes.

`python bench/playouts.py [GAME …]`; with `PYTHONPATH=build/compiled` in front, of the compiled build.  Process CPU
time, best of several rounds, so that other work on the machine matters little; compare numbers of one run only
(`bench/builds.py` lets both builds take turns).

games/s, decisions/s   whole random games, set-up and offers included
clone, view            of a position half-way; the view is that of the asked seat, as JSON
stored                 bytes of one whole game in the store: events and control records
told                   bytes to one client in that game: every step with its view, before compression on the wire
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from hanpan.core import BUILD
from hanpan.core.chance import Borrowed, Sealed
from hanpan.core.control import control_of
from hanpan.core.engine import asked, legal, play, playout
from hanpan.core.events import spell_event
from hanpan.core.game import Game
from hanpan.games import find_game, game_names
from hanpan.wire.messages import Step

ROUNDS = 7
GAMES = 150
REPEATS = 4000
CLIENT = 0  # the seat whose traffic is counted


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
    chance = Borrowed(random.Random(1).random)
    return sum(playout(game.new({}, n_seats, chance, None), chance) for _ in range(GAMES))


def halfway(game: Game, n_seats: int) -> Any:
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


def kept(game: Game, n_seats: int) -> tuple[int, int, int]:
    """Of a whole random game: bytes in the store, bytes to one client, decisions."""
    log: list[Any] = []
    chooser = random.Random(3)
    s = game.new({}, n_seats, Sealed(b"bench", n_seats + 1), log)
    codec = game.codec()
    stored = len(codec.encode(log)) + len(msgspec.json.encode(control_of(s, game.frames)))
    told = len(msgspec.json.encode(step(game, s, 1, None, [], log)))
    n = 0
    while s.asked:
        log.clear()
        seat = asked(s)[0]
        a = chooser.choice(legal(s, seat))
        play(s, seat, a)
        n += 1
        stored += len(codec.encode(log)) + len(msgspec.json.encode(control_of(s, game.frames)))
        told += len(msgspec.json.encode(step(game, s, n + 1, seat, [a], log)))
    return stored, told, n


def step(game: Game, s: Any, n: int, seat: int | None, ids: list[int], events: list[Any]) -> Step:
    """What the client is sent about one step."""
    asks = bool(s.asked >> CLIENT & 1)
    return Step(
        n=n,
        seat=seat,
        actions=[game.actions.spell(a) for a in ids],
        events=[spell_event(game.redact(event, CLIENT), game.vocabulary) for event in events],
        prompt=n if asks else None,
        choices=game.actions.offer(legal(s, CLIENT)) if asks else [],
        view=game.view(s, CLIENT),
    )


def main(names: list[str]) -> None:
    """Prints a table in Markdown."""
    print(f"build: {BUILD}\n")
    print(
        "| game | seats | games/s | decisions/s | decision µs | clone µs | view µs | stored | told | decisions a game |"
    )
    print("|---" * 10 + "|")
    for name in names or game_names():
        game = find_game(name)
        for n_seats in range(game.seats[0], game.seats[1] + 1):
            s = halfway(game, n_seats)
            seat = asked(s)[0]
            length = playouts(game, n_seats) / GAMES
            decision = cpu(lambda game=game, n=n_seats: playouts(game, n))
            clone = cpu(repeat(lambda game=game, s=s: game.clone(s)))
            view = cpu(repeat(lambda game=game, s=s, seat=seat: msgspec.json.encode(game.view(s, seat))))
            stored, told, n = kept(game, n_seats)
            cells = [name, n_seats, f"{1e6 / decision / length:,.0f}", f"{1e6 / decision:,.0f}", f"{decision:.2f}"]
            cells += [f"{clone:.2f}", f"{view:.1f}", stored, told, n]
            print(f"| {' | '.join(str(cell) for cell in cells)} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
