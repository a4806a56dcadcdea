"""Plain Python beside the compiled build: µs of CPU per random decision and per copy of a position, taken in turns.

`make compiled`, then `python bench/builds.py [GAME [ROUNDS]]`.  "borrowed" draws from the interpreter's generator,
"quick" from the engine's own, as compiled searches do.
"""

import random
import sys

from turns import COMPILED, Contestant, compiled_environment, many, serve, take_turns

from hanpan.core.chance import Borrowed, Chance, Quick
from hanpan.core.engine import legal, lowest, play, playout
from hanpan.games import find_game

ROUNDS = 7


def works(name: str) -> list:
    """What one build measures for one number of seats: playouts with two sources, and a copy half-way."""
    _, game_name, seats = name.split()
    game = find_game(game_name)
    n_seats = int(seats)

    def random_game(chance: Chance) -> int:
        return playout(game.new({}, n_seats, chance, None), chance)

    borrowed = Borrowed(random.Random(1).random)
    quick = Quick(1)
    length = random_game(Quick(2))
    chance = Quick(2)
    s = game.new({}, n_seats, chance, None)
    for _ in range(length // 2):
        seat = lowest(s.asked)
        play(s, seat, chance.pick(0, legal(s, seat)))
    return [lambda: random_game(borrowed), lambda: random_game(quick), many(lambda: game.clone(s))]


def main(game_name: str = "three_little_pigs", rounds: str = str(ROUNDS)) -> None:
    """Prints a table in Markdown."""
    if not COMPILED.exists():
        sys.exit("run `make compiled` first")
    least, most = find_game(game_name).seats
    print(
        "| seats | borrowed, plain | compiled | times | quick, plain | compiled | times | copy, plain | in decisions "
        "| compiled | in decisions |"
    )
    print("|---" * 11 + "|")
    for n_seats in range(least, most + 1):
        pair = [
            Contestant(f"plain {game_name} {n_seats}", sys.executable, {}),
            Contestant(f"compiled {game_name} {n_seats}", sys.executable, compiled_environment()),
        ]
        plain, fast = take_turns(pair, int(rounds))
        cells = [str(n_seats)]
        for i in range(2):
            cells += [f"{plain.figure(i):.2f}", f"{fast.figure(i):.3f}", f"{plain.beside(fast, i):.1f}"]
        for build, source in ((plain, 0), (fast, 1)):
            cells += [f"{build.figure(2):.2f}", f"{build.figure(2) / build.figure(source):.2f}"]
        print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(works(sys.argv[2]))
    else:
        main(*sys.argv[1:])
