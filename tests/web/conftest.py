"""A real Chromium before a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from chromium import find
from server.serving import Server, servers
from web.player import Player


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=find())
        yield made
        made.close()


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of one's own, without the teaching game."""
    with servers(tmp_path, PYTHONPATH="") as make:
        yield make


@pytest.fixture
def new_player(browser: Browser) -> Iterator[Callable[..., Player]]:
    """A person with a browser of his own; complaints of his browser fail the test."""
    made: list[Player] = []

    def make(server: Server, **settings: str | int) -> Player:
        made.append(Player(browser, server, **settings))
        return made[-1]

    yield make
    for player in made:
        player.context.close()
    for player in made:
        assert player.complaints == []
