"""Draws beside their expectation: the distributions are exact."""

import math
from itertools import product

import pytest

from hanpan.core.luck import Tally, heard

COIN = (0.5, 0.5)


def test_equal_draws_are_binomial() -> None:
    tally = Tally("heads", 0)
    for i in range(100):
        tally.add(int(i < 40), COIN)
    luck = tally.luck()
    at_most = sum(math.comb(100, k) for k in range(41)) / 2**100
    assert (luck.key, luck.seat, luck.draws, luck.count) == ("heads", 0, 100, 40)
    assert luck.mean == pytest.approx(50) and luck.at_most == pytest.approx(at_most, rel=1e-12)
    assert luck.at_least == pytest.approx(1 - at_most + math.comb(100, 40) / 2**100, rel=1e-12)
    assert (luck.low, luck.high) == (42, 58)  # the known quantiles of that distribution


def test_unequal_draws_are_counted_out() -> None:
    kinds = [(0.5, 0.5), (2 / 3, 1 / 3), (0.25, 0.5, 0.25), (0.0, 0.0, 1.0)]
    tally = Tally("sum", None)
    for chances in kinds:
        tally.add(1, chances)
    luck = tally.luck()
    cases = [
        (sum(case), math.prod(chances[k] for chances, k in zip(kinds, case, strict=True)))
        for case in product(*(range(len(chances)) for chances in kinds))
    ]
    assert luck.count == 4
    assert luck.mean == pytest.approx(sum(total * p for total, p in cases))
    assert luck.at_most == pytest.approx(sum(p for total, p in cases if total <= 4))
    assert luck.at_least == pytest.approx(sum(p for total, p in cases if total >= 4))
    assert sum(p for total, p in cases if luck.low <= total <= luck.high) >= 0.9


def test_extremes() -> None:
    tally = Tally("sixes", 1)
    for _ in range(300):
        tally.add(0, (5 / 6, 1 / 6))
    luck = tally.luck()
    assert luck.at_most == pytest.approx((5 / 6) ** 300, rel=1e-9) and luck.at_least == 1.0
    assert luck.count < luck.low <= luck.mean <= luck.high


def test_nothing_is_said_of_what_was_never_drawn() -> None:
    drawn, never = Tally("a", 0), Tally("b", 0)
    drawn.add(1, COIN)
    assert [luck.key for luck in heard([never, drawn])] == ["a"]
