"""What msgspec says about data of a wrong shape, in the reader's language."""

import re
from typing import Final

from hanpan.text.bundles import speak

AT: Final = re.compile(r"^(.*?)(?: - at `([^`]*)`)?$", re.DOTALL)
SAYINGS: Final = (
    (re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`"), "type"),
    (re.compile(r"Expected `(?P<kind>[^`]*)` (?P<bound>[<>]=? \S+)"), "bound"),
    (re.compile(r"Expected `(?P<kind>[^`]*)` of length (?P<bound>[<>=]+ \S+)"), "length"),
    (re.compile(r"Object missing required field `(?P<field>[^`]*)`"), "missing"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]*)`"), "unknown"),
    (re.compile(r"Invalid enum value (?P<value>.*)"), "value"),
    (re.compile(r"no frame (?P<frame>.*)"), "frame"),
    (re.compile(r"one name and one value"), "draw"),
)


def say_shape(locale: str, detail: str) -> str:
    """The translated message, or `detail` itself where it is of another origin."""
    match = AT.match(detail)
    if match is None:
        return detail
    said, place = match.groups()
    for pattern, kind in SAYINGS:
        found = pattern.fullmatch(said)
        if found:
            text = speak(locale, f"shape-{kind}", None, found.groupdict())
            return f"{text} [{place}]" if place else text
    return detail
