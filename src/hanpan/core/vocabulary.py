"""Names at the edge: inside a game everything is an int, outside piles, tiles and faces have names."""

from collections.abc import Mapping, Sequence
from typing import Any


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
        if isinstance(value, (list, tuple)):
            return [self.spell(field, x) for x in value]
        words = self.names.get(field)
        if words is None:
            return value
        return None if value == -1 else words[value]

    def read(self, field: str, value: Any) -> Any:
        """The inner form; `ValueError` for a name that the field does not have.  Plain numbers pass through.

        So does anything that is neither a name nor a list of names: its shape is checked by who asked.
        """
        if isinstance(value, (list, tuple)):
            return [self._number(field, x) for x in value]
        return self._number(field, value)

    def _number(self, field: str, value: Any) -> Any:
        numbers = self.numbers.get(field)
        if value is None and numbers is not None:
            return -1
        if numbers is None or not isinstance(value, str):
            return value
        if value not in numbers:
            raise ValueError(value)
        return numbers[value]
