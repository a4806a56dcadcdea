"""Records of the matches in a data folder.  Needs the store's libraries."""

from pathlib import Path
from typing import Any

import msgspec

from hanpan.cli.files import BadFile
from hanpan.cli.records import Record
from hanpan.core.errors import HanpanError
from hanpan.core.events import fold, spell_event
from hanpan.core.game import Game
from hanpan.games import find_game
from hanpan.match.seeds import seed_hash
from hanpan.store.errors import BrokenRecord
from hanpan.store.records import SeatRecord, StepRecord, TableRecord
from hanpan.store.store import Store
from hanpan.wire.http import ExportedStep, SeatInfo

#: The name of the database in a data folder (see `hanpan.store.folder.DataFolder`).
DATABASE = "hanpan.db"


class NoSuchMatch(HanpanError):
    """The data folder has no match of that code."""


async def stored_record(folder: Path, code: str) -> Record:
    """The record of a match; while it runs, what spectators may know.

    Reads beside a running server, which goes on writing.  `NoSuchMatch`, `BadFile`, `BrokenData`, `BrokenRecord`.
    """
    database = folder / DATABASE
    if not database.is_file():
        raise BadFile("file-missing", file=str(database))
    store = Store(database)
    try:
        table = store.table(code.upper())
        steps = store.steps(code.upper()) if table is not None else []
        if table is None or not steps:
            raise NoSuchMatch("match-unknown", code=code[:40], folder=str(folder))
        return record_of(find_game(table.game), table, store.seats(table.code), steps)
    finally:
        await store.close()


def record_of(game: Game, table: TableRecord, seats: list[SeatRecord], steps: list[StepRecord]) -> Record:
    """The record of stored steps.  `BrokenRecord` if they cannot be read."""
    over = steps[-1].asked == 0
    s = game.blank(table.options, len(seats))
    told = []
    for step in steps:
        try:
            events = game.codec().decode(step.events)
            for event in events:
                fold(game.verbs, s, event)
            told.append(told_step(game, step, events, over))
        except (LookupError, ValueError, TypeError) as error:
            raise BrokenRecord("record-broken", code=table.code, n=step.n) from error
    return Record(
        code=table.code,
        game=game.name,
        rules_version=table.rules_version,
        status="over" if over else "playing",
        preset=table.preset,
        options=table.options,
        seats=[SeatInfo(seat.kind, seat.name, as_level(seat.level), False, seat.guest == table.host) for seat in seats],
        seed_hash=seed_hash(table.seed),
        seed=table.seed.hex() if over else None,
        created=table.created,
        steps=told,
        score=game.score(s) if over else None,
    )


def as_level(level: str | None) -> Any:
    """The level of a bot; stored levels are those of the wire."""
    return level


def told_step(game: Game, step: StepRecord, events: list[Any], over: bool) -> ExportedStep:
    """A step with everything after the end, before it with what everybody may know."""
    shown = events if over else [game.redact(event, None) for event in events]
    secret = bool(step.secret) and not over
    ids: list[int] = msgspec.json.decode(step.actions, type=list[int])
    return ExportedStep(
        n=step.n,
        seat=step.seat,
        actions=None if secret else [game.actions.spell(a) for a in ids],
        events=[spell_event(event, game.vocabulary) for event in shown],
        at=step.at,
    )
