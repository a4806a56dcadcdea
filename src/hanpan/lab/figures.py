"""Figures of a simulation: means, spreads, and win rates with their uncertainty."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from hanpan.lab.simulate import Plan, Played

#: Two-sided 95 % of the normal distribution.
Z: Final = 1.959963984540054


class Spread(msgspec.Struct, frozen=True):
    """A list of numbers in short; `sd` is the standard deviation of the sample, 0 for a single number."""

    mean: float
    sd: float
    least: int
    most: int


class Rate(msgspec.Struct, frozen=True):
    """A share of `n` with its 95 % Wilson interval.  A win that k players share counts 1/k for each."""

    n: int
    wins: float
    rate: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How a level, or whoever sat in a seat, did."""

    win: Rate
    score: Spread


class Figures(msgspec.Struct, frozen=True):
    """The whole result.  `fair` is the win rate of equals."""

    game: str
    options: dict[str, str]
    levels: list[str]
    seed: int
    games: int
    fair: float
    turns: Spread | None
    decisions: Spread
    by_level: dict[str, Standing]
    by_seat: list[Standing]


def figures(plan: Plan, played: Sequence[Played]) -> Figures:
    """The figures of at least one game."""
    n = len(plan.levels)
    levels = list(dict.fromkeys(plan.levels))
    shares = [[share(one, player) for player in range(n)] for one in played]
    by_level = {
        level: standing(
            [shares[i][player] for i in range(len(played)) for player in range(n) if plan.levels[player] == level],
            [one.totals[player] for one in played for player in range(n) if plan.levels[player] == level],
        )
        for level in levels
    }
    by_seat = [
        standing(
            [shares[i][one.seats.index(seat)] for i, one in enumerate(played)],
            [one.totals[one.seats.index(seat)] for one in played],
        )
        for seat in range(n)
    ]
    turns = [one.turns for one in played if one.turns is not None]
    return Figures(
        game=plan.game,
        options=plan.options,
        levels=list(plan.levels),
        seed=plan.seed,
        games=len(played),
        fair=1 / n,
        turns=spread(turns) if turns else None,
        decisions=spread([one.decisions for one in played]),
        by_level=by_level,
        by_seat=by_seat,
    )


def share(one: Played, player: int) -> float:
    """What the player has of the win."""
    return 1 / one.ranks.count(1) if one.ranks[player] == 1 else 0.0


def standing(shares: Sequence[float], totals: Sequence[int]) -> Standing:
    """Win rate and scores of some players in some games."""
    return Standing(wilson(sum(shares), len(shares)), spread(totals))


def wilson(wins: float, n: int) -> Rate:
    """The 95 % score interval of Wilson (1927) for `wins` of `n` trials, n at least 1."""
    rate = wins / n
    middle = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    return Rate(n, wins, rate, max(0.0, middle - half), min(1.0, middle + half))


def spread(numbers: Sequence[int]) -> Spread:
    """Mean, standard deviation, least and most of at least one number."""
    return Spread(fmean(numbers), stdev(numbers) if len(numbers) > 1 else 0.0, min(numbers), max(numbers))
