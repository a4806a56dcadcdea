"""The kit's page of examples: it looks as it did, no state speaks by colour alone, everything can be hit and read."""

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageFilter
from playwright.sync_api import Browser, Page, expect

from server.serving import Server, servers
from web import kit_page
from web.kit_page import THEMES, WIDTHS
from web.player import AXE

VISIONS = ("none", "achromatopsia", "deuteranopia", "protanopia")
PAGES = [(theme, width) for theme in THEMES for width in WIDTHS]
#: What every piece shows, and what the pieces have of their own.
STATES = {"idle", "legal", "selected", "forced", "disabled", "waiting", "hover", "focus"}
SHOWN = {
    "card": STATES | {"ordered", "many", "back"},
    "tile": STATES | {"warn"},
    "token": STATES | {"empty"},
    "pile": STATES | {"last", "warn", "note", "empty"},
    "dark": STATES,
    "die": {"free", "kept", "reroll", "locked", "spent"},
    "seat": set("012345"),
}
#: One state, shown with a check and with its order.
ONE_STATE = ("card", "selected", "ordered")
#: Marks that the comparison must miss, each around one example only.
MARKS = {
    "ring of a legal token": "[data-piece=token][data-state=legal] .body::after { display: none }",
    "ring of a selected card": "[data-piece=card][data-state=selected] .body::after { display: none }",
    "dashes of a forced tile": "[data-piece=tile][data-state=forced] .body::after { display: none }",
    "focus": "[data-piece=token][data-state=focus] .body { outline: none !important }",
    "check": "[data-piece=pile][data-state=selected] .disc { display: none }",
    "words": "[data-piece=token][data-state=forced] .tag { display: none }",
    "lock of a die": "[data-piece=die][data-state=locked] .badge { display: none }",
    "hatch": "[data-piece=pile][data-state=empty] .empty { background: none; border: 0 }",
    "fading": "[data-piece=token][data-state=disabled] .art { opacity: 1; filter: none }",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with servers(tmp_path_factory.mktemp("kit"), PYTHONPATH="") as make:
        yield make()


@pytest.fixture
def open_kit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    pages: list[Page] = []

    def make(theme: str = "light", width: int = 1440, lang: str = "ko") -> Page:
        pages.append(kit_page.open_page(browser, server, theme, width, lang))
        return pages[-1]

    yield make
    for page in pages:
        page.context.close()


def stored(theme: str, width: int) -> Image.Image:
    return Image.open(kit_page.PICTURES / f"kit-{theme}-{width}.png")


@pytest.mark.parametrize(("theme", "width"), PAGES)
def test_looks_as_it_did(open_kit: Callable[..., Page], theme: str, width: int, tmp_path: Path) -> None:
    """If this fails on purpose, renew the pictures (see `kit_page`) and look at them."""
    page = open_kit(theme, width)
    kit_page.show_pointer_and_focus(page)
    now = kit_page.shrink(kit_page.take(page))
    now.save(tmp_path / "now.png")
    assert kit_page.unlike(now, stored(theme, width)) <= kit_page.FEW_SQUARES, tmp_path / "now.png"


def test_a_missing_mark_is_seen(open_kit: Callable[..., Page]) -> None:
    missed = []
    page = open_kit()
    kit_page.show_pointer_and_focus(page)
    before = kit_page.shrink(kit_page.take(page))
    for name, css in MARKS.items():
        kit_page.restyle(page, css)
        after = kit_page.shrink(kit_page.take(page))
        if kit_page.unlike(before, after) <= kit_page.FEW_SQUARES:
            missed.append((name, kit_page.unlike(before, after)))
        page.evaluate("document.adoptedStyleSheets = []")
    assert missed == []


def test_rendering_of_fonts_is_no_fault() -> None:
    """Softer edges, as another machine draws them, are not taken for a missing mark."""
    for theme, width in PAGES:
        picture = stored(theme, width)
        assert kit_page.unlike(picture.filter(ImageFilter.GaussianBlur(0.35)), picture) <= kit_page.FEW_SQUARES


def pairs_alike(page: Page) -> list[tuple[str, str, str, int]]:
    """Pairs of states that cannot be told apart by brightness."""
    alike = []
    for piece, states in kit_page.examples(page, kit_page.take(page)).items():
        for (one, here), (other, there) in combinations(states.items(), 2):
            pixels = kit_page.difference(here, there)
            if pixels < kit_page.ENOUGH_PIXELS and (piece, one, other) != ONE_STATE:
                alike.append((piece, one, other, pixels))
    return alike


@pytest.mark.parametrize("theme", THEMES)
def test_no_state_speaks_by_colour_alone(open_kit: Callable[..., Page], theme: str) -> None:
    """Trial T82: with the commonest kinds of colour blindness, and with no colour at all."""
    page = open_kit(theme)
    kit_page.show_pointer_and_focus(page)
    found = {piece: set(states) for piece, states in kit_page.examples(page, kit_page.take(page)).items()}
    assert found == SHOWN
    browser = page.context.new_cdp_session(page)
    for vision in VISIONS:
        browser.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        assert pairs_alike(page) == [], vision


def test_states_without_their_marks_are_alike(open_kit: Callable[..., Page]) -> None:
    """The measure above can fail: nobody points or focuses here, and the marks of a chosen token are taken away."""
    page = open_kit()
    untouched = {(piece, one, other) for piece, one, other, _ in pairs_alike(page)}
    pieces = ("card", "tile", "token", "pile", "dark")
    assert untouched == {(piece, *pair) for piece in pieces for pair in combinations(["idle", "hover", "focus"], 2)}
    kit_page.restyle(
        page,
        """[data-state=selected] :is(.disc, .body::after), [data-state=selected] .body::after { display: none }
           [data-state=selected] .body { transform: none }""",
    )
    alike = {(piece, one, other) for piece, one, other, _ in pairs_alike(page)}
    assert ("token", "idle", "selected") in alike


@pytest.mark.parametrize(("theme", "width"), PAGES)
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_everything_can_be_hit_and_read(open_kit: Callable[..., Page], theme: str, width: int, lang: str) -> None:
    page = open_kit(theme, width, lang)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    small = page.evaluate(
        """() => {
             const cards = (thing) => thing.closest(".hand");  // overlap on purpose: the nearest one is taken
             return [...document.querySelectorAll("a, button, input, [role=button]")].flatMap((thing) => {
               if (cards(thing)) return [];
               thing.scrollIntoView({block: "center"});
               const box = thing.getBoundingClientRect();
               if (box.width === 0 || (box.width >= 44 && box.height >= 44)) return [];
               // Smaller to the eye than to the finger?
               const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
               const hits = [[-21.5, 0], [21.5, 0], [0, -21.5], [0, 21.5]].every(([dx, dy]) =>
                 thing.contains(document.elementFromPoint(x + dx, y + dy)));
               return hits ? [] : [[thing.outerHTML.slice(0, 120), box.width, box.height]];
             });
           }"""
    )
    assert small == []
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    serious = [
        (fault["id"], [node["html"][:160] for node in fault["nodes"]][:3])
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]
    assert serious == []


#: Contrasts with the lightest part of the dark table, of what has no ground of its own and is put there.
ON_DARK = """() => {
  const brightness = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const table = document.querySelector(".table");
  const ground = brightness(getComputedStyle(table).backgroundImage.match(/rgb\\([^)]*\\)/)[0]);
  const contrast = (colour) => {
    const [light, dark] = [brightness(colour), ground].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  table.append(document.querySelector("[data-piece=pile][data-state=empty]"));
  table.append(document.querySelector("[data-piece=seat]"));
  const words = getComputedStyle(table.querySelector("[data-piece=pile] .empty")).color;
  const mark = getComputedStyle(table.querySelector("[data-piece=seat] path"));
  return {words: contrast(words), mark: mark.stroke === "none" ? contrast(mark.fill) : contrast(mark.stroke)};
}"""


@pytest.mark.parametrize("theme", THEMES)
def test_what_lies_straight_on_a_dark_table_can_be_seen(open_kit: Callable[..., Page], theme: str) -> None:
    contrasts = open_kit(theme).evaluate(ON_DARK)
    assert contrasts["words"] >= 4.5
    assert contrasts["mark"] >= 3


def test_a_crowded_hand_opens_before_it_chooses(open_kit: Callable[..., Page]) -> None:
    """Fifteen cards on a phone: the first tap opens the row around the nearest one, the second one chooses it."""
    page = open_kit(width=390)
    hand = page.locator(".hand").nth(1)
    cards = hand.locator("button")
    cards.nth(5).scroll_into_view_if_needed()
    box, left = cards.nth(5).bounding_box(), cards.nth(4).bounding_box()
    assert box is not None and left is not None and box["x"] - left["x"] < 44
    page.mouse.click(box["x"] + 4, box["y"] + box["height"] / 2)
    page.wait_for_timeout(400)
    assert hand.locator("[aria-pressed=true]").count() == 0
    box, right = cards.nth(5).bounding_box(), cards.nth(6).bounding_box()
    assert box is not None and right is not None and right["x"] - box["x"] >= 44
    page.mouse.click(box["x"] + 22, box["y"] + box["height"] / 2)
    assert cards.nth(5).get_attribute("aria-pressed") == "true"


def test_a_board_is_played_by_keys(open_kit: Callable[..., Page]) -> None:
    """Arrows find the legal things, Enter chooses, a number key chooses at once, a disabled thing tells why."""
    page = open_kit()
    board = page.locator(".frame button")
    board.nth(0).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")  # over the third, which is no choice
    page.keyboard.press("Enter")
    assert board.nth(3).get_attribute("aria-pressed") == "true"
    page.keyboard.press("2")
    assert board.nth(1).get_attribute("aria-pressed") == "true"
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
