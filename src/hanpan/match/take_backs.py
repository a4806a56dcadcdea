"""Taking back: a seat goes back to where the match stood before its last play, if the rules of the game let it.

In a record that is a step like any other, with an action of the table and not of the game: nothing that was stored is
ever removed.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from hanpan.core.errors import Refused
from hanpan.core.events import EventCodec
from hanpan.core.game import Game
from hanpan.store.records import StepRecord
from hanpan.wire.messages import Form

T = TypeVar("T")

#: What a stored step has in place of the ids of actions, as a list and as stored, and how it is spelled.
TAKEN_BACK_IDS: Final = [-1]
TAKEN_BACK: Final = b"[-1]"
TAKE_BACK: Final[Form] = {"do": "TakeBack"}


class TakenBack(msgspec.Struct, frozen=True):
    """What is told of such a step.  It is not stored: that `seat` did it is all there is to know."""

    seat: int


def events_of(codec: EventCodec, step: StepRecord) -> list[Any]:
    """What happened in a stored step.  Whatever the codec says of events that it did not write."""
    if step.actions == TAKEN_BACK and step.seat is not None:
        return [TakenBack(step.seat)]
    return codec.decode(step.events)


def that_stand(steps: Iterable[StepRecord]) -> list[StepRecord]:
    """The steps of a match without those that were taken back, and without the taking back."""
    standing: list[StepRecord] = []
    for step in steps:
        if step.actions == TAKEN_BACK:
            standing.pop()  # only the latest that stands can be taken back
        else:
            standing.append(step)
    return standing


class TakeBacks(Generic[T]):
    """What `seat` can go back to, the latest last: whatever was kept before each of its plays.

    Somebody else's step, and any event that the game does not name in `Game.take_back`, ends the way back.
    """

    def __init__(self, game: Game) -> None:
        rule = game.take_back
        self._events = rule.events if rule is not None else frozenset[type]()
        self._clause = rule.clause if rule is not None else ""
        self.can_be = rule is not None
        self.seat: int | None = None
        self.kept: list[T] = []

    def note(self, seat: int | None, before: T, events: Sequence[Any]) -> None:
        """A step of `seat` led from `before` to these events."""
        if seat != self.seat:
            self.clear()
        if self.can_be and seat is not None and all(type(event) in self._events for event in events):
            self.seat = seat
            self.kept.append(before)
        else:
            self.clear()

    def can(self, seat: int | None) -> bool:
        """Whether `seat`, which is asked, can take anything back."""
        return seat is not None and seat == self.seat and bool(self.kept)

    def why_not(self, seat: int | None) -> Refused | None:
        """None if `seat` can take its last play back, else the reason."""
        if not self.can_be:
            return Refused("take-back-never")
        return None if self.can(seat) else Refused("take-back-nothing", self._clause)

    def clear(self) -> None:
        """Nothing can be taken back any more."""
        self.seat = None
        self.kept.clear()
