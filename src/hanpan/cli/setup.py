"""What several commands ask for in the same way: game, seats, options, levels of bots, seed."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Annotated

from cyclopts import Parameter

from hanpan.bots import levels_of
from hanpan.cli.help import BadUsage
from hanpan.cli.terminal import Terminal
from hanpan.core.errors import BadOptions
from hanpan.core.game import Game
from hanpan.match.seeds import new_seed

Silent = Annotated[Terminal, Parameter(parse=False)]
GameName = Annotated[str, Parameter(help="game")]
Options = Annotated[list[str], Parameter(name="--option", help="option", negative=(), metavar="NAME=VALUE")]
Preset = Annotated[str | None, Parameter(help="preset")]
Seed = Annotated[int | None, Parameter(help="seed")]
File = Annotated[str, Parameter(help="file")]
To = Annotated[str | None, Parameter(help="to")]
Json = Annotated[bool, Parameter(help="json", negative=())]
SeatNumber = Annotated[int | None, Parameter(help="seat")]


def options_of(game: Game, preset: str | None, pairs: Sequence[str]) -> dict[str, str]:
    """The options by name: those of the preset, then `name=value` each.  `BadUsage`, `BadOptions`."""
    if preset is not None and preset not in game.presets:
        raise BadUsage("usage-preset", preset=preset, presets=", ".join(game.presets))
    options = dict(game.presets[preset]) if preset is not None else {}
    for pair in pairs:
        name, given, value = pair.partition("=")
        if not given:
            raise BadUsage("usage-pair", pair=pair)
        options[name] = value
    return options


def seats_of(game: Game, seats: int | None) -> int:
    """The number of seats, by default the smallest.  `BadOptions`."""
    if seats is None:
        return game.seats[0]
    game.check_seats(seats)
    return seats


def levels_for(game: Game, bots: str, n: int, name_of: Callable[[str], str] = str) -> tuple[str, ...]:
    """One level for each of `n` bots from `normal` or `easy,hard,…`; `name_of` finds the level in a longer word.
    `BadUsage`, `BadOptions`."""
    levels = [level.strip() for level in bots.split(",")]
    for level in levels:
        if name_of(level) not in levels_of(game.name):
            raise BadOptions("bot-level-unknown", level=level[:40], levels=", ".join(levels_of(game.name)))
    if len(levels) == 1:
        levels *= n
    if len(levels) != n:
        raise BadUsage("usage-levels", given=len(levels), n=n)
    return tuple(levels)


def within(name: str, value: int, least: int, most: int) -> int:
    """`value`, or `BadUsage` if it is out of range."""
    if not least <= value <= most:
        raise BadUsage("usage-range", name=name, value=value, least=least, most=most)
    return value


def seed_of(seed: int | None) -> bytes:
    """The seed of a match: from the system's own source, or always the same one for a number."""
    return new_seed() if seed is None else hashlib.sha256(str(seed).encode()).digest()
