"""The record of a match as a document."""

from collections.abc import Sequence

import msgspec

from hanpan.core.events import spell_event
from hanpan.games import find_game
from hanpan.match.seeds import seed_hash
from hanpan.match.telling import spell_actions
from hanpan.store.errors import BrokenRecord
from hanpan.store.records import StepRecord, TableRecord
from hanpan.wire.http import Export, ExportedStep, SeatInfo


def exported(table: TableRecord, seats: list[SeatInfo], steps: Sequence[StepRecord], viewer: int | None) -> Export:
    """While the match runs, what `viewer` may know of it; afterwards everything, the seed included.  `BrokenRecord`."""
    game = find_game(table.game)
    over = bool(steps) and steps[-1].asked == 0
    codec = game.codec()
    told = []
    for step in steps:
        try:
            events = codec.decode(step.events)
            ids = msgspec.json.decode(step.actions)
            is_hidden = step.seat is None or (bool(step.secret) and step.seat != viewer and not over)
            seen = [event if over else game.redact(event, viewer) for event in events]
            told.append(
                ExportedStep(
                    step.n,
                    step.seat,
                    None if is_hidden else spell_actions(game, ids),
                    [spell_event(event, game.vocabulary) for event in seen],
                    step.at,
                )
            )
        except (LookupError, ValueError, TypeError) as error:
            raise BrokenRecord("record-broken", code=table.code, n=step.n) from error
    return Export(
        code=table.code,
        game=table.game,
        rules_version=table.rules_version,
        status="over" if over else "playing",
        preset=table.preset,
        options=table.options,
        seats=seats,
        seed_hash=seed_hash(table.seed),
        seed=table.seed.hex() if over else None,
        created=table.created,
        steps=told,
    )
