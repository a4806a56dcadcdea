"""Views: everything that a seat may know, and nothing else."""

from typing import Any

import msgspec

from hanpan.core.position import Frame, Position
from hanpan.core.score import Score


class View(msgspec.Struct, kw_only=True):
    """What one seat (or, with `seat` None, the public) may know of a position.

    A game's subclass adds its table, field by field: what is not named here cannot be sent.
    """

    game: str
    seat: int | None
    n_seats: int
    options: dict[str, str]
    asked: list[int]  # seats that must decide now; public
    question: str | None  # name of the frame that asks this seat, None if it is not asked
    choices: list[int]  # legal action ids of this seat
    frames: list[dict[str, Any]]  # spelled; secret fields of other seats are null
    lanes: list[list[dict[str, Any]]]
    score: Score | None  # once the game is over; it opens the end screen


def question_of(s: Position, seat: int | None) -> str | None:
    """The name of the frame that asks `seat`."""
    if seat is None or not s.asked >> seat & 1:
        return None
    frame: Frame = s.frames[-1]
    if s.lanes and s.lanes[seat]:
        frame = s.lanes[seat][-1]
    return type(frame).__name__
