"""The Photo out of turn: every opponent is asked in the same way, and the result is told when all have answered."""

from typing import ClassVar, Final

from hanpan.core.position import FINE, NO_WINDOW, NOT_NOW, Frame, Simultaneous, ask
from hanpan.games.wyatt_earp import verbs
from hanpan.games.wyatt_earp.actions import NO, REACT, YES
from hanpan.games.wyatt_earp.data import PHOTO, TOKEN
from hanpan.games.wyatt_earp.options import OPEN_WINDOWS
from hanpan.games.wyatt_earp.position import Earp
from hanpan.games.wyatt_earp.reasons import NO_PHOTO

DECLINE_ONLY: Final = [REACT + NO]
EITHER: Final = [REACT + NO, REACT + YES]


class Reacting(Simultaneous):
    """After the first set of another player, before anything else is done (WE-PHO-03, -04).

    Who is silent until the window closes keeps the Photo (WE-LOOP-04).
    """

    WINDOW: ClassVar[int] = REACT + NO

    def __init__(self, seat: int, outlaw: int) -> None:
        self.seat = seat  # who laid the first set
        self.outlaw = outlaw

    def finish(self, s: Earp) -> None:
        holder = -1
        for seat in range(s.n_seats):
            lane = s.lanes[seat]
            if lane and lane[-1].answer == YES:  # type: ignore[attr-defined]
                holder = seat
        s.lanes = []
        s.frames.pop()
        if holder >= 0:
            verbs.photo_laid(s, holder, self.outlaw, TOKEN)
        else:
            verbs.photo_kept(s, self.outlaw)

    def facts(self, s: Earp, seat: int, a: int) -> dict[str, int]:
        return {"outlaw": self.outlaw}


class Asking(Reacting):
    """With open windows: only the holder of the Photo is asked, and as nothing is hidden, his answer is told at once."""

    WINDOW: ClassVar[int] = NO_WINDOW


class Answering(Frame):
    """One seat is asked; without the Photo it can only decline."""

    def __init__(self, seat: int, outlaw: int) -> None:
        self.seat = seat
        self.outlaw = outlaw

    def advance(self, s: Earp) -> None:
        ask(s, self.seat, EITHER if s.held[self.seat] >> (PHOTO + self.outlaw) & 1 else DECLINE_ONLY)

    def decide(self, s: Earp, seat: int, a: int) -> None:
        s.lanes[seat][-1] = Answered(seat, a - REACT)

    def refusal(self, s: Earp, seat: int, a: int) -> int:
        if a == REACT + YES:
            return FINE if s.held[seat] >> (PHOTO + self.outlaw) & 1 else NO_PHOTO
        return FINE if a == REACT + NO else NOT_NOW


class Answered(Frame):
    """What a seat answered, until all have."""

    SECRET: ClassVar[tuple[str, ...]] = ("answer",)
    WAITS: ClassVar[bool] = True

    def __init__(self, seat: int, answer: int) -> None:
        self.seat = seat
        self.answer = answer


def open_window(s: Earp, active: int, outlaw: int) -> None:
    """Asks about the Photo of an outlaw whose first set was laid, unless everybody sees where it is (WE-PHO-08)."""
    photo = PHOTO + outlaw
    if photo in s.discard:
        return
    if s.options.hidden_windows != OPEN_WINDOWS:
        s.lanes = [[] if seat == active else [Answering(seat, outlaw)] for seat in range(s.n_seats)]
        s.frames.append(Reacting(active, outlaw))
        return
    for holder in range(s.n_seats):
        if holder != active and s.held[holder] >> photo & 1:
            s.lanes = [[Answering(seat, outlaw)] if seat == holder else [] for seat in range(s.n_seats)]
            s.frames.append(Asking(active, outlaw))
            verbs.photo_asked(s, holder, outlaw)
            return
    verbs.photo_kept(s, outlaw)  # that nobody is asked shows something, too
