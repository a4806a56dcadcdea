"""The record of a match as a document."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hanpan.core.events import spell_event
from hanpan.core.game import Game
from hanpan.games import find_game
from hanpan.match.replay import Replay
from hanpan.match.seeds import seed_hash
from hanpan.match.telling import spell_actions
from hanpan.store.errors import BrokenRecord
from hanpan.store.records import SeatRecord, StepRecord, TableRecord
from hanpan.wire.http import Export, ExportedStep, SeatInfo
from hanpan.wire.messages import Form


def told(
    game: Game, step: StepRecord, events: Sequence[Any], viewer: int | None, over: bool
) -> tuple[list[Form] | None, list[Form]]:
    """Actions and events of a step: what `viewer` may know while the match runs, everything once it is `over`."""
    is_hidden = step.seat is None or (bool(step.secret) and step.seat != viewer and not over)
    actions = None if is_hidden else spell_actions(game, msgspec.json.decode(step.actions))
    seen = [event if over else game.redact(event, viewer) for event in events]
    return actions, [spell_event(event, game.vocabulary) for event in seen]


def exported(
    table: TableRecord, seats: Sequence[SeatRecord], steps: Sequence[StepRecord], viewer: int | None
) -> Export:
    """While the match runs, what `viewer` may know of it; afterwards everything, the seed included.  `BrokenRecord`."""
    game = find_game(table.game)
    over = bool(steps) and steps[-1].asked == 0
    replay = Replay(game, table, len(seats))
    exported = []
    for step in steps:
        events = replay.follow(step)
        try:
            actions, spelled = told(game, step, events, viewer, over)
        except (LookupError, ValueError, TypeError) as error:
            raise BrokenRecord("record-broken", code=table.code, n=step.n) from error
        exported.append(ExportedStep(step.n, step.seat, actions, spelled, step.at))
    return Export(
        code=table.code,
        game=table.game,
        rules_version=table.rules_version,
        status="over" if over else "playing",
        preset=table.preset,
        options=table.options,
        seats=[exported_seat(seat, table.host) for seat in seats],
        seed_hash=seed_hash(table.seed),
        seed=table.seed.hex() if over else None,
        created=table.created,
        steps=exported,
        score=game.score(replay.position) if over else None,
    )


def exported_seat(seat: SeatRecord, host: str) -> SeatInfo:
    """Who sits there, without anything by which a guest could be known."""
    level: Any = seat.level  # stored levels are those of the wire
    return SeatInfo(seat.kind, seat.name, level, False, seat.guest is not None and seat.guest == host)
