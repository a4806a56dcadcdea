"""Control records: what a running game needs beside the folded events in order to go on."""

from typing import Any

import msgspec

from hanpan.core.chance import Chance, Forbidden, Sealed
from hanpan.core.engine import settle
from hanpan.core.frames import FrameTable
from hanpan.core.position import NOTHING, Position


class Control(msgspec.Struct, array_like=True):
    """Frames, lanes, and how many numbers each stream of a sealed source has given.

    Who is asked and what is offered follow from the frames.
    """

    frames: list[list[Any]]
    lanes: list[list[list[Any]]]
    counts: list[int]


def control_of(s: Position, table: FrameTable) -> Control:
    """The record of the position as it now rests."""
    counts = s.chance.counts[:] if isinstance(s.chance, Sealed) else []
    return Control([table.pack(f) for f in s.frames], [[table.pack(f) for f in lane] for lane in s.lanes], counts)


def restore(s: Position, table: FrameTable, control: Control, chance: Chance) -> None:
    """Puts frames and chance back into a position whose table has been folded from events."""
    s.frames = [table.unpack(packed) for packed in control.frames]
    s.lanes = [[table.unpack(packed) for packed in lane] for lane in control.lanes]
    if isinstance(chance, Sealed) and control.counts:
        chance.counts = control.counts[:]
    wake(s)
    s.chance = chance


def wake(s: Position) -> None:
    """Asks again whoever was asked: at rest nothing else happens, and nothing is drawn."""
    s.asked = 0
    s.offers = [NOTHING] * s.n_seats
    listening, s.log = s.log, None
    s.chance = Forbidden()
    settle(s)
    s.log = listening
