"""Makes the pictures of the READMEs from the running product: `make pictures`.

A table is set up through the public API and played by bots up to a moment that shows something.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from chromium import find  # noqa: E402
from server.serving import Server  # noqa: E402
from web.player import Player  # noqa: E402

BOT = {"kind": "bot", "level": "normal"}
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Presses after which every game is over.
TO_THE_END = 10_000
#: Name, browser, and how many presses the person makes before the picture is taken.
PICTURES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("table-ko", {"locale": "ko-KR", **WIDE, "seed": 8}, 22),
    ("table-en", {"locale": "en-US", **WIDE, "seed": 4}, 34),
    ("phone-ko", {"locale": "ko-KR", **PHONE, "seed": 7}, 26),
    ("end-ko", {"locale": "ko-KR", **WIDE, "seed": 8}, TO_THE_END),
)
HOMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("home-ko", {"locale": "ko-KR", **WIDE}),
    ("home-en", {"locale": "en-US", **WIDE}),
)


def shoot(player: Player, name: str) -> None:
    """What the page shows now."""
    player.page.wait_for_timeout(1500)  # movements come to rest
    player.page.screenshot(path=Path(__file__).parent / f"{name}.png")
    player.context.close()


def main() -> None:
    """Writes one PNG for each entry of `HOMES` and `PICTURES`."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", PYTHONPATH="")
        browser = playwright.chromium.launch(executable_path=find())
        try:
            for name, settings in HOMES:
                player = Player(browser, server, **settings)
                player.create({"kind": "me"}, BOT, BOT)
                player.create({"kind": "me"}, {"kind": "open"}, start=False)
                player.page.goto(server.url)
                shoot(player, name)
            for name, settings, presses in PICTURES:
                player = Player(browser, server, **settings)
                player.create({"kind": "me"}, BOT, BOT, BOT)
                for _ in range(presses):
                    if player.settle() == "over":
                        break
                    player.press_something()
                player.settle()
                shoot(player, name)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
