"""Rankings and the tie-break that decided."""

import pytest

from hanpan.core.score import Item, ranked


def table(*rows):
    return ranked([[Item("x", total)] for total, _ in rows], [tie for _, tie in rows], ("houses", "height"))


@pytest.mark.parametrize(
    ("rows", "ranks", "winners", "decided_by"),
    [
        ([(9, (1, 1)), (8, (5, 5))], [1, 2], [0], None),
        ([(9, (1, 1)), (9, (2, 0))], [2, 1], [1], "houses"),
        ([(9, (2, 1)), (9, (2, 3)), (1, (9, 9))], [2, 1, 3], [1], "height"),
        ([(9, (2, 1)), (9, (2, 1)), (1, (9, 9))], [1, 1, 3], [0, 1], None),
        ([(0, (0, 0)), (0, (0, 0))], [1, 1], [0, 1], None),
        ([(9, (2, 1)), (9, (2, 1)), (9, (1, 1))], [1, 1, 3], [0, 1], "houses"),
    ],
)
def test_ranks(rows, ranks, winners, decided_by):
    score = table(*rows)
    assert [entry.rank for entry in score.seats] == ranks
    assert score.winners == winners
    assert score.decided_by == decided_by
