"""From stored steps back to a running match."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import field

from hanpan.core.control import Control, control_of, restore
from hanpan.core.events import fold
from hanpan.core.game import Game
from hanpan.core.position import NO_WINDOW, NOTHING, Position
from hanpan.match.message_ids import MessageIds
from hanpan.match.seeds import chance_of
from hanpan.match.take_backs import TAKEN_BACK, TakeBacks, events_of
from hanpan.store.errors import BrokenRecord
from hanpan.store.records import AnswerRecord, StepRecord, TableRecord


class Resting(msgspec.Struct, array_like=True):
    """What is stored of a resting match beside its events: the engine's control record, and the number of the last
    prompt of each seat."""

    control: Control
    prompts: list[int]


class Standing(msgspec.Struct):
    """A match after its last step, the message ids that were used so far, what can be taken back (None: nothing), and the
    answers in a hidden window.

    `rested_at` is a time by which the match rested as it does now, Unix seconds.
    """

    position: Position
    prompts: list[int]
    n: int
    checksum: bytes
    rested_at: float
    used: MessageIds = field(default_factory=MessageIds)
    take_backs: TakeBacks[Position] | None = None
    answers: Sequence[AnswerRecord] = ()


_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder(Resting).decode


def rest_of(game: Game, s: Position, prompts: list[int]) -> bytes:
    """The stored form of a resting match."""
    return _ENCODE(Resting(control_of(s, game.frames), prompts))


def rests_in_window(game: Game, step: StepRecord) -> bool:
    """Whether a match that runs waits for the end of a hidden window after that step.  `BrokenRecord`."""
    try:
        frames = _DECODE(step.control).control.frames
        return game.frames.classes[frames[-1][0]].WINDOW != NO_WINDOW
    except (msgspec.DecodeError, LookupError, TypeError) as error:
        raise BrokenRecord("record-broken", code="", n=step.n) from error


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
        self._codec = game.codec()
        self._last: StepRecord | None = None
        self._take_backs = TakeBacks[tuple[Position, StepRecord]](game)
        with self._trusting(0):
            self.position = game.blank(table.options, n_seats)

    def follow(self, step: StepRecord) -> list[Any]:
        """Brings the table to where it stood after the step; returns what happened."""
        with self._trusting(step.n):
            events = self._followed(step)
        self._last = step
        return events

    def _followed(self, step: StepRecord) -> list[Any]:
        take_backs, last = self._take_backs, self._last
        events = events_of(self._codec, step)
        if step.actions == TAKEN_BACK:
            if not take_backs.can(step.seat):
                raise ValueError("nothing to take back")
            self.position, _ = take_backs.kept.pop()
            return events
        before = self._game.clone(self.position) if take_backs.can_be else None
        for event in events:
            fold(self._game.verbs, self.position, event)
        if before is not None and last is not None:
            take_backs.note(step.seat, (before, last), events)
        return events

    def take_backs(self) -> TakeBacks[Position]:
        """What can be taken back after the last step, at rest."""
        found = TakeBacks[Position](self._game)
        for s, step in self._take_backs.kept:
            self._rest(s, step)
            found.note(self._take_backs.seat, s, ())
        return found

    def rest(self, step: StepRecord) -> list[int]:
        """Lets the match wait for the same answers as after the step that was followed last; returns the numbers of
        the last prompts."""
        return self._rest(self.position, step)

    def _rest(self, s: Position, step: StepRecord) -> list[int]:
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
    used = MessageIds()
    for step in steps:
        replay.follow(step)
        if step.seat is not None and step.message is not None:
            used.add(step.seat, step.message)
    last = steps[-1]
    prompts = replay.rest(last)
    return Standing(replay.position, prompts, last.n, last.checksum, last.at + 1, used, replay.take_backs())
