"""What a seat gets at the end of a game; before the end every reward is 0.

rank        1 for the first place, -1 for the last, evenly spaced between; equals share the mean of their places
difference  the seat's total less the mean total of the others, in points

Both sum to 0 over the seats.
"""

from typing import Final

from hanpan.core.score import Score

RANK: Final = "rank"
DIFFERENCE: Final = "difference"
REWARDS: Final = (RANK, DIFFERENCE)


def rewards_of(score: Score, kind: str) -> list[float]:
    """By seat; `kind` is one of `REWARDS`, two seats at least."""
    others = len(score.seats) - 1
    if kind == DIFFERENCE:
        everybody = sum(entry.total for entry in score.seats)
        return [entry.total - (everybody - entry.total) / others for entry in score.seats]
    ranks = [entry.rank for entry in score.seats]
    return [sum((other > rank) - (other < rank) for other in ranks) / others for rank in ranks]
