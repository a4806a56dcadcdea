"""Single clauses of a game's rulebook."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

CLAUSE: Final = re.compile(r"^- \*\*(?P<clause>[A-Z]+-[A-Z]+-\d+)\*\* (?P<text>.*?)(?: \{[^{}]*\})?$", re.MULTILINE)


def clause_text(game: str, locale: str, clause: str) -> str | None:
    """What the rulebook says in that clause, without marks."""
    return clauses_of(game, locale).get(clause)


@cache
def clauses_of(game: str, locale: str) -> dict[str, str]:
    """Every clause of the rulebook."""
    text = (files(f"hanpan.games.{game}") / "rules" / f"{locale}.md").read_text("utf-8")
    return {found["clause"]: found["text"].replace("`", "") for found in CLAUSE.finditer(text)}
