"""Score sheets: what people at a physical table tell about what lies before each of them, round by round."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hanpan.core.errors import BadSheet, Refused
from hanpan.core.score import Score


class RoundSheet(msgspec.Struct, forbid_unknown_fields=True):
    """What is told of one round, in the form of the game: of each player, and of what belongs to nobody."""

    seats: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=6)]
    table: dict[str, Any] = {}


class CountStep(msgspec.Struct, frozen=True):
    """Something that the rules made of it: an event in its readable form, and its clause."""

    event: dict[str, Any]
    clause: str


class Place(msgspec.Struct, frozen=True):
    """A place on the table that is counted apart: what it brought each seat, and how.  `form` are the arguments of the
    game's text `sheet-place`."""

    form: dict[str, Any]
    points: list[int]
    steps: list[CountStep]


class Laid(msgspec.Struct, frozen=True):
    """What came of laying a round: what is doubtful about it (told, and changes nothing), and how it was counted."""

    doubts: list[Refused]
    places: list[Place] = []


class RoundCount(msgspec.Struct, frozen=True):
    """One round as it was counted; `totals` are those of the seats after it."""

    totals: list[int]
    places: list[Place]


class Counted(msgspec.Struct, frozen=True):
    """A whole sheet.  `over`: the game ends with the last of its rounds."""

    score: Score
    rounds: list[RoundCount]
    over: bool
    doubts: list[Refused]


class NoTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is told of a table on which nothing belongs to nobody."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """How a game reads such a sheet.

    seat                   msgspec type of what lies before one player, in names of the vocabulary
    table                  the same for what belongs to nobody
    most_rounds            how many rounds a game can have; 1 for a game that is counted once, at its end
    lay(s, table, seats)   puts one round on a position on which the earlier ones have been counted (the first time a
                           blank one), and counts it if there can be another.  `Refused` for what cannot lie there, with
                           the clause; its facts `seat` and `round` (from 1) tell where.  A position without frames is
                           a game that is over.
    read(words)            one player's part from words and the sign `/`; `ValueError` with the word that means nothing
    read_table(words)      the same for `table`; None where there is no such part
    """

    seat: type[msgspec.Struct]
    table: type[msgspec.Struct] = NoTable
    most_rounds: int = 1
    lay: Callable[[Any, Any, Sequence[Any]], Laid]
    read: Callable[[Sequence[str]], Any]
    read_table: Callable[[Sequence[str]], Any] | None = None


def parts_of(sheet: Sheet, told: RoundSheet, n: int) -> tuple[Any, list[Any]]:
    """What is told of round `n` (from 1) in its types: of the table, and of each player.  `BadSheet`."""
    try:
        table = msgspec.convert(told.table, sheet.table)
    except msgspec.ValidationError as error:
        raise BadSheet("sheet-table-shape", round=n, detail=str(error)) from error
    seats = []
    for seat, part in enumerate(told.seats):
        try:
            seats.append(msgspec.convert(part, sheet.seat))
        except msgspec.ValidationError as error:
            raise BadSheet("sheet-shape", n=seat + 1, detail=str(error)) from error
    return table, seats
