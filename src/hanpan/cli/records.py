"""Recorded games: the form that tables export, with the final score, written from a game in the terminal and read back.

A record can be checked in three ways: its events can be folded, they lead to its final score, and the seed, once it is
known, makes the same events out of the same choices.
"""

import hashlib
from collections.abc import Sequence
from time import time
from typing import Any, Final

import msgspec

from hanpan.core.actions import BadAction
from hanpan.core.engine import is_asked, is_over, play
from hanpan.core.errors import HanpanError
from hanpan.core.events import Event, fold, spell_event
from hanpan.core.game import Game
from hanpan.core.options import spell_options
from hanpan.core.score import Score
from hanpan.match.seeds import chance_of, seed_hash
from hanpan.wire.http import Export, ExportedStep, SeatInfo

#: What verbs and scores may raise for facts that cannot be.
IMPOSSIBLE: Final = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError)


class Record(Export, kw_only=True):
    """An export with the score at the end, None while the game runs."""

    score: Score | None = None


class BadRecord(HanpanError):
    """A record that does not add up; `n` is the step."""


class Recorder:
    """Keeps the steps of a game that is played here.  The position's log must be listening from the start on."""

    def __init__(self, game: Game, s: Any, seats: Sequence[SeatInfo], seed: bytes) -> None:
        self.game = game
        self.s = s
        self.seats = list(seats)
        self.seed = seed
        self.created = int(time())
        self.steps: list[ExportedStep] = []
        self._told = 0
        self._add(None, [])

    def step(self, seat: int, a: int) -> None:
        """Keeps an action that has just been carried out."""
        self._add(seat, [self.game.actions.spell(a)])

    def _add(self, seat: int | None, actions: list[dict[str, Any]]) -> None:
        events = [spell_event(event, self.game.vocabulary) for event in self.s.log[self._told :]]
        self._told = len(self.s.log)
        self.steps.append(ExportedStep(len(self.steps) + 1, seat, actions, events, int(time())))

    def record(self) -> Record:
        """The record of the finished game."""
        return Record(
            code="",
            game=self.game.name,
            rules_version=self.game.rules_version,
            status="over",
            preset="",
            options=spell_options(self.game.options, self.s.options),
            seats=self.seats,
            seed_hash=seed_hash(self.seed),
            seed=self.seed.hex(),
            created=self.created,
            steps=self.steps,
            score=self.game.score(self.s),
        )


def read_event(game: Game, form: dict[str, Any]) -> Event:
    """An event from its readable form.  `ValueError` (`msgspec.ValidationError` is one) or `LookupError`."""
    named = dict(form)
    kind = {verb.__name__: verb for verb in game.verbs}[named.pop("event")]
    values = [game.vocabulary.read(field, named.pop(field)) for field in kind.__struct_fields__]
    if named:
        raise ValueError(f"unknown fields {', '.join(named)}")
    return msgspec.convert([kind.__struct_config__.tag, *values], kind)


def folded(game: Game, record: Record) -> tuple[Any, list[list[Event]]]:
    """The table at the end of the record, and the events of its steps.  `BadRecord`, `BadOptions`."""
    s = game.blank(record.options, len(record.seats))
    steps: list[list[Event]] = []
    for number, step in enumerate(record.steps, 1):
        if step.n != number:
            raise BadRecord("record-order", n=number)
        try:
            events = [read_event(game, form) for form in step.events]
            for event in events:
                fold(game.verbs, s, event)
        except IMPOSSIBLE as error:
            raise BadRecord("record-event", n=number, detail=str(error)) from error
        steps.append(events)
    return s, steps


def check_score(game: Game, s: Any, record: Record) -> None:
    """`BadRecord` if the table at the end breaks a conservation law or scores differently."""
    try:
        game.conserve(s)
        score = game.score(s)
    except (*IMPOSSIBLE, HanpanError) as error:
        raise BadRecord("record-end", detail=str(error)) from error
    if score != record.score:
        raise BadRecord("record-score")


def check_chance(game: Game, record: Record, steps: list[list[Event]]) -> None:
    """Plays the recorded choices again with the record's seed.  `BadRecord` if anything else happens."""
    try:
        seed = bytes.fromhex(record.seed or "")
    except ValueError as error:
        raise BadRecord("record-seed") from error
    if hashlib.sha256(seed).hexdigest() != record.seed_hash:
        raise BadRecord("record-seed")
    n_seats = len(record.seats)
    log: list[Event] = []
    s = game.new(record.options, n_seats, chance_of(seed, n_seats), log)
    for number, (step, events) in enumerate(zip(record.steps, steps, strict=True), 1):
        try:
            for form in step.actions or []:
                a = game.actions.read(form)
                if step.seat is None or not is_asked(s, step.seat) or game.why_not(s, step.seat, a) is not None:
                    raise BadRecord("record-action", n=number)
                play(s, step.seat, a)
        except BadAction as error:
            raise BadRecord("record-action", n=number) from error
        if log != events:
            raise BadRecord("record-chance", n=number)
        log.clear()
    if not is_over(s):
        raise BadRecord("record-unfinished")
