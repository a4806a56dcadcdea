"""What was drawn beside what was to be expected: numbers for the question "was I unlucky?".

A game that answers it adds up its draws by kind with one `Tally` each and returns what they say (`Game.luck`).  The
probabilities are exact for the draws that were made, as if it had been settled beforehand to make them.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

#: A number below `low` or above `high` of a `Luck` comes up with at most this probability on each side.
TAIL: Final = 0.05


class Luck(msgspec.Struct, frozen=True):
    """One kind of draws of a match.

    key       names the messages `luck-{key}` (what is counted) and `luck-{key}-of` (out of how many `draws`) of the game
    seat      whose draws they were; None where they are nobody's own
    draws     how many there were, at least 1
    count     what they came to
    mean      what they come to on average
    low       at most a twentieth of all cases lies below,
    high      and at most a twentieth above: whatever lies between is usual
    at_most   probability that they come to `count` or less
    at_least  probability that they come to `count` or more
    """

    key: str
    seat: int | None
    draws: int
    count: int
    mean: float
    low: int
    high: int
    at_most: float
    at_least: float


class Tally:
    """The sum of independent draws, each a whole number from 0 up, with the exact distribution of that sum."""

    def __init__(self, key: str, seat: int | None) -> None:
        self.key = key
        self.seat = seat
        self.draws = 0
        self.count = 0
        self._spread = [1.0]  # by sum, its probability

    def add(self, count: int, chances: Sequence[float], draws: int = 1) -> None:
        """Something that came to `count`, where `chances[k]` was the probability of k; it stands for `draws` draws."""
        self.draws += draws
        self.count += count
        spread = [0.0] * (len(self._spread) + len(chances) - 1)
        for k, chance in enumerate(chances):
            if chance:
                for total, p in enumerate(self._spread):
                    spread[total + k] += p * chance
        self._spread = spread

    def luck(self) -> Luck:
        """What has been added so far."""
        spread = self._spread
        return Luck(
            key=self.key,
            seat=self.seat,
            draws=self.draws,
            count=self.count,
            mean=sum(total * p for total, p in enumerate(spread)),
            low=quantile(spread, TAIL),
            high=quantile(spread, 1 - TAIL),
            at_most=min(1.0, sum(spread[: self.count + 1])),
            at_least=min(1.0, sum(spread[self.count :])),
        )


def quantile(spread: Sequence[float], share: float) -> int:
    """The smallest number that is reached or stayed below with at least the probability `share`."""
    below = 0.0
    for total, p in enumerate(spread):
        below += p
        if below >= share:
            return total
    return len(spread) - 1


def heard(tallies: Sequence[Tally]) -> list[Luck]:
    """What those tallies say that have anything to say."""
    return [tally.luck() for tally in tallies if tally.draws]
