"""Fluent bundles, one for each locale and game, and the functions that texts may call."""

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from hanpan.text.josa import josa

LOCALES: Final = ("ko", "en")
#: Longer strings are cut: they come from files and requests, not from games.
LONGEST_ARGUMENT: Final = 300
#: Larger numbers come from the same places, and no formatter takes all of them.
LARGEST_NUMBER: Final = 10**15


def with_particle(word: Any, pair: str) -> str:
    """`JOSA($word, "이/가")`: the word and the particle that fits it."""
    return josa(str(word), pair)


def nth(index: Any) -> Any:
    """`NTH($index)`: counts from 1 what is counted from 0."""
    return fluent_number(index + 1)


FUNCTIONS: Final[dict[str, Any]] = {"JOSA": with_particle, "NTH": nth}


class TextFault(UserWarning):
    """A text is missing or lacks an argument.  Tests turn this warning into an error."""


def speak(locale: str, key: str, game: str | None, args: Mapping[str, Any]) -> str:
    """The text of `key`, among the shared ones or those of `game`.

    Where there is none, warns with `TextFault` and gives the key in angle brackets.
    """
    bundle = bundle_of(locale, game)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        warnings.warn(f"no text {key!r} in {locale} for {game or 'all games'}", TextFault, stacklevel=3)
        return f"⟨{key}⟩"
    spoken, faults = bundle.format_pattern(pattern, {name: bounded(value) for name, value in args.items()})
    for fault in faults:
        warnings.warn(f"text {key!r} in {locale}: {fault}", TextFault, stacklevel=3)
    return str(spoken)


def has_text(locale: str, key: str, game: str | None = None) -> bool:
    """Whether there is a text of that key."""
    return bundle_of(locale, game).has_message(key)


def bounded(value: Any) -> Any:
    """`value`, or what can be shown of a very long string or a number beyond all counting."""
    if isinstance(value, (int, float)) and not abs(value) < LARGEST_NUMBER:
        return f"{'-' if value < 0 else ''}∞"
    if isinstance(value, str) and len(value) > LONGEST_ARGUMENT:
        return value[:LONGEST_ARGUMENT] + "…"
    return value


@cache
def bundle_of(locale: str, game: str | None) -> FluentBundle:
    """The shared texts and those of `game`.  `ValueError` for a locale that does not exist."""
    if locale not in LOCALES:
        raise ValueError(locale)
    bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
    for file in text_files(locale, game):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def text_files(locale: str, game: str | None) -> Iterator[Traversable]:
    """The shared Fluent files, then those of the game, each in alphabetical order."""
    folders = [files("hanpan.text") / locale]
    if game is not None:
        folders.append(files(f"hanpan.games.{game}") / "text" / locale)
    for folder in folders:
        if folder.is_dir():
            yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
