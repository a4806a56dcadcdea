"""Observations: views as vectors of fixed length.

A game's own encoding is the module `encoding` in its folder (see `hanpan.core.encoding`).  A game without one gets
hashed features: every fact of the view, such as `coins/1` or `hand=thief`, falls by its CRC-32 into one of 1,024 entries
("the hashing trick", Weinberger et al. 2009).  That needs no knowledge of how long a list may become and holds for any
game; what it costs are collisions and entries without a name.  The types of a view could not do it alone: they bound
neither the length of a list nor say which names a string may be.
"""

from array import array
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final
from zlib import crc32

import msgspec

from hanpan.core.chance import Quick
from hanpan.core.encoding import Labels, Numbers, Out
from hanpan.core.game import Game
from hanpan.core.view import View
from hanpan.games import find_game

#: Entries of a hashed encoding.
BUCKETS: Final = 1024
#: A number of this size fills half of its entry's range.
HALFWAY: Final = 10
#: Parts of a view that are told otherwise (the mask) or say nothing while the game runs.
LEFT_OUT: Final = frozenset({"game", "choices", "score"})


class Encoding:
    """How the views of one game at one number of seats become vectors.

    size    entries of a vector
    labels  what each entry means; empty for hashed features
    """

    def __init__(self, game: Game, n_seats: int) -> None:
        self._own = own_encoding(game.name)
        if self._own is None:
            self.size = BUCKETS
            self.labels: tuple[str, ...] = ()
            return
        out = Labels()
        self._own(game.view(game.new({}, n_seats, Quick(0), None), 0), out)
        self.size = len(out.labels)
        self.labels = tuple(out.labels)

    def encode(self, view: View) -> "array[float]":
        """A new vector of 32-bit floats from -1 to 1."""
        if self._own is None:
            return hashed(view)
        out = Numbers()
        self._own(view, out)
        return out.values


@cache
def encoding_of(game_name: str, n_seats: int) -> Encoding:
    """The encoding of a game at a table of `n_seats`.  `UnknownGame`, `BadOptions`."""
    game = find_game(game_name)
    game.check_seats(n_seats)
    return Encoding(game, n_seats)


@cache
def own_encoding(game_name: str) -> Callable[[Any, Out], None] | None:
    """The game's own function, if it has one."""
    name = f"hanpan.games.{game_name}.encoding"
    if find_spec(name) is None:
        return None
    encode: Callable[[Any, Out], None] = import_module(name).encode
    return encode


def hashed(view: View) -> "array[float]":
    """The hashed features of a view."""
    vector = array("f", bytes(4 * BUCKETS))
    plain = msgspec.to_builtins(view)
    for path, value in facts({key: part for key, part in plain.items() if key not in LEFT_OUT}, ""):
        i = bucket(path)
        vector[i] = max(-1.0, min(1.0, vector[i] + value))
    return vector


def facts(thing: Any, path: str) -> Iterator[tuple[str, float]]:
    """Every fact below `path`: numbers by their size, names and nulls by being there.

    A name in a list counts at its place and, half, for being anywhere in the list.
    """
    if isinstance(thing, dict):
        for key, part in thing.items():
            yield from facts(part, f"{path}/{key}")
    elif isinstance(thing, list):
        for i, part in enumerate(thing):
            yield from facts(part, f"{path}/{i}")
            if isinstance(part, str):
                yield f"{path}/any={part}", 0.5
    elif isinstance(thing, (int, float)) and not isinstance(thing, bool):
        yield path, thing / (abs(thing) + HALFWAY)
    else:
        yield f"{path}={thing}", 1.0


@lru_cache(maxsize=65_536)
def bucket(path: str) -> int:
    """The entry of a fact, the same in every process."""
    return crc32(path.encode()) % BUCKETS
