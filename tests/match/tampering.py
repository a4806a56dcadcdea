"""A record of a real match, and ways to spoil it."""

import copy
import json
from typing import Any

import msgspec
import pytest

from archive.archive import FOLDER
from hanpan.core.engine import play
from hanpan.games import find_game
from hanpan.match.records import BadRecord
from hanpan.match.seeds import chance_of
from hanpan.match.verify import verify
from hanpan.wire.http import Export

PIGS = find_game("three_little_pigs")
#: A match of bots with a wolf, spins and second purchases.
RECORD: dict[str, Any] = json.loads((FOLDER / "three_little_pigs/v1/5-rulebook.json").read_bytes())


def read(plain: Any) -> Export:
    return msgspec.convert(plain, Export)


def verdict(plain: Any) -> tuple[str, dict[str, Any]]:
    """The key of what is wrong, and its facts."""
    with pytest.raises(BadRecord) as told:
        verify(read(plain))
    return told.value.key, told.value.facts


def tampered() -> dict[str, Any]:
    return copy.deepcopy(RECORD)


def first(event: str, after: int = 1) -> tuple[int, int]:
    """Index of the first step after number `after` in which that happens, and of the event in it."""
    for i, step in enumerate(RECORD["steps"]):
        for j, form in enumerate(step["events"]):
            if step["n"] > after and form["event"] == event:
                return i, j
    raise AssertionError(f"no {event} in the record")


def renumbered(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [step | {"n": n} for n, step in enumerate(steps, 1)]


def position_before(i: int) -> Any:
    """Where the game stands before the step of index `i`."""
    n_seats = len(RECORD["seats"])
    s = PIGS.new(RECORD["options"], n_seats, chance_of(bytes.fromhex(RECORD["seed"]), n_seats), None)
    for step in RECORD["steps"][1:i]:
        for form in step["actions"]:
            play(s, step["seat"], PIGS.actions.read(form))
    return s
