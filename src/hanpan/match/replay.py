"""From stored steps back to a running match."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from hanpan.core.control import Control, control_of, restore
from hanpan.core.events import fold
from hanpan.core.game import Game
from hanpan.core.position import NOTHING, Position
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


class Replay:
    """Follows a match step by step; `position` is where it stands.

    `BrokenRecord` for a history that these rules cannot follow, or that does not come to rest where it says.
    """

    def __init__(self, game: Game, table: TableRecord, n_seats: int) -> None:
        if table.rules_version > game.rules_version:
            raise BrokenRecord("record-newer", code=table.code, version=table.rules_version)
        self._game = game
        self._table = table
        self._n_seats = n_seats
        self._decode = game.codec().decode
        with self._trusting(0):
            self.position = game.blank(table.options, n_seats)

    def follow(self, step: StepRecord) -> list[Any]:
        """Brings the table to where it stood after the step; returns what happened."""
        with self._trusting(step.n):
            events = self._decode(step.events)
            for event in events:
                fold(self._game.verbs, self.position, event)
        return events

    def rest(self, step: StepRecord) -> list[int]:
        """Lets the match wait for the same answers as after the step that was followed last; returns the numbers of
        the last prompts."""
        s = self.position
        prompts = [0] * self._n_seats
        with self._trusting(step.n):
            if step.asked:
                resting = _DECODE(step.control)
                prompts = resting.prompts
                restore(s, self._game.frames, resting.control, chance_of(self._table.seed, self._n_seats))
            else:  # a finished match needs no control record
                s.frames, s.lanes, s.asked, s.offers = [], [], 0, [NOTHING] * self._n_seats
        if s.asked != step.asked or len(prompts) != self._n_seats:
            raise BrokenRecord("record-broken", code=self._table.code, n=step.n)
        return prompts

    @contextmanager
    def _trusting(self, n: int) -> Iterator[None]:
        try:
            yield
        except Exception as error:  # whatever a verb or a frame thinks of damaged facts
            raise BrokenRecord("record-broken", code=self._table.code, n=n) from error


def replayed(game: Game, table: TableRecord, n_seats: int, steps: list[StepRecord]) -> Standing:
    """Folds the events of all steps and goes on where the last one rested.  `BrokenRecord`."""
    replay = Replay(game, table, n_seats)
    for step in steps:
        replay.follow(step)
    last = steps[-1]
    return Standing(replay.position, replay.rest(last), last.n, last.checksum)
