"""From stored steps back to a running match."""

import msgspec

from hanpan.core.control import Control, control_of, restore
from hanpan.core.events import fold
from hanpan.core.game import Game
from hanpan.core.position import Position
from hanpan.match.seeds import chance_of
from hanpan.store.errors import BrokenRecord
from hanpan.store.records import StepRecord, TableRecord


class Resting(msgspec.Struct, array_like=True):
    """What is stored of a resting match beside its events: the engine's control record, and the number of the last
    prompt of each seat."""

    control: Control
    prompts: list[int]


class Standing(msgspec.Struct):
    """A match after its last step."""

    position: Position
    prompts: list[int]
    n: int
    checksum: bytes


_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder(Resting).decode


def rest_of(game: Game, s: Position, prompts: list[int]) -> bytes:
    """The stored form of a resting match."""
    return _ENCODE(Resting(control_of(s, game.frames), prompts))


def replayed(game: Game, table: TableRecord, n_seats: int, steps: list[StepRecord]) -> Standing:
    """Folds the events of all steps and goes on where the last one rested.

    `BrokenRecord` for a history that these rules cannot follow, or that does not end where it says.
    """
    if table.rules_version > game.rules_version:
        raise BrokenRecord("record-newer", code=table.code, version=table.rules_version)
    n = 0
    try:
        s = game.blank(table.options, n_seats)
        decode = game.codec().decode
        for step in steps:
            n = step.n
            for event in decode(step.events):
                fold(game.verbs, s, event)
        last = steps[-1]
        prompts = [0] * n_seats
        if last.asked:  # a finished match needs no control record
            resting = _DECODE(last.control)
            prompts = resting.prompts
            restore(s, game.frames, resting.control, chance_of(table.seed, n_seats))
        if s.asked != last.asked or len(prompts) != n_seats:
            raise BrokenRecord("record-broken", code=table.code, n=n)
    except BrokenRecord:
        raise
    except Exception as error:  # whatever a verb or a frame thinks of damaged facts
        raise BrokenRecord("record-broken", code=table.code, n=n) from error
    return Standing(s, prompts, last.n, last.checksum)
