"""Makes the icons of the app and the cards of links from the project's own drawings: `make pictures`.

The cards are taken from the running home page, so that they show each game's own picture and face.
"""

import base64
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from palette import encode  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from chromium import find  # noqa: E402
from server.serving import Server  # noqa: E402

PUBLIC = ROOT / "web/public"
MARK = ROOT / "web/src/icon.svg"
PINE = "#1c5a48"
#: File, edge in pixels, share of the edge that the mark takes; a mark with ground around it may be cut round.
ICONS = (
    ("icon-192.png", 192, 1.0),
    ("icon-512.png", 512, 1.0),
    ("icon-maskable-512.png", 512, 0.78),
    ("apple-touch-icon.png", 180, 0.9),
)
#: A card for messengers: the size that Open Graph asks for.
CARD = {"width": 1200, "height": 630}
#: Messengers leave out heavier ones.
HEAVIEST = 120_000
#: The pixels of a picture, without transparency.
PIXELS = """async (png) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const rgb = new Uint8Array((data.length / 4) * 3);
  for (let i = 0; i * 4 < data.length; i += 1) rgb.set(data.subarray(i * 4, i * 4 + 3), i * 3);
  let text = "";
  for (let at = 0; at < rgb.length; at += 8192) text += String.fromCharCode(...rgb.subarray(at, at + 8192));
  return btoa(text);
}"""
CARD_STYLE = """
#card { position: fixed; inset: 0; z-index: 999; display: grid; grid-template: 1fr / 382px 818px;
  background: var(--surface); color: var(--ink); }
#card .picture { order: 2; min-height: 0; overflow: hidden; }
#card .picture svg { display: block; width: 100%; height: 100%; }
#card .words { display: grid; align-content: space-between; padding: 56px 24px 56px 48px; }
#card h1 { font: 400 74px/1.12 var(--g-display); letter-spacing: -0.02em; }
#card.project h1 { font: 400 58px/1.2 var(--font-brand); }
#card p { display: flex; align-items: center; gap: 14px; font: 400 52px/1 var(--font-brand); }
"""
#: A card of the game at this place on the home page; without a place, of the project itself.
BUILD_CARD = """(place) => {
  const game = document.querySelectorAll("article.game")[place ?? 0];
  const card = document.createElement("div");
  card.id = "card";
  card.dataset.game = game.dataset.game;
  const picture = document.createElement("div");
  picture.className = "picture";
  picture.append(game.querySelector("svg").cloneNode(true));
  picture.firstChild.setAttribute("preserveAspectRatio", "xMidYMid slice");
  const words = document.createElement("div");
  words.className = "words";
  const title = document.createElement("h1");
  title.textContent = document.querySelector("main h1").innerText.replaceAll(/\\s+/g, " ");
  if (place === null) card.className = "project";
  else title.textContent = game.querySelector("h3").textContent;
  const brand = document.createElement("p");
  const mark = document.querySelector("a.wordmark svg").cloneNode(true);
  mark.setAttribute("width", "72");
  mark.setAttribute("height", "72");
  brand.append(mark, document.querySelector("a.wordmark span").textContent);
  words.append(title, brand);
  card.append(picture, words);
  document.body.append(card);
  return document.fonts.ready.then(() => undefined);
}"""


def icons(browser: Browser) -> None:
    """The mark as pictures for home screens."""
    drawing = base64.b64encode(MARK.read_bytes()).decode()
    for name, edge, share in ICONS:
        page = browser.new_page(viewport={"width": edge, "height": edge})
        ground = "transparent" if share == 1 else PINE
        page.set_content(
            f"<body style='margin:0;background:{ground};display:grid;place-items:center;height:100vh'>"
            f"<img width={edge * share} height={edge * share} src='data:image/svg+xml;base64,{drawing}'>"
        )
        page.screenshot(path=PUBLIC / name, omit_background=True)
        page.close()


def cards(browser: Browser, server: Server) -> None:
    """One card for each game and language."""
    (PUBLIC / "share").mkdir(exist_ok=True)
    for locale, language in (("ko", "ko-KR"), ("en", "en-US")):
        context = browser.new_context(viewport=CARD, locale=language, bypass_csp=True)
        page = context.new_page()
        page.goto(server.url)
        page.locator("article.game h3").first.wait_for()
        page.add_style_tag(content=CARD_STYLE)
        games = page.evaluate("fetch('/api/games').then(a => a.json()).then(all => all.map(one => one.name))")
        for place, name in ((None, "hanpan"), *enumerate(games)):
            page.evaluate(BUILD_CARD, place)
            page.wait_for_timeout(800)  # the title's face arrives
            write_card(page, PUBLIC / "share" / f"{name}.{locale}.png")
            page.evaluate("document.getElementById('card').remove()")
        context.close()


def write_card(page: Page, path: Path) -> None:
    """The page as a PNG light enough for messengers."""
    shot = base64.b64encode(page.screenshot()).decode()
    rgb = base64.b64decode(page.evaluate(PIXELS, shot))
    path.write_bytes(encode(CARD["width"], CARD["height"], rgb))
    if path.stat().st_size > HEAVIEST:
        raise SystemExit(f"{path.name} is too heavy: {path.stat().st_size} bytes")


def main() -> None:
    """Writes all of them into the public folder of the web."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", PYTHONPATH="")
        browser = playwright.chromium.launch(executable_path=find())
        try:
            icons(browser)
            cards(browser, server)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
