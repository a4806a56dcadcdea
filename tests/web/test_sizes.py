"""T81: at every size of the design, in both themes and languages, nothing sticks out, is cut, covered or too small."""

import re

import pytest

from web.faults import faults_everywhere

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "normal"}
OPEN = {"kind": "open"}
LOCALES = pytest.mark.parametrize("locale", ["ko-KR", "en-US"])

pytestmark = pytest.mark.timeout(300)


@LOCALES
def test_pages(new_server, new_player, locale):
    player = new_player(new_server(), locale=locale)
    page, url = player.page, player.server.url
    page.on("response", lambda answer: unknown.append(answer.url) if answer.status == 404 else None)
    unknown: list[str] = []
    faults = []
    for name, path in (
        ("home", "/"),
        ("rules", "/rules/three_little_pigs"),
        ("settings", "/settings"),
        ("about", "/about"),
        ("unknown table", "/t/ZZZZZZ"),
        ("unknown page", "/nothing/here"),
    ):
        page.goto(url + path)
        page.wait_for_load_state("networkidle")
        faults += faults_everywhere(page, name, fixed=False)
    player.complaints[:] = [text for text in player.complaints if "404" not in text]  # the last two are unknown
    assert all("ZZZZZZ" in address or "nothing" in address for address in unknown)
    assert not faults, "\n".join(faults)


@LOCALES
def test_set_up(new_server, new_player, locale):
    player = new_player(new_server(), locale=locale)
    player.create(ME, BOT, OPEN, OPEN, start=False)
    player.page.get_by_role("button", name=re.compile("^(시작하기|Start)")).wait_for()
    faults = faults_everywhere(player.page, "set-up of the host", fixed=False)
    guest = new_player(player.server, locale=locale)
    guest.page.goto(player.page.url)
    guest.page.get_by_role("button", name=re.compile("앉기|Sit|Take|Join", re.IGNORECASE)).first.wait_for()
    faults += faults_everywhere(guest.page, "set-up of a guest", fixed=False)
    assert not faults, "\n".join(faults)


@pytest.mark.long  # four whole games at ten looks; `make test` measures staged phases (test_stage.py)
@LOCALES
@pytest.mark.parametrize("bots", [1, 4])
def test_table_in_every_phase_and_its_end(new_server, new_player, locale, bots):
    player = new_player(new_server(), locale=locale, seed=bots)
    player.create(ME, *[BOT] * bots)
    faults = []
    seen: dict[str, int] = {}
    looks = 0
    while player.settle() != "over":
        looks += 1
        assert looks < 600, f"the game does not end: {seen}"
        player.page.wait_for_timeout(60)
        if not player.is_asked():  # what was asked then has been answered
            continue
        phase = player.page.locator("section.dock .sentence").inner_text()
        kind = re.sub(r"\d+|[“”\"].*|.*—|.*:", "", phase)[:6]
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] in (1, 9):
            faults += faults_everywhere(player.page, f"table “{phase}”", fixed=True)
        player.press_something()
    assert len(seen) >= 2
    faults += faults_everywhere(player.page, "end", fixed=False)
    assert not faults, "\n".join(faults)


@LOCALES
def test_every_sheet_of_the_table(new_server, new_player, locale):
    """Each tool of the dock, the menu, each seat, and why a choice is off."""
    player = new_player(new_server(), locale=locale, width=360, height=640)
    player.create(ME, *[BOT] * 4)
    player.settle()
    player.page.wait_for_timeout(400)
    page = player.page
    faults = []
    opened = 0
    openers = [
        page.locator("header.top button").last,
        *page.locator("section.dock .tools button:not([aria-disabled=true])").all(),
        *page.locator("aside.seats button").all()[:2],
        page.locator("main [aria-disabled=true]").first,
    ]
    for opener in openers:
        if not opener.is_visible():
            continue
        name = (opener.get_attribute("aria-label") or opener.inner_text()).strip()
        box = opener.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(350)
        if page.locator("[role=dialog]").count():
            opened += 1
            faults += faults_everywhere(page, f"sheet of “{name}”", fixed=True, sizes=[(360, 640), (390, 844)])
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
        assert page.locator("[role=dialog]:visible").count() == 0, f"Escape does not close what “{name}” opened"
    assert opened >= 6
    assert not faults, "\n".join(faults)


def test_the_ruler_finds_faults(new_server, new_player):
    player = new_player(new_server())
    player.page.goto(player.server.url)
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate("""() => {
      const add = (css, text) => {
        const it = document.createElement("button");
        it.textContent = text;
        for (const [key, value] of Object.entries(css)) it.style[key] = value;
        document.body.append(it);
      };
      add({position: "fixed", left: "80px", top: "300px", width: "20px", height: "20px", zIndex: 9999}, "a");
      add({position: "fixed", left: "-30px", top: "400px", width: "60px", height: "60px", zIndex: 9999}, "b");
      add({position: "fixed", left: "80px", top: "500px", width: "60px", height: "44px", zIndex: -1}, "c");
      add({position: "fixed", left: "160px", top: "500px", width: "60px", height: "44px", zIndex: 9999, fontSize: "9px"}, "d");
    }""")
    faults = " ".join(faults_everywhere(player.page, "home", fixed=False, sizes=[(390, 844)]))
    for expected in ("small: button. “a”", "outside: button. “b”", "covered: button. “c”", "tiny text 9px"):
        assert expected in faults
