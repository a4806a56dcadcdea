"""Names of environments: game, version of its rules, seats, and the table options that differ from the default.

    three_little_pigs-v1/seats=4,variant=veteran

Equal environments have equal names, and a result that names its environment can be repeated: an id of other rules is
refused.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from hanpan.core.errors import HanpanError
from hanpan.core.game import Game
from hanpan.core.options import spell_options
from hanpan.games import find_game

FORM: Final = re.compile(r"([A-Za-z]\w*)-v(\d{1,6})(?:/(.+))?", re.ASCII)
SEATS: Final = "seats"


class BadEnvId(HanpanError, ValueError):
    """A string that names no environment, or one of other rules."""


class EnvId(msgspec.Struct, frozen=True):
    """The parts of an id; `options` holds only what differs from the default."""

    game: str
    rules_version: int
    n_seats: int
    options: dict[str, str] = {}

    def __str__(self) -> str:
        return format_id(self)


def make_id(game: Game, n_seats: int | None = None, options: Mapping[str, Any] | None = None) -> EnvId:
    """The id of a game with these seats (the smallest number if None) and options.  `BadOptions`."""
    n = game.seats[0] if n_seats is None else n_seats
    game.check_seats(n)
    chosen = spell_options(game.options, game.blank(options or {}, n).options)
    differing = {kind.name: chosen[kind.name] for kind in game.options if chosen[kind.name] != kind.values[0]}
    return EnvId(game.name, game.rules_version, n, differing)


def parse_id(text: str) -> EnvId:
    """The parts of an id; seats and options may be left out.

    `BadEnvId` for a string of another form or of other rules than those installed, `UnknownGame`, `BadOptions`.
    """
    match = FORM.fullmatch(text)
    if match is None:
        raise BadEnvId("env-id", id=text[:100])
    name, version, rest = match.groups()
    game = find_game(name)
    if int(version) != game.rules_version:
        raise BadEnvId("env-rules", id=text[:100], version=int(version), known=game.rules_version)
    parts: dict[str, str] = {}
    for part in rest.split(",") if rest else ():
        key, equals, value = part.partition("=")
        if not equals or key in parts:
            raise BadEnvId("env-id", id=text[:100])
        parts[key] = value
    seats = parts.pop(SEATS, str(game.seats[0]))
    if re.fullmatch(r"[0-9]{1,3}", seats) is None:
        raise BadEnvId("env-id", id=text[:100])
    return make_id(game, int(seats), parts)


def format_id(env_id: EnvId) -> str:
    """The string of an id; `parse_id` reads it back."""
    parts = [f"{SEATS}={env_id.n_seats}", *[f"{name}={value}" for name, value in env_id.options.items()]]
    return f"{env_id.game}-v{env_id.rules_version}/{','.join(parts)}"
