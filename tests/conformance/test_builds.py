"""Plain Python and the compiled build are one engine.

`make test` runs these tests twice: as they are, and with the compiled build and `HANPAN_BUILD=compiled`.
"""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from hanpan.core import BUILD
from hanpan.games import find_game, game_names

ROOT = Path(__file__).parents[2]
WANTED = os.environ.get("HANPAN_BUILD", "plain")
compiled_only = pytest.mark.skipif(WANTED != "compiled", reason="`make test-compiled` runs this")


def test_the_build_that_was_asked_for_runs():
    assert BUILD == WANTED


def modules() -> dict[str, bool]:
    """Every module of the rules that is loaded here, and whether it is compiled."""
    for name in game_names():
        find_game(name)
    rooms = ("hanpan.core.", "hanpan.games.")
    return {
        name: not str(module.__file__).endswith(".py")
        for name, module in sys.modules.items()
        if name.startswith(rooms) and getattr(module, "__file__", None)
    }


@compiled_only
def test_what_plays_is_compiled():
    """A module that falls out of the compiled ones would be slow, and nothing else would tell."""
    compiled = modules()
    for name in game_names():
        game = find_game(name)
        if not Path(sys.modules[f"hanpan.games.{name}"].__file__).is_relative_to(ROOT / "tests"):
            parts = [game.new, game.clone, *game.verbs.values(), *game.frames.classes.values()]
            assert [part.__name__ for part in parts if not compiled[part.__module__]] == []
    assert all(compiled[f"hanpan.core.{name}"] for name in ("engine", "position", "chance", "bags"))


@compiled_only
def test_types_of_msgspec_are_never_compiled():
    """They would lose their options, and with them the form in which everything is stored."""
    wrong = [
        f"{name}.{value.__name__}"
        for name, is_compiled in modules().items()
        if is_compiled
        for value in vars(sys.modules[name]).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == name
    ]
    assert wrong == []


PLAY = """
import hashlib, sys
import msgspec
from hanpan.core import BUILD
from hanpan.core.conformance import play_through
from hanpan.core.errors import BadOptions
from hanpan.games import find_game

game = find_game(sys.argv[1])
longest = max(len(option.values) for option in game.options)
mixtures = [{option.name: option.values[i % len(option.values)] for option in game.options} for i in range(longest)]
print(BUILD)
for n_seats in range(game.seats[0], game.seats[1] + 1):
    for options in mixtures:
        for seed in range(int(sys.argv[2])):
            seen, log = hashlib.sha256(), []
            look = lambda s, seat, a: seen.update(msgspec.json.encode(game.view(s, seat)))
            try:
                end = play_through(game, options, n_seats, seed, look, log)
            except BadOptions:  # options that name a seat are only for tables that have it
                continue
            seen.update(game.codec().encode(log) + msgspec.json.encode(game.score(end)))
            print(n_seats, *options.values(), seed, len(log), seen.hexdigest())
"""


def played(name: str, first: Path, n: int) -> list[str]:
    """The build that comes from the folder `first`, then a digest of the events, views and score of each game."""
    path = os.pathsep.join([str(first), str(ROOT / "tests/teaching")])
    run = subprocess.run(
        [sys.executable, "-c", PLAY, name, str(n)], env={**os.environ, "PYTHONPATH": path}, capture_output=True
    )
    assert run.returncode == 0, run.stderr.decode()
    return run.stdout.decode().splitlines()


@compiled_only
@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_leads_to_the_same_bytes_in_both_builds(name):
    plain = played(name, ROOT / "src", 8)
    compiled = played(name, ROOT / "build/compiled", 8)
    assert (plain[0], compiled[0]) == ("plain", "compiled")
    assert len(plain) > 25 and plain[1:] == compiled[1:]
