"""Table options: named values outside, small ints inside."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hanpan.core.copies import fields_of, revive
from hanpan.core.errors import BadOptions

DEFAULT: Final = 0


class Option:
    """One rule that tables may choose; the first value is the default."""

    def __init__(self, name: str, values: tuple[str, ...], clause: str) -> None:
        self.name = name
        self.values = values
        self.clause = clause  # the clause that the option changes


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """A game's subclass is blank: one int annotation for each option, the index of its value."""

    def __reduce__(self) -> Any:
        return revive, (type(self), fields_of(self))


def read_options(kinds: tuple[Option, ...], options: Options, chosen: Mapping[str, Any]) -> None:
    """Fills `options` from names; what is not named takes its default.  Raises `BadOptions`."""
    known = {kind.name: kind for kind in kinds}
    for name in chosen:
        if name not in known:
            raise BadOptions("options-unknown", option=str(name)[:40])
    for kind in kinds:
        if kind.name not in chosen:
            setattr(options, kind.name, DEFAULT)
            continue
        value = spelled(chosen[kind.name])
        if value not in kind.values:
            raise BadOptions("options-value", option=kind.name, value=value[:40], values=", ".join(kind.values))
        setattr(options, kind.name, kind.values.index(value))


def spelled(value: Any) -> str:
    """`true` and `false` may be written as JSON booleans."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, str) else repr(value)


def spell_options(kinds: tuple[Option, ...], options: Options) -> dict[str, str]:
    """All options by name."""
    return {kind.name: kind.values[getattr(options, kind.name)] for kind in kinds}
