"""The count of proved clauses: right in one process and in several, strict for a whole run only."""

from pathlib import Path

import pytest

from clauses import read_rulebook, read_rulebooks
from hanpan.games import find_game

pytest_plugins = ["pytester"]

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "hanpan" / "games"

RULES = """# Tag
- **TG-RUN-01** Who is caught runs. {rulebook}
- **TG-RUN-02** Nobody runs twice. {ruling}
- **TG-FUN-01** The sun is shining. {rulebook, theme}
"""

CONFTEST = f"""
import sys
sys.path.insert(0, {str(TESTS)!r})
from pathlib import Path
from clauses import ClauseCoverage, read_rulebook

def pytest_configure(config):
    config.addinivalue_line("markers", "clause(id, ...): proved")
    rules = Path(__file__).parent.parent / "en.md"
    config.pluginmanager.register(ClauseCoverage([read_rulebook("tag", rules.read_text())], Path(__file__).parent))
"""

FIRST = """
import pytest
@pytest.mark.clause("TG-RUN-01")
def test_first(): pass
"""
SECOND = """
import pytest
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("TG-RUN-02"))])
def test_second(n): {body}
"""


@pytest.fixture
def run(pytester, monkeypatch):
    """Runs a small tree of tests, in this process or in two others, and returns the result."""
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")

    def go(first, second, *args, distributed=False):
        pytester.makefile(".md", en=RULES)
        pytester.makepyprojecttoml("[tool.pytest.ini_options]\ntestpaths = ['tests']")
        folder = pytester.mkdir("tests")
        (folder / "conftest.py").write_text(CONFTEST)
        (folder / "test_first.py").write_text(first)
        (folder / "test_second.py").write_text(second)
        if distributed:
            return pytester.runpytest_subprocess("-p", "xdist", "-n", "2", *args)
        return pytester.runpytest_inprocess(*args)

    return go


@pytest.mark.parametrize("distributed", [False, True])
def test_everything_proved(run, distributed):
    result = run(FIRST, SECOND.format(body="pass"), distributed=distributed)
    result.stdout.fnmatch_lines(["tag: clauses proved 2/2, theme 1"])
    assert result.ret == 0


@pytest.mark.parametrize(
    ("body", "distributed"), [("pytest.skip('no')", False), ("pytest.xfail('no')", False), ("pytest.skip('no')", True)]
)
def test_what_did_not_pass_proves_nothing(run, body, distributed):
    result = run(FIRST, SECOND.format(body=body), distributed=distributed)
    result.stdout.fnmatch_lines(["tag: clauses proved 1/2, theme 1", "tag: no passing test names TG-RUN-02"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_name_without_a_clause(run):
    result = run(FIRST, SECOND.format(body="pass") + FIRST.replace("TG-RUN-01", "TG-RUN-07"))
    result.stdout.fnmatch_lines(["tests name clauses that no rulebook has: TG-RUN-07"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("args", [["tests/test_first.py"], ["-k", "first"], ["--deselect", "tests/test_second.py"]])
def test_part_of_the_tests_is_not_judged(run, args):
    result = run(FIRST, SECOND.format(body="pass"), *args)
    result.stdout.fnmatch_lines(["tag: clauses proved 1/2, theme 1"])
    assert result.ret == 0


def test_the_whole_folder_by_name_is_judged(run):
    assert run(FIRST, SECOND.format(body="pytest.skip('no')"), "tests").ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("text", ["- **TG-RUN-01** No mark.\n", RULES + "- **TG-RUN-01** Again. {ruling}\n"])
def test_a_rulebook_that_cannot_be_counted(text):
    with pytest.raises(ValueError, match="tag"):
        read_rulebook("tag", text)


@pytest.mark.parametrize("book", read_rulebooks(GAMES), ids=lambda book: book.game)
def test_rulebooks_agree_in_both_languages(book):
    korean = (GAMES / book.game / "rules" / "ko.md").read_text(encoding="utf-8")
    assert read_rulebook(book.game, korean) == book


@pytest.mark.parametrize("book", read_rulebooks(GAMES), ids=lambda book: book.game)
def test_what_the_game_points_to_is_in_its_rulebook(book):
    game = find_game(book.game)
    named = [reason.clause for reason in game.reasons[1:]] + [option.clause for option in game.options]
    assert [clause for clause in named if clause not in book.rules] == []
