"""What a table can be: which options there are, which bots, and its record before the start."""

from collections.abc import Mapping
from time import time

from hanpan.bots import UnknownLevel, levels_of, usual_level
from hanpan.core.errors import BadOptions
from hanpan.core.game import Game
from hanpan.core.options import spell_options
from hanpan.match.seeds import new_seed
from hanpan.store.records import TableRecord
from hanpan.wire.http import NewTable


def level_of(game: Game, level: str | None) -> str:
    """A level that the game's bots have, the usual one for None.  `UnknownLevel`."""
    levels = levels_of(game.name)
    if level is None:
        return usual_level(game.name)
    if level not in levels:
        raise UnknownLevel("bot-level-unknown", level=level, levels=", ".join(levels))
    return level


def chosen_options(game: Game, preset: str, options: Mapping[str, str], n_seats: int) -> tuple[str, dict[str, str]]:
    """Preset and all options by name.  `BadOptions`."""
    name = preset or next(iter(game.presets))
    if name not in game.presets:
        raise BadOptions("preset-unknown", preset=name, presets=", ".join(game.presets))
    least, most = game.seats
    blank = game.blank({**game.presets[name], **options}, min(max(n_seats, least), most))
    return name, spell_options(game.options, blank.options)


def new_table(game: Game, plan: NewTable, host: str, code: str = "") -> TableRecord:
    """A table that waits for its start, with chance of its own.  `BadOptions`."""
    n_seats = len(plan.seats)
    game.check_seats(n_seats)
    preset, chosen = chosen_options(game, plan.preset, plan.options, n_seats)
    now = int(time())
    return TableRecord(
        code=code,
        game=game.name,
        rules_version=game.rules_version,
        status="waiting",
        preset=preset,
        options=chosen,
        pace=plan.pace,
        window_ms=plan.window_ms,
        host=host,
        seed=new_seed(),
        next=None,
        created=now,
        updated=now,
    )
