"""Views as numbers, for learning.

A game that wants a good encoding has a module `encoding` in its folder with one function, `encode(view, out)`.  It
writes to `out` in an order and number that depend on the number of seats only, never on what happens in the game.  The
same function fills the vector and names its entries, so the two cannot disagree.
"""

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from hanpan.core.options import Option


class Out:
    """What an encoding writes to.  `where` is the way to the thing, such as `("seat", 1, "house", 0)`."""

    def numbers(self, where: tuple[str | int, ...], names: Sequence[str], values: Sequence[float]) -> None:
        """One entry for each name; values from -1 to 1."""
        raise NotImplementedError

    def one_of(self, where: tuple[str | int, ...], names: Sequence[str | int], chosen: int) -> None:
        """One entry for each name, at most 64: 1 for number `chosen`, 0 for the others, and only 0 if it is -1."""
        raise NotImplementedError


def relative(seat: int | None, me: int, n: int) -> int:
    """How many places clockwise from seat `me`, -1 for nobody."""
    return -1 if seat is None else (seat - me) % n


def encode_options(options: Sequence[Option], chosen: Mapping[str, str], out: Out) -> None:
    """Which value each table option has; `chosen` by name."""
    for option in options:
        out.one_of(("option", option.name), option.values, option.values.index(chosen[option.name]))


class Numbers(Out):
    """The vector, as 32-bit floats."""

    def __init__(self) -> None:
        self.values = array("f")

    def numbers(self, where: tuple[str | int, ...], names: Sequence[str], values: Sequence[float]) -> None:
        self.values.extend(values)

    def one_of(self, where: tuple[str | int, ...], names: Sequence[str | int], chosen: int) -> None:
        self.values.extend(ROWS[len(names)][chosen])


class Labels(Out):
    """What each entry means, such as `seat 1 house 0 heads`; `=` stands before the names of which one is chosen."""

    def __init__(self) -> None:
        self.labels: list[str] = []

    def numbers(self, where: tuple[str | int, ...], names: Sequence[str], values: Sequence[float]) -> None:
        assert len(names) == len(values), (where, names, values)
        self.labels += [" ".join([*map(str, where), name]) for name in names]

    def one_of(self, where: tuple[str | int, ...], names: Sequence[str | int], chosen: int) -> None:
        assert -1 <= chosen < len(names), (where, names, chosen)
        self.labels += [f"{' '.join(map(str, where))} = {name}" for name in names]


def rows(n: int) -> list["array[float]"]:
    """By number: the entries of a choice among `n` with that one chosen; the last row, number -1, with none."""
    return [array("f", [1.0 if i == chosen else 0.0 for i in range(n)]) for chosen in range(n + 1)]


#: Longest list of names for `one_of`.
MOST_NAMES: Final = 64
ROWS: Final = [rows(n) for n in range(MOST_NAMES + 1)]
