"""Hanpan (한판): five board games, one engine for play and research.

The names below are the public interface for scripts and notebooks; each is loaded when it is first used, so that
`import hanpan` costs nothing.  Environments for learning are in `hanpan.envs`.  docs/research.md shows how to use both.
"""

from importlib import import_module
from pkgutil import extend_path
from typing import TYPE_CHECKING, Any

__path__ = extend_path(__path__, __name__)  # another distribution may add a folder hanpan/games/NAME
__version__ = "0.1.0"

if TYPE_CHECKING:
    from hanpan.bots import Choice, UnknownLevel, choose, levels_of
    from hanpan.core.actions import BadAction
    from hanpan.core.errors import BadOptions, BadPosition, HanpanError, Refused
    from hanpan.core.game import Game
    from hanpan.core.score import Score
    from hanpan.core.view import View
    from hanpan.games import UnknownGame, find_game, game_names
    from hanpan.local import Match, UnknownSeat, new_match

__all__ = [
    "BadAction",
    "BadOptions",
    "BadPosition",
    "Choice",
    "Game",
    "HanpanError",
    "Match",
    "Refused",
    "Score",
    "UnknownGame",
    "UnknownLevel",
    "UnknownSeat",
    "View",
    "choose",
    "find_game",
    "game_names",
    "levels_of",
    "new_match",
]

_HOMES = {
    "hanpan.bots": ("Choice", "UnknownLevel", "choose", "levels_of"),
    "hanpan.core.actions": ("BadAction",),
    "hanpan.core.errors": ("BadOptions", "BadPosition", "HanpanError", "Refused"),
    "hanpan.core.game": ("Game",),
    "hanpan.core.score": ("Score",),
    "hanpan.core.view": ("View",),
    "hanpan.games": ("UnknownGame", "find_game", "game_names"),
    "hanpan.local": ("Match", "UnknownSeat", "new_match"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
