"""Pickles and deep copies of positions, the same for plain and compiled classes.

Compiled classes keep their fields in slots, their plain subclasses keep further ones in a dictionary, and a compiled
class cannot be made without its constructor; so what Python does by itself would lose fields or fail.
"""

from typing import Any


def fields_of(thing: Any) -> dict[str, Any]:
    """All fields that have a value, by name."""
    fields = {
        name: getattr(thing, name) for name in getattr(type(thing), "__mypyc_attrs__", ()) if hasattr(thing, name)
    }
    fields.update(getattr(thing, "__dict__", {}))
    return fields


def revive(kind: Any, fields: dict[str, Any]) -> Any:
    """An object of a blank class with these fields."""
    thing = kind()
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


def rebuild(kind: Any, fields: dict[str, Any]) -> Any:
    """An object whose constructor takes its fields."""
    return kind(**fields)
