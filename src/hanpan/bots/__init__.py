"""Bots: they see a view and nothing else, and the same view, level and seed always give the same choice.

A game's own heuristics are the module of this package with the game's name (see `protocol.Heuristics`); it is found
by that name, and there is no list to edit.  A game without one is played by `random` alone.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random

from hanpan.bots.protocol import LEVELS, Budget, Choice, Heuristics
from hanpan.core.errors import HanpanError
from hanpan.core.game import Game
from hanpan.core.view import View
from hanpan.games import game_names

__all__ = ["LEVELS", "RANDOM", "Budget", "Choice", "UnknownLevel", "at_random", "choose", "levels_of", "usual_level"]

RANDOM = LEVELS[0]
USUAL = "normal"


class UnknownLevel(HanpanError):
    """The game has no bot of that level."""


@cache
def heuristics_of(game_name: str) -> Heuristics | None:
    """The game's own bots, if it has any."""
    name = f"{__name__}.{game_name}"
    if game_name not in game_names() or find_spec(name) is None:
        return None
    heuristics: Heuristics = import_module(name)
    return heuristics


def levels_of(game_name: str) -> tuple[str, ...]:
    """The levels that the game's bots have, weakest first."""
    heuristics = heuristics_of(game_name)
    return (RANDOM,) if heuristics is None else (RANDOM, *heuristics.LEVELS)


def usual_level(game_name: str) -> str:
    """`normal` where the game has it, else the best level that it has."""
    levels = levels_of(game_name)
    return USUAL if USUAL in levels else levels[-1]


def choose(game: Game, level: str, view: View, seed: int, budget: Budget | int) -> Choice:
    """What a bot of that level does when asked with this view, which must hold at least one choice.

    A number as `budget` is a clock of so many milliseconds from now on.  `UnknownLevel` for a level that the game does
    not have.
    """
    if level not in levels_of(game.name):
        raise UnknownLevel("bot-level-unknown", level=level[:40], levels=", ".join(levels_of(game.name)))
    if not view.choices:
        raise ValueError("this seat is not asked")
    if len(view.choices) == 1:
        return Choice(view.choices[0], "bot-forced")
    heuristics = heuristics_of(game.name)
    if level == RANDOM or heuristics is None:
        return Choice(at_random(view.choices, seed), "bot-random")
    rng = Random(seed)
    return heuristics.choose(level, view, rng, Budget(budget) if isinstance(budget, int) else budget)


def at_random(choices: Sequence[int], seed: int) -> int:
    """What the level `random` takes: for that it need not look at the table."""
    return choices[int(Random(seed).random() * len(choices))]
