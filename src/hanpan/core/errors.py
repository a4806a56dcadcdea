"""Errors that a person may meet.  Each has a key, under which the text room says it, and the facts of the case."""

from typing import Any


class HanpanError(Exception):
    """`key` names a Fluent message (`error-…`), `facts` are its arguments."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(f"{key} {facts}" if facts else key)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), self.key, self.facts)


def rebuild(kind: type[HanpanError], key: str, facts: dict[str, Any]) -> HanpanError:
    """Pickling keeps the facts."""
    return kind(key, **facts)


class BadOptions(HanpanError):
    """An option or a number of seats that the game does not have."""


class BadPosition(HanpanError):
    """A written position that cannot be: wrong shape, impossible counts, broken conservation."""


class BadSheet(HanpanError):
    """A score sheet of a wrong shape, or for a game that has none."""


class Refused(HanpanError):
    """A choice that the rules do not allow now: `reason` key, `clause` of the rulebook, numbers of the moment."""

    def __init__(self, key: str, clause: str = "", **facts: Any) -> None:
        super().__init__(key, **facts)
        self.clause = clause

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_refused, (self.key, self.clause, self.facts)


def rebuild_refused(key: str, clause: str, facts: dict[str, Any]) -> Refused:
    """Pickling keeps the clause."""
    return Refused(key, clause, **facts)
