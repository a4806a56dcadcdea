"""The record of a match, read back: its events can be folded, and they lead to its score."""

from itertools import zip_longest
from typing import Any, Final

import msgspec

from hanpan.core.errors import HanpanError
from hanpan.core.events import Event, fold
from hanpan.core.game import Game
from hanpan.core.score import Score
from hanpan.games import find_game
from hanpan.match.take_backs import TAKE_BACK, TakeBacks
from hanpan.wire.http import RECORD_VERSION, Export

#: Characters of a part of a record that a message shows.
MOST_SHOWN: Final = 2_000
#: What verbs and scores may raise for facts that cannot be.
IMPOSSIBLE: Final = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError)


class BadRecord(HanpanError):
    """A record that does not add up; `n` is the step."""


def game_of(record: Export) -> Game:
    """The game of a finished record that can be read here.  `BadRecord`, `UnknownGame`, `BadOptions`."""
    if record.format_version != RECORD_VERSION:
        raise BadRecord("record-format", version=record.format_version, known=RECORD_VERSION)
    game = find_game(record.game)
    game.check_seats(len(record.seats))
    if record.status != "over":
        raise BadRecord("record-unfinished")
    if record.rules_version > game.rules_version:
        raise BadRecord("record-newer", code=record.code, version=record.rules_version)
    return game


def read_event(game: Game, form: dict[str, Any]) -> Event:
    """An event from its readable form.  `ValueError` (`msgspec.ValidationError` is one) or `LookupError`."""
    named = dict(form)
    kind = {verb.__name__: verb for verb in game.verbs}[named.pop("event")]
    values = [game.vocabulary.read(field, named.pop(field)) for field in kind.__struct_fields__]
    if named:
        raise ValueError(f"unknown fields {', '.join(named)}")
    return msgspec.convert([kind.__struct_config__.tag, *values], kind)


def folded(game: Game, record: Export) -> Any:
    """The table at the end of the record, from its events alone.  `BadRecord`, `BadOptions`."""
    s = game.blank(record.options, len(record.seats))
    take_backs = TakeBacks[Any](game)
    for number, step in enumerate(record.steps, 1):
        if step.n != number:
            raise BadRecord("record-order", n=number)
        try:
            if step.actions == [TAKE_BACK]:
                s = take_backs.kept.pop()
                continue
            before = game.clone(s) if take_backs.can_be else None
            events = [read_event(game, form) for form in step.events]
            for event in events:
                fold(game.verbs, s, event)
            take_backs.note(step.seat, before, events)
        except IMPOSSIBLE as error:
            raise BadRecord("record-event", n=number, detail=str(error)) from error
    return s


def check_score(game: Game, s: Any, record: Export) -> None:
    """`BadRecord` if the table at the end breaks a conservation law or scores differently."""
    try:
        game.conserve(s)
        score = game.score(s)
    except (*IMPOSSIBLE, HanpanError) as error:
        raise BadRecord("record-end", detail=str(error)) from error
    if record.score is not None and score != record.score:
        recorded, expected = differing(record.score, score)
        raise BadRecord("record-score", recorded=clipped(recorded), expected=clipped(expected))


def differing(recorded: Score, expected: Score) -> tuple[str, str]:
    """The first part in which two scores differ, as JSON: that of a seat, or who has won by what."""
    for ours, theirs in zip_longest(recorded.seats, expected.seats):
        if ours != theirs:
            return spelled(ours), spelled(theirs)
    return spelled([recorded.winners, recorded.decided_by]), spelled([expected.winners, expected.decided_by])


def spelled(part: Any) -> str:
    """A part of a record as JSON, equal for equal parts whatever the order of their fields."""
    return msgspec.json.encode(part, order="sorted").decode()


def clipped(text: str) -> str:
    """As much of a part as a message shows."""
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1]}…"
