"""Positions and frames: what every game's position has, and what a frame answers.

The classes stay open to games in plain Python when the core is compiled.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from hanpan.core.chance import Chance, Forbidden
from hanpan.core.copies import fields_of, rebuild, revive

NOTHING: Final[list[int]] = []

#: Codes of refusal that every game has; a game's own codes follow.
FINE: Final = 0  # false, so that a refusal can be asked for as a truth value
NOT_NOW: Final = 1  # belongs to another phase
NOT_ASKED: Final = 2  # somebody else is to decide
OVER: Final = 3  # the game has ended
FIRST_OWN_CODE: Final = 4

#: What `Frame.WINDOW` says of all frames that are no hidden windows.
NO_WINDOW: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One thing that is going on: a turn, a roll, a purchase, a window for reactions.

    The last frame of the stack is on turn.  A frame's constructor parameters are its fields and its JSON names; all
    are ints or lists of ints.  No frame refers to another one.  `decide` and `advance` write frames and call verbs;
    they never write to the table themselves.
    """

    #: Fields that only the seat in the field `seat` may know.
    SECRET: ClassVar[tuple[str, ...]] = ()
    #: True for a commitment that lies in a lane until the shared frame carries all of them out.
    WAITS: ClassVar[bool] = False
    #: The action that stands for silence, if this is a hidden window: a frame with lanes in which everybody is asked who
    #: could be concerned, so that nobody learns who is.  Each lane asks for one action, which draws nothing.  A match
    #: collects the answers and plays them all when the window's time is over.
    WINDOW: ClassVar[int] = NO_WINDOW

    def advance(self, s: Any) -> None:
        """Does one automatic step from the position as it now stands, or asks.  At rest it changes nothing."""
        raise NotImplementedError

    def decide(self, s: Any, seat: int, a: int) -> None:
        """Carries out a legal choice of an asked seat."""
        raise NotImplementedError

    def refusal(self, s: Any, seat: int, a: int) -> int:
        """`FINE`, or the code of the reason that forbids action `a`.  The offer and "why not?" both come from here."""
        raise NotImplementedError

    def facts(self, s: Any, seat: int, a: int) -> dict[str, int]:
        """The numbers of this moment that a refusal of `a` is explained with."""
        return {}

    def clone(self) -> "Frame":
        """Itself for a frame that never changes; a frame that changes itself overrides this."""
        return self

    def __reduce__(self) -> Any:
        return rebuild, (type(self), fields_of(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's position has; a game's subclass adds its table.

    Subclasses are blank: annotations and no `__init__`, filled by the game's `new`, copied by its `clone`.  Pickles and
    deep copies leave out what is plugged in: nobody listens to them, and they draw nothing before a source is given.
    """

    n_seats: int
    frames: list[Frame]
    lanes: list[list[Frame]]  # by seat, used while seats work at the same time; else empty
    asked: int  # bit mask of the seats that must decide now
    offers: list[list[int]]  # by seat: the legal action ids of an asked seat; replaced, never changed
    log: list[Any] | None  # plugged in: a match listens, a search does not
    chance: Chance  # plugged in

    def __reduce__(self) -> Any:
        fields = fields_of(self)
        fields["log"] = None
        fields["chance"] = Forbidden()
        return revive, (type(self), fields)


def ready(s: Position, n_seats: int, chance: Chance, log: list[Any] | None) -> None:
    """Fills what every position has."""
    s.n_seats = n_seats
    s.frames = []
    s.lanes = []
    s.asked = 0
    s.offers = [NOTHING] * n_seats
    s.log = log
    s.chance = chance


def copy_into(t: Position, s: Position) -> None:
    """Copies what every position has; nobody listens to the copy."""
    t.n_seats = s.n_seats
    t.frames = [frame.clone() for frame in s.frames]
    t.lanes = [[frame.clone() for frame in lane] for lane in s.lanes] if s.lanes else []
    t.asked = s.asked
    t.offers = s.offers[:]
    t.log = None
    t.chance = s.chance


def ask(s: Position, seat: int, offer: list[int]) -> None:
    """Makes `seat` decide among `offer`, a non-empty list of ascending action ids."""
    s.asked |= 1 << seat
    s.offers[seat] = offer


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Frame):
    """Work of several seats at the same time: each seat has a lane, a stack of frames of its own.

    Lanes touch their own seat and their own stream only, so the order of arrival changes nothing.  When no lane has
    anything left to ask or to do, `finish` carries out the commitments and goes on.
    """

    def advance(self, s: Any) -> None:
        for seat in range(s.n_seats):
            lane = s.lanes[seat]
            while lane and not lane[-1].WAITS and not s.asked >> seat & 1:
                lane[-1].advance(s)
        if not s.asked:
            self.finish(s)

    def decide(self, s: Any, seat: int, a: int) -> None:
        s.lanes[seat][-1].decide(s, seat, a)

    def refusal(self, s: Any, seat: int, a: int) -> int:
        lane = s.lanes[seat]
        code: int = lane[-1].refusal(s, seat, a) if lane and not lane[-1].WAITS else NOT_ASKED
        return code

    def finish(self, s: Any) -> None:
        """Everybody has committed or finished."""
        raise NotImplementedError
