"""A sequential test: is the challenger of a duel stronger?  It stops as soon as it is sure.

The generalised sequential probability ratio test in its normal approximation, as it is used for engines of chess:
M. Van den Bergh, "A practical introduction to the GSPRT" (2020), eq. 5; A. Wald, "Sequential Tests of Statistical
Hypotheses" (1945).  One observation is one deal: the mean share of the wins over all seats.
"""

from collections.abc import Sequence
from enum import StrEnum
from math import log
from statistics import fmean
from typing import Final, NamedTuple

#: Share of equals that may be called stronger, and of stronger ones that may be called equals.
ERROR: Final = 0.05
#: Logarithm of the ratio of likelihoods at which it is sure.
SURE: Final = log((1 - ERROR) / ERROR)
#: With fewer deals nobody knows how much they vary.
FEWEST: Final = 16


class Verdict(StrEnum):
    """What is known of a duel."""

    STRONGER = "stronger"
    NOT_STRONGER = "not_stronger"
    UNDECIDED = "undecided"


class Question(NamedTuple):
    """Does the challenger win `fair`, as an equal would, or `fair + margin`?  Both are shares of the wins."""

    fair: float
    margin: float


def likelihood(question: Question, wins: Sequence[float]) -> float:
    """Logarithm of how much better "stronger" explains the deals than "equal"; `wins` holds a share for each deal.

    The variance is that of the deals and of two more, one won and one lost: so it is never 0.
    """
    n = len(wins)
    mean = fmean(wins)
    variance = (sum([(x - mean) ** 2 for x in wins]) + mean**2 + (1 - mean) ** 2) / (n + 1)
    middle = question.fair + question.margin / 2
    return n * question.margin * (mean - middle) / variance


def verdict(question: Question, wins: Sequence[float]) -> Verdict:
    """What these deals say."""
    if len(wins) < FEWEST:
        return Verdict.UNDECIDED
    ratio = likelihood(question, wins)
    if ratio >= SURE:
        return Verdict.STRONGER
    return Verdict.NOT_STRONGER if ratio <= -SURE else Verdict.UNDECIDED
