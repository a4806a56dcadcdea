"""One server for all tests that leave it alive."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.serving import Server, servers


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("shared") / "data")
    yield made
    made.close()


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of one's own."""
    with servers(tmp_path) as make:
        yield make
