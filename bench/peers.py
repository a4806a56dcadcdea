"""Random play beside other engines: µs of CPU per decision and per copy of a state, and the ratios to Hanpan.

The peers are no dependency of Hanpan: they live in an environment of their own, and one that is absent is skipped.

    python -m venv /tmp/peers
    /tmp/peers/bin/pip install open_spiel rlcard catanatron chess "pettingzoo[classic]"
    make compiled
    python bench/peers.py /tmp/peers/bin/python [ROUNDS]

The engines take turns; a figure is the median of the rounds, and so is a ratio.  The games differ in weight: name the
peer with every ratio.  "quick" draws from Hanpan's own generator, as compiled searches do.
"""

import copy
import random
import sys
from collections.abc import Callable
from typing import Any

from turns import COMPILED, Contestant, compiled_environment, many, serve, take_turns

ROUNDS = 7
SEATS = 4

Playout = Callable[[], int]  # plays a random game and tells how many decisions it took
Copy = Callable[[], Any] | None  # copies a state in the middle of a game


def pick(choices: list[Any]) -> Any:
    """One at random, in the quickest way that Python has."""
    return choices[int(random.random() * len(choices))]


def drawn(outcomes: list[tuple[int, float]]) -> int:
    """One of OpenSpiel's outcomes; equal chances, which most games have, cost no more than a choice."""
    if outcomes[0][1] == outcomes[-1][1]:
        return pick(outcomes)[0]
    actions, weights = zip(*outcomes, strict=True)
    return random.choices(actions, weights)[0]


def hanpan(quick: bool) -> tuple[Playout, Copy]:
    """The Three Little Pigs, 4 seats."""
    from hanpan.core.chance import Borrowed, Quick
    from hanpan.core.engine import legal, lowest, play, playout
    from hanpan.games import find_game

    game = find_game("three_little_pigs")
    chance = Quick(1) if quick else Borrowed(random.Random(1).random)
    s = game.new({}, SEATS, chance, None)
    for _ in range(60):
        seat = lowest(s.asked)
        play(s, seat, chance.pick(0, legal(s, seat)))
    return lambda: playout(game.new({}, SEATS, chance, None), chance), lambda: game.clone(s)


def spiel(name: str) -> tuple[Playout, Copy]:
    """OpenSpiel, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def step(state: Any) -> bool:
        """One decision or one draw; True for a decision."""
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes()))
            return False
        state.apply_action(pick(state.legal_actions()))
        return True

    def playout() -> int:
        state = game.new_initial_state()
        n = 0
        while not state.is_terminal():
            n += step(state)
        return n

    state = game.new_initial_state()
    n = 0
    while n < 20:
        n += step(state)
    return playout, state.clone


def rlcard() -> tuple[Playout, Copy]:
    """RLCard's gin rummy."""
    from rlcard import make

    env = make("gin-rummy")

    def playout() -> int:
        state, _ = env.reset()
        n = 0
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            n += 1
        return n

    state, _ = env.reset()
    for _ in range(10):
        state, _ = env.step(pick(list(state["legal_actions"])))
    middle = copy.deepcopy(env.game)
    return playout, lambda: copy.deepcopy(middle)


def catan() -> tuple[Playout, Copy]:
    """Catanatron, 4 random players."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def playout() -> int:
        game = new()
        n = 0
        while game.winning_color() is None and n < 20_000:
            game.play_tick()
            n += 1
        return n

    middle = new()
    for _ in range(100):
        middle.play_tick()
    return playout, middle.copy


def chess() -> tuple[Playout, Copy]:
    """python-chess."""
    from chess import Board

    def playout() -> int:
        board = Board()
        n = 0
        while n < 300 and (moves := list(board.legal_moves)):
            board.push(pick(moves))
            n += 1
        return n

    middle = Board()
    for _ in range(20):
        middle.push(pick(list(middle.legal_moves)))
    return playout, lambda: middle.copy(stack=False)


def pettingzoo() -> tuple[Playout, Copy]:
    """PettingZoo's leduc hold'em."""
    from pettingzoo.classic import leduc_holdem_v4

    env = leduc_holdem_v4.env()

    def playout() -> int:
        env.reset()
        n = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(pick([a for a, legal in enumerate(seen["action_mask"]) if legal]))
            n += 1
        return n

    return playout, None


OWN = ("Hanpan plain", "Hanpan compiled", "Hanpan compiled, quick")
ENGINES: dict[str, Callable[[], tuple[Playout, Copy]]] = {
    **{name: lambda name=name: hanpan(name.endswith("quick")) for name in OWN},
    "OpenSpiel from Python: pig, 4 seats": lambda: spiel("pig(players=4)"),
    "OpenSpiel from Python: crazy_eights": lambda: spiel("crazy_eights"),
    "OpenSpiel from Python: hearts": lambda: spiel("hearts"),
    "OpenSpiel from Python: backgammon": lambda: spiel("backgammon"),
    "OpenSpiel from Python: gin_rummy": lambda: spiel("gin_rummy"),
    "RLCard: gin rummy": rlcard,
    "catanatron, 4 seats": catan,
    "python-chess": chess,
    "PettingZoo: leduc hold'em": pettingzoo,
}


def main(python: str, rounds: str = str(ROUNDS)) -> None:
    """Prints a table in Markdown."""
    names = [name for name in ENGINES if COMPILED.exists() or not name.startswith("Hanpan compiled")]
    if len(names) < len(ENGINES):
        print("skipped: Hanpan compiled (run `make compiled`)")
    rows = take_turns([contestant(name, python) for name in names], int(rounds))
    own = [row for row in rows if row.name in OWN]
    print(f"| engine | decision µs | copy µs | {' | '.join(f'times {row.name}' for row in own)} |")
    print("|---" * (3 + len(own)) + "|")
    for row in rows:
        copied = f"{row.figure(1):.2f}" if len(row.rounds[0]) > 1 else "–"
        ratios = [f"{row.beside(other, 0):.2f}" for other in own]
        print(f"| {row.name} | {row.figure(0):.2f} | {copied} | {' | '.join(ratios)} |")


def contestant(name: str, python: str) -> Contestant:
    """The process of an engine."""
    if name not in OWN:
        return Contestant(name, python, {})
    return Contestant(name, sys.executable, {} if name == OWN[0] else compiled_environment())


def works(name: str) -> list[Callable[[], int]]:
    """What an engine measures."""
    playout, copying = ENGINES[name]()
    return [playout, many(copying)] if copying else [playout]


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if sys.argv[1] == "serve":
        serve(works(sys.argv[2]))
    else:
        main(*sys.argv[1:])
