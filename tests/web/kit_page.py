"""The kit's page of examples in a browser: its pictures, and how two pictures or two states are compared.

`python tests/web/kit_page.py` makes the stored pictures anew, from the client that is built in `web/dist`.  Look at
them before you commit them.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from chromium import find
from server.serving import Server

PICTURES = Path(__file__).parent / "pictures"
THEMES = ("light", "dark")
WIDTHS = (390, 1440)

#: A stored picture has half the edge of the page; it is compared by the means of such squares.
SHRINK = 2
SQUARE = 4
#: A square differs if its mean does by more than this, of 255: rendering of fonts moves a mean by less.
UNLIKE = 10
#: So many squares may differ; a ring around the smallest piece changes more.
FEW_SQUARES = 6

#: Two pictures of a piece differ where brightness does by more than this, of 255 …
BRIGHTER = 40
#: … in at least so many pixels: less than a check mark has, far more than equal pieces ever do.
ENOUGH_PIXELS = 60

#: Where an element stands on the page.
BOX = """(element) => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [x + scrollX, y + scrollY, width, height].map(Math.round);
}"""

Pixels = np.ndarray[Any, np.dtype[np.float32]]


def open_page(browser: Browser, server: Server, theme: str, width: int, lang: str = "ko") -> Page:
    """The page of examples at rest, pointed at and focused where an example says so."""
    context = browser.new_context(viewport={"width": width, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{server.url}/kit?theme={theme}&lang={lang}")
    page.locator(f"html[lang={lang}] [data-piece]").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    return page


def show_pointer_and_focus(page: Page) -> None:
    """Every example of "hover" and "focus" looks as if it were pointed at or focused: a real pointer has one place."""
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument")["root"]["nodeId"]
    for state, pseudo in (("hover", ["hover"]), ("focus", ["focus", "focus-visible"])):
        query = {"nodeId": root, "selector": f"[data-piece][data-state={state}] button"}
        for node in browser.send("DOM.querySelectorAll", query)["nodeIds"]:
            browser.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": pseudo})


def take(page: Page) -> Pixels:
    """All of the page but its header, which belongs to every page; colours of 0 to 255."""
    png = page.screenshot(full_page=True, animations="disabled")
    left, top, width, height = page.locator("main").evaluate(BOX)
    picture = Image.open(io.BytesIO(png)).convert("RGB").crop((left, top, left + width, top + height))
    return np.asarray(picture, dtype=np.float32)


def shrink(pixels: Pixels) -> Image.Image:
    """A picture as it is stored."""
    picture = Image.fromarray(pixels.astype(np.uint8))
    return picture.resize((picture.width // SHRINK, picture.height // SHRINK), Image.Resampling.BOX)


def squares(picture: Image.Image) -> Pixels:
    """Means of the squares of a stored picture."""
    pixels = np.asarray(picture, dtype=np.float32)
    height, width = (edge // SQUARE * SQUARE for edge in pixels.shape[:2])
    tiles = pixels[:height, :width].reshape(height // SQUARE, SQUARE, width // SQUARE, SQUARE, 3)
    return np.asarray(tiles.mean(axis=(1, 3)))


def unlike(one: Image.Image, other: Image.Image) -> int:
    """How many squares of two pictures differ; pictures of unequal size are unlike as a whole."""
    a, b = squares(one), squares(other)
    if a.shape != b.shape:
        return max(a.shape[0] * a.shape[1], b.shape[0] * b.shape[1])
    return int((np.abs(a - b).max(axis=2) > UNLIKE).sum())


def examples(page: Page, pixels: Pixels) -> dict[str, dict[str, Pixels]]:
    """Brightness of every example by piece and state."""
    left, top = page.locator("main").evaluate(BOX)[:2]
    boxes = page.locator("[data-piece]").evaluate_all(
        f"(boxes) => boxes.map((box) => [box.dataset.piece, box.dataset.state, ({BOX})(box)])"
    )
    brightness = pixels @ np.asarray([0.2126, 0.7152, 0.0722], dtype=np.float32)
    found: dict[str, dict[str, Pixels]] = {}
    for piece, state, (x, y, width, height) in boxes:
        x, y = x - left, y - top
        found.setdefault(piece, {})[state] = brightness[y : y + height, x : x + width]
    return found


def difference(one: Pixels, other: Pixels) -> int:
    """How many pixels differ in brightness."""
    return int((np.abs(one - other) > BRIGHTER).sum())


def restyle(page: Page, css: str) -> None:
    """Changes the looks of the page, as a fault in the kit would."""
    page.evaluate(
        """(css) => {
             const sheet = new CSSStyleSheet();
             sheet.replaceSync(css);
             document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
           }""",
        css,
    )


def main() -> None:
    """Writes one PNG for each theme and width."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", PYTHONPATH="")
        browser = playwright.chromium.launch(executable_path=find())
        try:
            for theme in THEMES:
                for width in WIDTHS:
                    page = open_page(browser, server, theme, width)
                    show_pointer_and_focus(page)
                    shrink(take(page)).save(PICTURES / f"kit-{theme}-{width}.png", optimize=True)
                    page.context.close()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
