"""Position files of real play, and ways to spoil them."""

import copy
import json
from typing import Any

from hypothesis import strategies as st

from hanpan.core.chance import Quick
from hanpan.core.engine import is_over, lowest, play
from hanpan.core.positions import write_position
from hanpan.games import find_game

PIGS = find_game("three_little_pigs")
TABLES: list[tuple[dict[str, str], int]] = [
    ({}, 2),
    ({"variant": "veteran", "pile_visibility": "open"}, 3),
    ({"wolf_strength": "one_tile", "wolf_optional": "true", "unsupported_tiles": "collapse"}, 5),
]


def played(options: dict[str, str], n_seats: int, seed: int, most: int) -> dict[str, Any]:
    """A position after at most so many random decisions."""
    chance = Quick(seed)
    s = PIGS.new(options, n_seats, chance, None)
    for _ in range(most):
        if is_over(s):
            break
        play(s, lowest(s.asked), chance.pick(0, s.offers[lowest(s.asked)]))
    return write_position(PIGS, s)


POSITIONS = [
    played(options, n_seats, seed, most)
    for options, n_seats in TABLES
    for seed, most in ((1, 0), (2, 7), (3, 40), (4, 61), (5, 100_000))
]

WORDS = st.sampled_from(
    [
        "",
        "straw",
        "wood_roof",
        "wood_window+1",
        "door",
        "wolf",
        "Rolling",
        "Turns",
        "BlowingTile",
        "Building",
        "seat",
        "\u0000",
        "🐷",
    ]
)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.sampled_from([2**31, 2**62, 2**64, -(2**63), 10**30])
    | st.floats(allow_nan=False, allow_infinity=False)
    | WORDS
    | st.text(max_size=5)
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to every part of a JSON value but the whole."""
    found: list[tuple[Any, ...]] = [path] if path else []
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        found += places(part, (*path, key))
    return found


@st.composite
def spoiled(draw: st.DrawFn) -> Any:
    """A valid file with a few parts replaced, removed, doubled, exchanged or added."""
    data = copy.deepcopy(draw(st.sampled_from(POSITIONS)))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(data)))
        holder = data
        for key in path[:-1]:
            holder = holder[key]
        key = path[-1]
        way = draw(st.sampled_from(["replace", "remove", "add", "double", "exchange", "nudge"]))
        if way == "replace":
            holder[key] = draw(VALUES)
        elif way == "remove":
            del holder[key]
        elif way == "add":
            if isinstance(holder, dict):
                holder[draw(WORDS | st.text(max_size=6))] = draw(VALUES)
            else:
                holder.insert(key, draw(VALUES))
        elif way == "double" and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        elif way == "exchange":
            other = draw(st.sampled_from(places(data)))
            found: Any = data
            for step in other:
                found = found[step]
            holder[key] = copy.deepcopy(found)
        elif way == "nudge" and isinstance(holder[key], int):
            holder[key] += draw(st.sampled_from([-1, 1]))
        if not places(data):
            break
    return data


def text_of(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)
