"""How much of each rulebook the tests prove: counted over a whole run, a distributed one included.

A test names what it proves: `@pytest.mark.clause("TP-ROLL-04", …)`.  The clauses are the numbered rules of
`rules/en.md` in each game's folder; a clause marked as theme needs no test.  A clause is proved when a test that
names it has passed.  What a test names is written into its report when it is collected, and reports reach the
process that prints the summary, whoever ran the test.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

RULE = re.compile(r"^- \*\*(?P<clause>[A-Z]+-[A-Z]+-\d+)\*\* .*\{(?P<marks>[^{}]*)\}$", re.MULTILINE)
NUMBERED = re.compile(r"^- \*\*(?P<clause>[A-Z]+-[A-Z]+-\d+)\*\*", re.MULTILINE)
THEME = "theme"
PROPERTY = "clauses"


class Rulebook(NamedTuple):
    """The clauses of one game, in the order of its rulebook."""

    game: str
    rules: tuple[str, ...]
    theme: tuple[str, ...]


def read_rulebook(game: str, text: str) -> Rulebook:
    """The clauses of a rulebook; `ValueError` for a numbered rule that does not say where it comes from."""
    rules: list[str] = []
    theme: list[str] = []
    for found in RULE.finditer(text):
        marks = [mark.strip() for mark in found["marks"].split(",")]
        (theme if THEME in marks else rules).append(found["clause"])
    unread = [clause for clause in NUMBERED.findall(text) if clause not in {*rules, *theme}]
    if unread or len({*rules, *theme}) != len(rules) + len(theme):
        raise ValueError(f"{game}: rules without a mark or numbered twice: {unread}")
    return Rulebook(game, tuple(rules), tuple(theme))


def read_rulebooks(games: Path) -> list[Rulebook]:
    """The English rulebooks of all games in a folder of games."""
    return [
        read_rulebook(path.parent.parent.name, path.read_text(encoding="utf-8"))
        for path in sorted(games.glob("*/rules/en.md"))
    ]


class ClauseCoverage:
    """The pytest plugin.  `tests` is the folder that a whole run collects."""

    def __init__(self, rulebooks: list[Rulebook], tests: Path) -> None:
        self.rulebooks = rulebooks
        self.tests = tests.resolve()
        self.named: set[str] = set()
        self.proved: set[str] = set()

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        named = [clause for mark in item.iter_markers("clause") for clause in mark.args]
        if named:
            item.user_properties.append((PROPERTY, named))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        named = [clause for name, value in report.user_properties if name == PROPERTY for clause in _names(value)]
        self.named.update(named)
        if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.proved.update(named)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        distributed = hasattr(session.config, "workerinput")
        if not distributed and self.is_whole(session.config) and self.faults():
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any, config: pytest.Config) -> None:
        for book in self.rulebooks:
            proved = self.proved.intersection(book.rules)
            if proved or self.is_whole(config):
                line = f"{book.game}: clauses proved {len(proved)}/{len(book.rules)}, theme {len(book.theme)}"
                terminalreporter.write_line(line)
        if self.is_whole(config):
            for fault in self.faults():
                terminalreporter.write_line(fault, red=True)

    def faults(self) -> list[str]:
        """Rules without a test, and names that no rulebook has."""
        known = {clause for book in self.rulebooks for clause in (*book.rules, *book.theme)}
        faults = []
        for book in self.rulebooks:
            missing = [clause for clause in book.rules if clause not in self.proved]
            if missing:
                faults.append(f"{book.game}: no passing test names {' '.join(missing)}")
        unknown = sorted(self.named - known)
        if unknown:
            faults.append(f"tests name clauses that no rulebook has: {' '.join(unknown)}")
        return faults

    def is_whole(self, config: pytest.Config) -> bool:
        """Whether this run was to run everything, so that what it lacks is lacking."""
        narrowing = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "collectonly", "stepwise")
        if any(getattr(config.option, name, None) for name in narrowing):
            return False
        collected = [(config.invocation_params.dir / arg).resolve() for arg in config.args]
        return any(path == self.tests or path in self.tests.parents for path in collected)


def _names(value: Any) -> Iterable[str]:
    """What a marker was given; anything but texts is shown as a name that no rulebook has."""
    return [name if isinstance(name, str) else repr(name) for name in value]
