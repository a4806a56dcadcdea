"""Tables as text, for terminals and environments: eyes, screen readers and pipes get the same.

A game's own picture is the module of this package with the game's name; a game without one is shown field by
field.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

import msgspec

from hanpan.core.view import View

#: Fields of every view that names, prompts and choices tell already, and those that are left out while empty.
SAID_ELSEWHERE: Final = frozenset({"game", "seat", "n_seats", "asked", "question", "choices"})
OFTEN_EMPTY: Final = frozenset({"lanes", "score"})


class Board(Protocol):
    """What the module of a game exports."""

    def picture(self, view: Any, locale: str, names: Sequence[str]) -> list[str]:
        """The table, line by line."""
        ...

    def member(self, view: Any, locale: str, field: str, name: str) -> str:
        """One thing of a set that is to be chosen from, with its state."""
        ...

    def worth_asking(self, view: Any) -> list[int]:
        """Actions that a player might miss in the list of choices: their reasons are worth reading."""
        ...


@cache
def board_of(game: str) -> Board | None:
    """The game's own picture, if it has one."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return None
    board: Board = import_module(name)
    return board


def picture(view: View, locale: str, names: Sequence[str]) -> list[str]:
    """The table as a seat sees it, line by line."""
    board = board_of(view.game)
    if board is not None:
        return board.picture(view, locale, names)
    plain = msgspec.to_builtins(view)
    return [
        f"{field}: {msgspec.json.encode(value).decode()}"
        for field, value in plain.items()
        if field not in SAID_ELSEWHERE and (value or field not in OFTEN_EMPTY)
    ]
