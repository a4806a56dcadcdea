"""Which language the command speaks."""

from collections.abc import Mapping, Sequence
from typing import Final

from hanpan.core.errors import HanpanError
from hanpan.text import LOCALES

FLAG: Final = "--lang"
#: In the order in which POSIX looks at them.
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(HanpanError):
    """A language that there are no texts in."""


def language_of(environment: Mapping[str, str]) -> str:
    """Korean for Korean locales, else English."""
    for variable in VARIABLES:
        value = environment.get(variable, "")
        if value:
            return "ko" if value.lower().replace("-", "_").split("_")[0].split(".")[0] in ("ko", "korean") else "en"
    return "en"


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str], str | None]:
    """The locale, the other arguments, and what was asked for if it is no language that we speak."""
    locale = language_of(environment)
    rest: list[str] = []
    wrong: str | None = None
    waiting = list(arguments)
    while waiting:
        token = waiting.pop(0)
        if token == "--":
            rest += [token, *waiting]
            break
        name, given, value = token.partition("=")
        if name != FLAG:
            rest.append(token)
            continue
        if not given:
            value = waiting.pop(0) if waiting else ""
        if value in LOCALES:
            locale = value
        else:
            wrong = value
    return locale, rest, wrong
