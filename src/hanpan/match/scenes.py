"""What stood after each step of a match, as somebody may see it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from hanpan.games import find_game
from hanpan.match.export import told
from hanpan.match.replay import Replay
from hanpan.store.errors import BrokenRecord
from hanpan.store.records import StepRecord, TableRecord
from hanpan.wire.http import Scene

_ENCODE: Final = msgspec.json.Encoder().encode


def scenes(
    table: TableRecord, n_seats: int, steps: Sequence[StepRecord], viewer: int | None, since: int, limit: int
) -> Iterator[Scene]:
    """The scenes after the `limit` steps that follow number `since`, with the eyes of `viewer`.  `BrokenRecord`.

    Whether the viewer may have these eyes is for the caller to know.  Actions and events are those that the viewer may
    know while the match runs, and all of them after its end.
    """
    game = find_game(table.game)
    over = steps[-1].asked == 0
    replay = Replay(game, table, n_seats)
    for step in steps[: since + limit]:
        events = replay.follow(step)
        if step.n <= since:
            continue
        replay.rest(step)
        try:
            actions, spelled = told(game, step, events, viewer, over)
            # Encoded at once: a view may share lists with the position, which goes on.
            view: Any = msgspec.Raw(_ENCODE(game.view(replay.position, viewer)))
        except (LookupError, ValueError, TypeError) as error:
            raise BrokenRecord("record-broken", code=table.code, n=step.n) from error
        yield Scene(step.n, step.seat, actions, spelled, view, step.at)
