"""Names at the edge: inside a game everything is an int, outside piles, tiles and faces have names."""

from collections.abc import Mapping, Sequence
from typing import Any

from hanpan.core.errors import BadPosition


class Vocabulary:
    """The names of a game's ints, by the field in which they stand (`pile`, `tile`, `face` …).

    A field keeps its name in events, actions, frames and texts, and so one table serves them all.  A list field has
    the plural of the field's name (`faces` for `face`).  -1 means "none" and is spelled as null.
    """

    def __init__(self, names: Mapping[str, Sequence[str]]) -> None:
        self.names = {field: tuple(words) for field, words in names.items()}
        self.numbers = {field: {word: i for i, word in enumerate(words)} for field, words in self.names.items()}
        for field in list(self.names):
            self.names[field + "s"] = self.names[field]
            self.numbers[field + "s"] = self.numbers[field]

    def spell(self, field: str, value: Any) -> Any:
        """The outer form of a number or a list of numbers."""
        words = self.names.get(field)
        if type(value) is int:
            return value if words is None else None if value == -1 else words[value]
        if isinstance(value, (list, tuple)):
            return list(value) if words is None else [None if x == -1 else words[x] for x in value]
        return value if words is None else None if value == -1 else words[value]

    def read(self, field: str, value: Any) -> Any:
        """The inner form; `ValueError` for a name that the field does not have.  Plain numbers pass through.

        So does anything that is neither a name nor a list of names: its shape is checked by who asked.
        """
        if isinstance(value, (list, tuple)):
            return [self._number(field, x) for x in value]
        return self._number(field, value)

    def read_list(self, field: str, words: Any, path: str) -> list[int]:
        """The inner form of a list of names that stands at `path` of a written position; `BadPosition`."""
        try:
            numbers: list[int] = self.read(field, words)
        except ValueError as error:
            raise BadPosition("position-name", path=path, name=str(error)) from error
        return numbers

    def _number(self, field: str, value: Any) -> Any:
        numbers = self.numbers.get(field)
        if value is None and numbers is not None:
            return -1
        if numbers is None or not isinstance(value, str):
            return value
        if value not in numbers:
            raise ValueError(value)
        return numbers[value]
