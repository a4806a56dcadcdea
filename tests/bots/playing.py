"""Games of bots alone, and whether what they say of their choices is text."""

import ast
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from inspect import getsource
from random import Random
from types import ModuleType
from typing import Any

from hanpan.bots import Choice, choose
from hanpan.bots.protocol import Budget
from hanpan.core.chance import Borrowed
from hanpan.core.engine import legal, lowest, play
from hanpan.core.game import Game
from hanpan.text import LOCALES, say
from hanpan.text.phrases import arguments


def budget() -> Budget:
    """No clock stops these choices; a short search."""
    return Budget(60_000, 3)


def said_by_processes(script: str) -> set[str]:
    """What a script prints in processes of different hash seeds."""
    return {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }


def choices_in(game: Game, s: Any, rng: Random, level_of: Callable[[int], str]) -> Iterator[tuple[int, Choice]]:
    """Plays on to the end; yields each seat with its choice before that is played."""
    while s.asked:
        seat = lowest(s.asked)
        level = level_of(seat)
        choice = choose(game, level, game.view(s, seat), rng.getrandbits(53), budget())
        yield seat, choice
        play(s, seat, choice.action)


def wins(game: Game, levels: tuple[str, ...], n_games: int, options: dict[str, str]) -> Counter[str]:
    """Victories by level; everybody sits everywhere."""
    won: Counter[str] = Counter()
    n = len(levels)
    for number in range(n_games):
        rng = Random(number)
        s = game.new(options, n, Borrowed(rng.random), None)

        def level_of(seat: int, number: int = number) -> str:
            return levels[(seat + number) % n]

        for _ in choices_in(game, s, rng, level_of):
            pass
        for seat in game.score(s).winners:
            won[level_of(seat)] += 1
    return won


def check_games(game: Game, options: dict[str, str], level: str, check_facts: Callable[[dict[str, Any]], None]) -> None:
    """With every number of players the bots do what is legal to the end, and can explain it in both languages."""
    for n_seats in range(game.seats[0], game.seats[1] + 1):
        rng = Random(n_seats)
        s = game.new(options, n_seats, Borrowed(rng.random), None)
        names = [f"P{seat}" for seat in range(n_seats)]
        for seat, choice in choices_in(game, s, rng, lambda _: level):
            assert choice.action in legal(s, seat)
            for locale in LOCALES:
                text = say(locale, choice.why, game.name, **arguments(locale, game.name, choice.facts, names))
                assert text and "{" not in text
            check_facts(choice.facts)
        assert not s.frames


def check_explanations(
    game: Game, reasons: ModuleType, options: Sequence[dict[str, str]], levels: Sequence[str], games: range
) -> None:
    """Every explanation in the source is given in one of these games; keys that none leads to would be dead text.

    At least `games.start` of them are played, at most `games.stop`.
    """
    keys = {
        node.value
        for node in ast.walk(ast.parse(getsource(reasons)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("bot-")
    }
    given: set[str] = set()
    for number in range(games.stop):
        given |= keys_given(game, options[number % len(options)], levels, number)
        if number >= games.start and keys <= given:
            return
    assert keys <= given, keys - given


def keys_given(game: Game, options: dict[str, str], levels: Sequence[str], number: int) -> set[str]:
    """How choices are explained in one game, each by a bot of any of these levels."""
    rng = Random(number)
    n_seats = game.seats[0] + number % (game.seats[1] - game.seats[0] + 1)
    s = game.new(options, n_seats, Borrowed(rng.random), None)
    return {choice.why for _, choice in choices_in(game, s, rng, lambda _: levels[rng.randrange(len(levels))])}
