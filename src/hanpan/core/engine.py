"""Playing: automatic steps, decisions, and looking up what the frames said."""

from hanpan.core.chance import Chance
from hanpan.core.position import NOT_ASKED, OVER, Position


def settle(s: Position) -> None:
    """Runs automatic steps one at a time until somebody must decide or the stack is empty (the game is over)."""
    frames = s.frames
    while frames:
        frames[-1].advance(s)
        if s.asked:
            return


def play(s: Position, seat: int, a: int) -> None:
    """Carries out action `a`, which must be legal for the asked seat, and settles."""
    s.asked &= ~(1 << seat)
    s.frames[-1].decide(s, seat, a)
    settle(s)


def is_over(s: Position) -> bool:
    """Whether nothing is going on any more."""
    return not s.frames


def is_asked(s: Position, seat: int) -> bool:
    """Whether `seat` must decide now."""
    return bool(s.asked >> seat & 1)


def asked(s: Position) -> list[int]:
    """The seats that must decide now, ascending."""
    return [seat for seat in range(s.n_seats) if s.asked >> seat & 1]


def legal(s: Position, seat: int) -> list[int]:
    """The legal action ids of a seat, ascending; empty when it is not asked."""
    return s.offers[seat] if s.asked >> seat & 1 else []


def refusal(s: Position, seat: int, a: int) -> int:
    """`FINE`, or the code of the reason why `seat` cannot do `a` now."""
    if not s.frames:
        return OVER
    if not s.asked >> seat & 1:
        return NOT_ASKED
    return s.frames[-1].refusal(s, seat, a)


def lowest(mask: int) -> int:
    """The lowest seat of a non-empty bit mask."""
    return (mask & -mask).bit_length() - 1


def playout(s: Position, chooser: Chance) -> int:
    """Uniformly random play to the end; returns the number of decisions."""
    n = 0
    while s.asked:
        seat = s.asked.bit_length() - 1  # the order of seats that are asked at once changes nothing
        play(s, seat, chooser.pick(0, s.offers[seat]))
        n += 1
    return n
