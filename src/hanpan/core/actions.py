"""A game's action space: every action has a stable integer id and a readable form.

Ids serve rules, bots and research; forms such as `{"do": "Buy", "pile": "wood_roof"}` serve people and the wire.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from hanpan.core.vocabulary import Vocabulary


class BadAction(ValueError):
    """A form that names no action of the game."""


class Field:
    """One part of an action: `size` values from `first` on; a mask stands for a set of names (a set of dice)."""

    def __init__(self, name: str, size: int, first: int = 0, mask: bool = False) -> None:
        self.name = name
        self.size = size
        self.first = first
        self.mask = mask


class ActionKind:
    """A run of ids from `first` on, one for each combination of the fields; the last field counts fastest."""

    def __init__(self, name: str, first: int, *fields: Field) -> None:
        self.name = name
        self.first = first
        self.fields = fields
        self.count = 1
        for field in fields:
            self.count *= field.size


#: So many readable forms are kept at hand: the same few are sent again and again.
FORMS_KEPT = 4096
#: A run of at least this many consecutive ids of a kind with one plain number is sent as a range.
RANGE_FROM = 6


class Actions:
    """The table of all kinds of a game, in the order of their ids.  Ids are only ever appended."""

    def __init__(self, vocabulary: Vocabulary, *kinds: ActionKind) -> None:
        self.vocabulary = vocabulary
        self.kinds = kinds
        self.n = max(kind.first + kind.count for kind in kinds)
        self.by_name = {kind.name: kind for kind in kinds}
        self._forms: dict[int, dict[str, Any]] = {}

    def kind(self, a: int) -> ActionKind:
        """The kind of an id; `BadAction` for a number that is no id."""
        for kind in self.kinds:
            if kind.first <= a < kind.first + kind.count:
                return kind
        raise BadAction(a)

    def values(self, a: int) -> dict[str, int]:
        """The numbers of the fields of an id."""
        kind = self.kind(a)
        rest = a - kind.first
        values: dict[str, int] = {}
        for field in reversed(kind.fields):
            values[field.name] = field.first + rest % field.size
            rest //= field.size
        return dict(reversed(values.items()))

    def spell(self, a: int) -> dict[str, Any]:
        """The readable form of an id."""
        return dict(self._form(a))

    def _form(self, a: int) -> dict[str, Any]:
        form = self._forms.get(a)
        if form is None:
            form = self._spelled(a)
            if len(self._forms) < FORMS_KEPT:
                self._forms[a] = form
        return form

    def _spelled(self, a: int) -> dict[str, Any]:
        kind = self.kind(a)
        values = self.values(a)
        form: dict[str, Any] = {"do": kind.name}
        for field in kind.fields:
            value = values[field.name]
            form[field.name] = (
                self.vocabulary.spell(field.name, members(value))
                if field.mask
                else self.vocabulary.spell(field.name, value)
            )
        return form

    def read(self, form: Any) -> int:
        """The id of a form (or of an id, which is checked); `BadAction` for anything else."""
        if isinstance(form, int) and not isinstance(form, bool):
            self.kind(form)
            return form
        do = form.get("do") if isinstance(form, Mapping) else None
        if not isinstance(do, str) or do not in self.by_name:
            raise BadAction(form)
        kind = self.by_name[do]
        if set(form) - {"id"} != {"do", *(field.name for field in kind.fields)}:
            raise BadAction(form)
        a = 0
        for field in kind.fields:
            a = a * field.size + self._part(field, form[field.name])
        return kind.first + a

    def _part(self, field: Field, spelled: Any) -> int:
        try:
            value = self.vocabulary.read(field.name, spelled)
        except ValueError as error:
            raise BadAction(spelled) from error
        if field.mask:
            if not isinstance(value, list) or not all(type(x) is int and 0 <= x < 62 for x in value):
                raise BadAction(spelled)
            if len(set(value)) != len(value):
                raise BadAction(spelled)
            value = sum(1 << x for x in value)
        if type(value) is not int or not field.first <= value < field.first + field.size:
            raise BadAction(spelled)
        return value - field.first

    def offer(self, ids: list[int]) -> list[dict[str, Any]]:
        """What a client is sent: every choice, with long runs of a plain number as one range and all subsets of a set
        as one entry.

        Three forms: `{"id", "do", …fields}` one action · `{"do", "field", "from", "to"}` each number of the range ·
        `{"do", "field", "subset_of": […]}` each non-empty subset.
        """
        entries: list[dict[str, Any]] = []
        i = 0
        while i < len(ids):
            kind = self.kind(ids[i])
            j = i
            while j < len(ids) and ids[j] < kind.first + kind.count:
                j += 1
            entries += self._entries(kind, ids[i:j])
            i = j
        return entries

    def _entries(self, kind: ActionKind, ids: list[int]) -> list[dict[str, Any]]:
        if len(kind.fields) == 1:
            field = kind.fields[0]
            values = [a - kind.first + field.first for a in ids]
            if field.mask:
                union = 0
                for value in values:
                    union |= value
                if len(values) > 1 and len(values) == (1 << union.bit_count()) - 1:
                    names = self.vocabulary.spell(field.name, members(union))
                    return [{"do": kind.name, "field": field.name, "subset_of": names}]
            elif field.name not in self.vocabulary.names and len(values) >= RANGE_FROM:
                return [self._run(kind, field, run) for run in runs(values)]
        return [{"id": a, **self._form(a)} for a in ids]

    def _run(self, kind: ActionKind, field: Field, run: tuple[int, int]) -> dict[str, Any]:
        first, last = run
        return {"do": kind.name, "field": field.name, "from": first, "to": last}


def members(mask: int) -> list[int]:
    """The bits of a mask, ascending."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def runs(values: Iterable[int]) -> list[tuple[int, int]]:
    """First and last of each run of consecutive numbers in an ascending list."""
    found: list[tuple[int, int]] = []
    for value in values:
        if found and found[-1][1] == value - 1:
            found[-1] = (found[-1][0], value)
        else:
            found.append((value, value))
    return found
