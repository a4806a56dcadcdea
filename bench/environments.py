"""Random play at the level of the environments: µs of CPU per step.

`python bench/environments.py [GAME …]`.  Best of several rounds of process CPU time; compare numbers of one run only.
Columns: the bare match (`legal` and `play`), the AEC environment without and with observations (`last`), one vector
(view and encoding), the parallel environment (per decision), and one node of an OpenSpiel-shaped state.
"""

import random
import sys

from playouts import cpu

from hanpan.core.engine import lowest
from hanpan.envs import AEC, Encoding, Parallel, SpielGame, aec_env, encoding_of, parallel_env, spiel_game
from hanpan.games import find_game, game_names
from hanpan.local import Match, new_match

GAMES = 12


def matches(name: str, n_seats: int) -> int:
    """Decisions of some random games."""
    rng = random.Random(1)
    total = 0
    for seed in range(GAMES):
        match = new_match(name, n_seats, seed=seed)
        while not match.is_over:
            seat = lowest(match.position.asked)
            match.play(seat, rng.choice(match.legal(seat)))
            total += 1
    return total


def steps(env: AEC, observe: bool) -> int:
    """The same in an AEC environment; with `observe` the choice comes from the mask of `last`."""
    rng = random.Random(1)
    total = 0
    for seed in range(GAMES):
        env.reset(seed=seed)
        match = env.match
        assert match is not None
        while not match.is_over:
            if observe:
                mask = env.last()[4]["action_mask"]
                env.step(rng.choice(mask.nonzero()[0]))
            else:
                env.step(rng.choice(match.legal(int(env.agent_selection[-1]))))
            total += 1
    return total


def moments(name: str, n_seats: int) -> list[tuple[Match, int]]:
    """Every moment of a random game with the seat that is asked."""
    rng = random.Random(1)
    match = new_match(name, n_seats, seed=1)
    found = []
    while not match.is_over:
        seat = lowest(match.position.asked)
        found.append((match.clone(), seat))
        match.play(seat, rng.choice(match.legal(seat)))
    return found


def vectors(encoding: Encoding, seen: list[tuple[Match, int]]) -> int:
    """Views of these moments as numbers, many times."""
    repeats = 1 + 300 // len(seen)
    for _ in range(repeats):
        for match, seat in seen:
            encoding.encode(match.view(seat))
    return repeats * len(seen)


def together(env: Parallel) -> int:
    """Decisions of some random games in a parallel environment."""
    rng = random.Random(1)
    total = 0
    for seed in range(GAMES):
        _, infos = env.reset(seed=seed)
        while env.agents:
            actions = {agent: rng.choice(info["action_mask"].nonzero()[0]) for agent, info in infos.items()}
            total += sum(action != env.wait for action in actions.values())
            *_, infos = env.step(actions)
    return total


def nodes(game: SpielGame) -> int:
    """Nodes, chance included, of some random games."""
    rng = random.Random(1)
    total = 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            total += 1
    return total


def main(names: list[str]) -> None:
    """Prints a table."""
    columns = ("match", "AEC step", "with last", "vector", "parallel", "spiel node")
    print(f"{'game':20} {'seats':>5} " + " ".join(f"{column:>10}" for column in columns))
    for name in names or game_names():
        for n in range(find_game(name).seats[0], find_game(name).seats[1] + 1):
            aec, parallel, spiel = aec_env(name, n), parallel_env(name, n), spiel_game(name, n)
            encoding, seen = encoding_of(name, n), moments(name, n)
            figures = (
                cpu(lambda name=name, n=n: matches(name, n)),
                cpu(lambda aec=aec: steps(aec, False)),
                cpu(lambda aec=aec: steps(aec, True)),
                cpu(lambda encoding=encoding, seen=seen: vectors(encoding, seen)),
                cpu(lambda parallel=parallel: together(parallel)),
                cpu(lambda spiel=spiel: nodes(spiel)),
            )
            print(f"{name:20} {n:>5} " + " ".join(f"{figure:>10.1f}" for figure in figures))


if __name__ == "__main__":
    main(sys.argv[1:])
