"""What the web weighs and how fast it answers, measured in Chromium against a real server.

`python bench/first_load.py` (the client must be built: `make web`).  Bytes are those on the wire, headers of the answers
included, as the browser counts them; every page is loaded by a new browser without a cache.

- first load: until nothing has been asked of the server for half a second, and separately what is fetched ahead when idle
- layout shift: the sum of all shifts until then, as `PerformanceObserver` reports them
- input to paint: from a press at the table to the next frame, with the processor slowed down four times; a finger rests
  on the screen for 80 ms, and of the events of one press the slowest counts (as in INP)
- first decision: from the press on "play bots now" on a loaded home page until the dock asks this person
"""

import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from chromium import find  # noqa: E402
from server.serving import Server  # noqa: E402
from web.player import Player  # noqa: E402

PHONE = {"width": 390, "height": 844}
BOT = {"kind": "bot", "level": "normal"}
SLOWER = 4
PRESSES = 24
HELD = 80
ROUNDS = 5
#: Milliseconds without a request after which a load counts as done; the client fetches ahead after 1500.
QUIET = 500
AHEAD = 4_000
OBSERVE = """() => {
  window.shifts = 0;
  window.paints = {};
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries()) {
      if (event.interactionId) {
        window.paints[event.interactionId] = Math.max(window.paints[event.interactionId] ?? 0, event.duration);
      }
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""
KINDS = {"Document": "page", "Script": "script", "Stylesheet": "style", "Font": "font", "Image": "picture"}


class Wire:
    """Counts what one page brings over the wire."""

    def __init__(self, page: Page) -> None:
        self.bytes: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.kinds: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._received)
        session.on("Network.loadingFinished", self._finished)

    def _received(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = KINDS.get(event["type"], "data")

    def _finished(self, event: dict[str, Any]) -> None:
        kind = self.kinds.get(event["requestId"], "data")
        self.bytes[kind] += int(event["encodedDataLength"])
        self.requests[kind] += 1

    def row(self, name: str) -> str:
        """One line of the table."""
        kinds = ("page", "script", "style", "picture", "data")
        cells = [f"{self.bytes[kind] / 1000:.1f} ({self.requests[kind]})" for kind in kinds]
        total = sum(self.bytes[kind] for kind in kinds) / 1000
        font = f"{self.bytes['font'] / 1000:.1f} ({self.requests['font']})"
        return f"| {name} | {' | '.join(cells)} | **{total:.1f}** | {font} |"


def load(browser: Browser, url: str, locale: str, ahead: bool = False) -> tuple[Wire, float]:
    """Loads a page into a new browser; returns what came over the wire and the layout shift."""
    context = browser.new_context(viewport=PHONE, locale=locale, service_workers="block")
    page = context.new_page()
    page.add_init_script(f"({OBSERVE})()")
    wire = Wire(page)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(AHEAD if ahead else QUIET)
    shift = float(page.evaluate("window.shifts"))
    context.close()
    return wire, shift


def loads(browser: Browser, server: Server, code: str) -> None:
    """The table of first loads."""
    print("| page | page | scripts | styles | pictures | data | **all, kB (requests)** | fonts |")
    print("|---|---|---|---|---|---|---|---|")
    shifts: dict[str, float] = {}
    for name, path in (("`/`", "/"), ("`/t/CODE`", f"/t/{code}"), ("`/rules/G`", "/rules/three_little_pigs")):
        for locale in ("ko-KR", "en-US"):
            wire, shift = load(browser, server.url + path, locale)
            print(wire.row(f"{name} {locale[:2]}"))
            shifts[f"{name} {locale[:2]}"] = shift
    wire, _ = load(browser, server.url, "ko-KR", ahead=True)
    print(wire.row("`/` ko, with what is fetched ahead"))
    print("\nlayout shift:", ", ".join(f"{name} {shift:.4f}" for name, shift in shifts.items()))


def answers(browser: Browser, server: Server) -> None:
    """Input to paint of presses at a table on a slowed processor."""
    player = Player(browser, server, seed=3)
    player.page.add_init_script(f"({OBSERVE})()")
    player.create({"kind": "me"}, BOT, BOT, BOT)
    player.settle()
    session = player.context.new_cdp_session(player.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(PRESSES):
        if player.settle() == "over":
            break
        player.press_something(HELD)
        player.page.wait_for_timeout(150)
    paints = sorted(player.page.evaluate("Object.values(window.paints)"))
    shift = player.page.evaluate("window.shifts")
    player.context.close()
    print(
        f"input to paint, {SLOWER}× slower processor, {len(paints)} presses: "
        f"median {statistics.median(paints):.0f} ms, 95 of 100 below {paints[int(len(paints) * 0.95)]:.0f} ms, "
        f"at most {paints[-1]:.0f} ms; layout shift without input {shift:.4f}"
    )


def first_decision(browser: Browser, server: Server) -> None:
    """From the press on "play bots now" to the own first decision."""
    times = []
    for _ in range(ROUNDS):
        context = browser.new_context(viewport=PHONE, locale="ko-KR")
        page = context.new_page()
        page.goto(server.url)
        press = page.locator("article.game .ways button").first
        press.wait_for()
        start = page.evaluate("performance.now()")
        press.click()
        page.locator("section.dock.act, section.dock.forced").wait_for(timeout=30_000)
        times.append(page.evaluate("performance.now()") - start)
        context.close()
    print(f"first decision: {', '.join(f'{time / 1000:.2f}' for time in sorted(times))} s")


def main() -> None:
    """Prints what `docs/benchmarks.md` tells."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", PYTHONPATH="")
        browser = playwright.chromium.launch(executable_path=find())
        try:
            host = Player(browser, server)
            code = host.create({"kind": "me"}, BOT, BOT)
            host.context.close()
            loads(browser, server, code)
            answers(browser, server)
            first_decision(browser, server)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
