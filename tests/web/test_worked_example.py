"""The board that docs/web.md draws, word for word: it passes the checks that the page asks for, and a game is played on
it to its end."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.serving import Server
from web.player import Player

pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]

ROOT = Path(__file__).parents[2]
#: A file of the example: its path in a line of its own, then what it holds.
FILE = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COLOURS = re.compile(r"at the end of `([\w./-]+)`.*?^```css\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BOT = {"kind": "bot", "level": "random"}


def draw(folder: Path) -> None:
    """A copy of what the client is built from, with the Fair among the games and the example written out."""
    page = (ROOT / "docs/web.md").read_text("utf-8")
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    shutil.copytree(ROOT / "src/hanpan", folder / "src/hanpan", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copytree(ROOT / "tests/teaching/hanpan/games/fair", folder / "src/hanpan/games/fair")
    shutil.copytree(ROOT / "tests/text", folder / "tests/text")
    for name in ("pyproject.toml", "NOTICE", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    files = FILE.findall(page)
    assert len(files) >= 7
    for path, text in files:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    [(path, text)] = COLOURS.findall(page)
    with open(folder / path, "a", encoding="utf-8") as sheet:
        sheet.write(f"\n{text}")


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("example")
    draw(folder)
    return folder


def run(folder: Path, *command: str) -> None:
    done = subprocess.run(command, cwd=folder / "web", capture_output=True, text=True, env={**os.environ, "CI": "1"})
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "command",
    [
        ("npm", "run", "--silent", "check"),
        ("npx", "eslint", "src/games/fair"),
        ("npx", "prettier", "--check", "src/games/fair", "src/tokens.css"),
        ("npm", "run", "--silent", "deps"),
    ],
    ids=lambda command: command[-1].split("/")[0] if command[0] == "npm" else command[1],
)
def test_the_example_passes_the_checks_of_its_page(example: Path, command: tuple[str, ...]) -> None:
    run(example, *command)


@pytest.fixture(scope="module")
def server(example: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the Fair, and the client that was built with its board."""
    run(example, "npm", "run", "--silent", "build")
    made = Server(tmp_path_factory.mktemp("data") / "data", static=example / "web/dist")
    yield made
    made.close()


@pytest.mark.parametrize(
    ("locale", "width", "height"), [("ko-KR", 360, 640), ("en-US", 1440, 900)], ids=["ko-phone", "en-desktop"]
)
def test_a_whole_game_on_the_example(
    server: Server, new_player: Callable[..., Player], locale: str, width: int, height: int
) -> None:
    player = new_player(server, locale=locale, width=width, height=height)
    player.create({"kind": "me"}, BOT, BOT, game="fair")
    player.settle()
    assert player.page.locator(".fair").count() == 1
    player.check_screen()
    player.play_to_the_end()
    player.check_screen()
    assert len(player.final_scores()) == 3
