"""Settings of all tests: what is proved, what runs in the long set only, and reproducible property tests."""

from pathlib import Path

import pytest
from hypothesis import settings

from clauses import ClauseCoverage, read_rulebooks

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "hanpan" / "games"

# The same examples in every run, and no verdict that depends on time.
settings.register_profile("tests", deadline=None, derandomize=True, database=None)
settings.load_profile("tests")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(ClauseCoverage(read_rulebooks(GAMES), TESTS))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests run when they are asked for: `pytest -m long`."""
    if "long" in config.option.markexpr:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
