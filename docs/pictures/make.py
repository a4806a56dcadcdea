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
    ("table-en", {"locale": "en-US", **WIDE, "seed": 4}, 18),
    ("phone-ko", {"locale": "ko-KR", **PHONE, "seed": 7}, 26),
    ("phone-en", {"locale": "en-US", **PHONE, "seed": 3}, 14),
    ("end-ko", {"locale": "ko-KR", **WIDE, "seed": 8}, TO_THE_END),
    ("end-en", {"locale": "en-US", **WIDE, "seed": 9}, TO_THE_END),
)


def shoot(player: Player, name: str) -> None:
    """What the page shows now."""
    player.page.wait_for_timeout(1500)  # movements come to rest
    player.page.screenshot(path=Path(__file__).parent / f"{name}.png")
    player.context.close()


def play(player: Player, presses: int) -> None:
    """A new game, up to the question after so many presses or to its end."""
    player.create({"kind": "me"}, BOT, BOT, BOT)
    for _ in range(presses):
        if player.settle() == "over":
            break
        player.press_something()
    player.settle()


def main() -> None:
    """Writes one PNG for each entry of `PICTURES`."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", PYTHONPATH="")
        browser = playwright.chromium.launch(executable_path=find())
        try:
            for name, settings, presses in PICTURES:
                player = Player(browser, server, **settings)
                play(player, presses)
                while player.is_over() and presses != TO_THE_END:  # luck differs: another game may last longer
                    play(player, presses)
                shoot(player, name)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
