"""What a bounty may bring at the end of a round, when some cards are still to come."""

from functools import lru_cache
from math import exp, factorial
from typing import Final

from hanpan.games.wyatt_earp.data import CAPTURE, TOKEN
from hanpan.games.wyatt_earp.scoring import paid_by, payout

#: What may come to a group: by case its probability, capture points, dollars added to the bounty.
Cases = tuple[tuple[float, int, int], ...]

NOTHING: Final[Cases] = ((1.0, 0, 0),)
STEP: Final = 10  # expected numbers of cards are rounded to tenths
MOST_CASES: Final = 3


def arrivals(most: int) -> list[Cases]:
    """By expected number of cards in tenths: how many cards of an outlaw come, as a Poisson number cut off."""
    table: list[Cases] = []
    for tenths in range(most * STEP + 1):
        mean = tenths / STEP
        chances = [exp(-mean) * mean**n / factorial(n) for n in range(MOST_CASES - 1)]
        chances.append(1.0 - sum(chances))
        table.append(tuple((p, 2 * n, 0) for n, p in enumerate(chances) if p > 0.01))
    return table


MOST_CARDS: Final = 3
ARRIVALS: Final = arrivals(MOST_CARDS)


def arriving(mean: float) -> Cases:
    """The cases of so many expected cards."""
    return ARRIVALS[min(int(mean * STEP + 0.5), MOST_CARDS * STEP)]


@lru_cache(maxsize=100_000)
def paid(points: tuple[int, ...], in_all: int, bounty: int, far: bool) -> list[int]:
    """By seat: dollars of a bounty."""
    return paid_by(payout(points, in_all, bounty, far), len(points))


@lru_cache(maxsize=50_000)
def expected(points: tuple[int, ...], covered: int, bounty: int, far: bool, coming: tuple[Cases, ...]) -> list[float]:
    """By seat: the mean payout in dollars; `covered` are points that count for a capture only."""
    ways: list[tuple[float, int, int, tuple[int, ...]]] = [(1.0, covered, bounty, ())]
    for now, cases in zip(points, coming, strict=True):
        ways = [
            (p * q, in_all + now + more, dollars + added, (*after, now + more))
            for p, in_all, dollars, after in ways
            for q, more, added in cases
        ]
    means = [0.0] * len(points)
    for p, in_all, dollars, after in ways:
        if in_all >= CAPTURE:
            for i, amount in enumerate(paid(after, in_all, dollars, far)):
                if amount:
                    means[i] += p * amount
    return means


def own_lay(chance: float, n: int, photo: int) -> Cases:
    """The cards of the own hand, which will be laid at once with that chance (in twentieths)."""
    if not n + photo:
        return NOTHING
    p = round(chance * 20) / 20
    laid = (p, 2 * n + 4 * photo, TOKEN * (max(0, n - 1) + photo))
    return (laid,) if p == 1.0 else ((1.0 - p, 0, 0), laid)
