"""The games, found by scanning: a folder with a `GAME` is a game, and there is no list to edit."""

from functools import cache
from importlib import import_module
from pkgutil import extend_path, iter_modules

from hanpan.core.errors import HanpanError
from hanpan.core.game import Game

__path__ = extend_path(__path__, __name__)


class UnknownGame(HanpanError):
    """No game of that name is installed."""


@cache
def game_names() -> tuple[str, ...]:
    """Names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def find_game(name: str) -> Game:
    """The game of that name; `UnknownGame` if there is none."""
    if name not in game_names():
        raise UnknownGame("game-unknown", name=name[:40])
    game: Game = import_module(f"hanpan.games.{name}").GAME
    return game
