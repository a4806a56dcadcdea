"""Where the weights of `normal` come from: `python -m hanpan.bots.three_little_pigs.fitting` makes `weights.py` anew.

The bots play against themselves, at first with the valuation of `easy`, then with the weights found so far, and now
and then at random, so that they see more than they would choose.  At the start of every turn the traits of all seats
are noted; after the game a conditional logit model tells how the traits went with winning (Newton's method, with a
small penalty on the weights).  Every generation learns from the games of all generations but the first.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from hanpan.bots.protocol import Budget
from hanpan.bots.three_little_pigs.decisions import decide
from hanpan.bots.three_little_pigs.greedy import Greedy
from hanpan.bots.three_little_pigs.outlook import KNOTS, TRAITS, Outlook, Rows, tiles_to_end
from hanpan.bots.three_little_pigs.turns import Valuation
from hanpan.core.chance import Borrowed
from hanpan.core.engine import lowest, play
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.options import OPTIONS
from hanpan.games.three_little_pigs.position import Pigs, clone
from hanpan.games.three_little_pigs.previews import FEWEST
from hanpan.games.three_little_pigs.scoring import score

VARIANTS: Final = OPTIONS[0].values
#: Share of choices that are made at random.
CURIOSITY: Final = 0.03
#: Weight of the penalty on squared weights.
RIDGE: Final = 1e-3
#: More than any choice takes.
UNHURRIED: Final = 60_000


class Games:
    """What was seen at the start of each turn, and what came of it."""

    def __init__(self) -> None:
        self.traits: list[list[list[float]]] = []  # by turn, seat and trait
        self.distances: list[int] = []  # by turn: tiles to the end
        self.victories: list[list[float]] = []  # by turn and seat: the share of the victory in the end

    def add(self, others: "Games") -> None:
        """More games."""
        self.traits += others.traits
        self.distances += others.distances
        self.victories += others.victories


def valuation_of(s: Pigs, seat: int, rows: Rows | None, rng: Random) -> Valuation:
    """How the generation values tables."""
    if rows is None:
        return Greedy(seat, rng).value
    outlook = Outlook(rows)
    return lambda t: outlook.chances(t)[seat]


def play_games(variant: str, n_seats: int, n_games: int, rows: Rows | None, rng: Random) -> Games:
    """Games of a generation against itself."""
    games = Games()
    for _ in range(n_games):
        s = GAME.new({"variant": variant}, n_seats, Borrowed(rng.random), None)
        n_turns = 0
        while s.asked:
            seat = lowest(s.asked)
            if s.n_turns > n_turns:
                n_turns = s.n_turns
                games.traits.append(Outlook(()).traits(s))
                games.distances.append(tiles_to_end(s))
            play(s, seat, choice_of(s, seat, rows, rng))
        winners = score(s).winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(n_seats)]
        games.victories += [shares] * n_turns
    return games


def choice_of(s: Pigs, seat: int, rows: Rows | None, rng: Random) -> int:
    """The generation's choice, or any choice."""
    offer = s.offers[seat]
    if len(offer) == 1 or rng.random() < CURIOSITY:
        return offer[int(rng.random() * len(offer))]
    t = clone(s)
    t.chance = FEWEST
    return decide(t, seat, valuation_of(t, seat, rows, rng), Budget(UNHURRIED)).action


def shares_of_knots(distances: list[int]) -> Any:
    """By turn and knot: how much the knot's weights count."""
    shares = np.zeros((len(distances), len(KNOTS)))
    for knot in range(len(KNOTS)):
        heights = np.eye(len(KNOTS))[knot]
        shares[:, knot] = np.interp(distances, KNOTS, heights)
    return shares


def fitted(games: Games) -> Rows:
    """The weights under which what happened is most likely."""
    traits = np.array(games.traits)
    victories = np.array(games.victories)
    n, n_seats, n_traits = traits.shape
    knots = shares_of_knots(games.distances)
    x = (traits[:, :, None, :] * knots[:, None, :, None]).reshape(n, n_seats, len(KNOTS) * n_traits)
    weights = np.zeros(x.shape[2])
    for _ in range(30):
        prospects = x @ weights
        chances = np.exp(prospects - prospects.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = np.einsum("ij,ijk->k", victories - chances, x) / n - RIDGE * weights
        spread = x - np.einsum("ij,ijk->ik", chances, x)[:, None, :]
        bend = np.einsum("ij,ijk,ijl->kl", chances, spread, spread, optimize=True) / n + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return tuple(tuple(round(float(w), 3) for w in row) for row in weights.reshape(len(KNOTS), n_traits))


def learned(variant: str, n_seats: int, n_games: int, n_generations: int, seed: int) -> Rows:
    """The weights for a variant and a number of seats."""
    rng = Random(f"{variant} {n_seats} {seed}")
    rows = fitted(play_games(variant, n_seats, n_games, None, rng))
    seen = Games()
    for _ in range(n_generations):
        seen.add(play_games(variant, n_seats, n_games, rows, rng))
        rows = fitted(seen)
    return rows


def written(weights: list[dict[int, Rows]]) -> str:
    """The source of `weights.py`."""
    lines = [
        '"""Weights of the traits of `outlook`, by variant, number of seats and knot.  Made by `fitting`: do not edit."""',
        "",
        "from typing import Final",
        "",
        "from hanpan.bots.three_little_pigs.outlook import Rows",
        "",
        f"#: {', '.join(TRAITS)}",
        "WEIGHTS: Final[tuple[dict[int, Rows], ...]] = (",
    ]
    for by_seats in weights:
        lines.append("    {")
        for n_seats, rows in by_seats.items():
            lines.append(f"        {n_seats}: (")
            lines += [f"            ({', '.join(str(w) for w in row)})," for row in rows]
            lines.append("        ),")
        lines.append("    },")
    return "\n".join([*lines, ")", ""])


def main() -> None:
    """Makes all weights; with these sizes, those of the repository, it takes about an hour on two free cores."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000, help="games of each generation")
    parser.add_argument("--generations", type=int, default=3, help="generations after the greedy one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--to", type=Path, default=Path(__file__).with_name("weights.py"))
    chosen = parser.parse_args()
    kinds = [(variant, n) for variant in VARIANTS for n in range(GAME.seats[1], GAME.seats[0] - 1, -1)]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        jobs = {kind: pool.submit(learned, *kind, chosen.games, chosen.generations, chosen.seed) for kind in kinds}
        found = {kind: job.result() for kind, job in jobs.items()}
    weights = [{n: found[variant, n] for n in range(GAME.seats[0], GAME.seats[1] + 1)} for variant in VARIANTS]
    chosen.to.write_text(written(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
