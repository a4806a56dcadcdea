"""Sentences about games: prompts, buttons, log lines, reasons, errors.

One rule turns the parts of a form into arguments of a text, here and in the web:

- a name of the vocabulary → the text `name-{slug}`; a list → its parts, joined with ", "
- the fields `seat` and `target` (and their plurals) → names of the people who sit there
- null → the word `none`, which a text can select by but does not show
- numbers stay numbers; what counts from 0 (`house`, `level`) is shown through `NTH`
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hanpan.core.errors import HanpanError, Refused
from hanpan.core.score import Item
from hanpan.text.bundles import has_text, speak
from hanpan.text.shapes import say_shape

SEAT_FIELDS: Final = frozenset({"seat", "target", "seats", "targets"})
#: Shared by the locales so far.
SEPARATOR: Final = ", "
NOTHING: Final = "none"
#: Keys of a form that tell its kind.
KINDS: Final = frozenset({"do", "event", "frame", "id"})

Form = Mapping[str, Any]


def say(locale: str, key: str, game: str | None = None, **args: Any) -> str:
    """The text of `key` with `args` as they are."""
    return speak(locale, key, game, args)


def say_name(locale: str, game: str, name: str) -> str:
    """A name of the game's vocabulary."""
    return speak(locale, f"name-{slug(name)}", game, {})


def say_event(locale: str, game: str, event: Form, names: Sequence[str]) -> str:
    """The log line of an event in its readable form; `names` are those of the seats."""
    return speak(locale, f"event-{event['event']}", game, arguments(locale, game, event, names))


def say_action(locale: str, game: str, action: Form, names: Sequence[str]) -> str:
    """The label of an action in its readable form."""
    return speak(locale, f"action-{action['do']}", game, arguments(locale, game, action, names))


def say_prompt(locale: str, game: str, frame: Form, names: Sequence[str]) -> str:
    """The sentence with which a frame asks."""
    return speak(locale, f"prompt-{frame['frame']}", game, arguments(locale, game, frame, names))


def say_prompt_detail(locale: str, game: str, frame: Form, names: Sequence[str]) -> str:
    """The second sentence of a question."""
    return speak(locale, f"prompt-{frame['frame']}-detail", game, arguments(locale, game, frame, names))


def say_waiting(locale: str, game: str, frame: str, name: str) -> str:
    """What the others read while `name` answers the question of a frame."""
    return speak(locale, f"waiting-{frame}", game, {"name": name})


def say_refusal(locale: str, game: str, reason: str, facts: Form, names: Sequence[str]) -> str:
    """Why something cannot be done."""
    return speak(locale, f"why-{reason}", game, arguments(locale, game, facts, names))


def say_item(locale: str, game: str, item: Item, names: Sequence[str]) -> str:
    """The label of a line of the score."""
    return speak(locale, f"score-{item.key}", game, arguments(locale, game, item.facts, names))


def say_amount(locale: str, game: str, n: float) -> str:
    """What a score comes to: points, or whatever the game says in its text `amount`."""
    return speak(locale, "amount" if has_text(locale, "amount", game) else "score-amount", game, {"n": n})


def say_error(locale: str, error: HanpanError, game: str | None = None, names: Sequence[str] = ()) -> str:
    """One line that says what is wrong; for a refusal the game's reason."""
    if isinstance(error, Refused) and game is not None:
        return say_refusal(locale, game, error.key, error.facts, names)
    facts = {name: one_line(value) for name, value in error.facts.items()}
    if isinstance(facts.get("detail"), str):
        facts["detail"] = say_shape(locale, facts["detail"])
    return speak(locale, f"error-{error.key}", game, facts)


def one_line(value: Any) -> Any:
    """Strings of unknown origin without line ends and control characters; lists joined."""
    if isinstance(value, str):
        return "".join(c if c.isprintable() else " " for c in value)
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, (list, tuple)):
        return SEPARATOR.join(str(one_line(x)) for x in value)
    return NOTHING if value is None else one_line(str(value))


def arguments(locale: str, game: str, form: Form, names: Sequence[str]) -> dict[str, Any]:
    """The arguments that a form gives to its text."""
    return {field: argument(locale, game, field, form[field], names) for field in form if field not in KINDS}


def argument(locale: str, game: str, field: str, value: Any, names: Sequence[str]) -> Any:
    """One argument; see the rule above."""
    if value is None:
        return NOTHING
    if isinstance(value, (list, tuple)):
        return SEPARATOR.join(str(argument(locale, game, field, part, names)) for part in value)
    if field in SEAT_FIELDS:
        return names[value] if 0 <= value < len(names) else str(value + 1)
    return say_name(locale, game, value) if isinstance(value, str) else value


def slug(name: str) -> str:
    """The name as part of a message id."""
    return re.sub(r"[^A-Za-z0-9_-]", "_", name)
