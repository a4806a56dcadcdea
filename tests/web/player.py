"""A person who plays in a browser by what the page shows: names, roles and the marks of what may be pressed."""

import random
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, TimeoutError, expect

from server.serving import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
#: What a browser says of its own when the server is away for a moment.
EXPECTED_NOISE = ("ERR_CONNECTION", "WebSocket connection", "ERR_NETWORK", "Failed to load resource: net::")
CREATE = """async ([name, plan]) => {
  await fetch("/api/guest");
  const token = document.cookie.match(/csrftoken=([^;]*)/)[1];
  const headers = {"content-type": "application/json", "x-csrftoken": token};
  const post = (path, body) => fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
  await post("/api/guest", {nickname: name});
  return (await (await post("/api/tables", plan)).json()).code;
}"""
WAIT = 30_000

#: Waits for what changes its look by style sheet; movements of pieces go on.
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((it) => it instanceof CSSTransition).map((it) => it.finished))"""


class Player:
    """One browser with one or more tabs."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        locale: str = "ko-KR",
        width: int = 390,
        height: int = 844,
        seed: int = 1,
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> None:
        self.server = server
        self.locale = locale
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion=motion
        )
        self.rng = random.Random(seed)
        self.complaints: list[str] = []
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(WAIT)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(noise in message.text for noise in EXPECTED_NOISE):
            self.complaints.append(message.text)

    def create(self, *seats: dict[str, str], **plan: Any) -> str:
        """Makes a table through the public API, without pauses for bots, and goes there."""
        self.page.goto(self.server.url)
        plan = {"game": "three_little_pigs", "seats": list(seats), "pace": 0, "start": True, **plan}
        code: str = self.page.evaluate(CREATE, ["나그네" if self.locale.startswith("ko") else "Mina", plan])
        self.go(code)
        return code

    def go(self, code: str) -> None:
        """Opens a table."""
        self.page.goto(f"{self.server.url}/t/{code}")

    # What the page shows

    def dock(self, page: Page | None = None) -> Locator:
        return (page or self.page).locator("section.dock")

    def is_over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    def is_asked(self) -> bool:
        """Whether the dock asks this person something."""
        return self.page.locator("section.dock.act, section.dock.forced").count() > 0

    def wait(self) -> str:
        """Waits until this person is asked, or is offered the result, or the game is over; says which."""
        self.page.wait_for_function(
            """() => document.querySelector("main.end")
                 || document.querySelector("section.dock.act, section.dock.forced, section.dock.over")""",
            timeout=WAIT,
        )
        return "over" if self.is_over() else "asked"

    def settle(self) -> str:
        """Waits until this person is asked or the game is over; says which.

        A board may show how the game ended before the result comes: then the result is asked for.
        """
        self.wait()
        if self.ask_for_result():
            self.page.locator("main.end").wait_for(timeout=WAIT)
        return "over" if self.is_over() else "asked"

    def ask_for_result(self) -> bool:
        """Asks for a result that the board still holds back; whether there was one."""
        if not self.page.locator("section.dock.over").count():
            return False
        with suppress(TimeoutError):  # it may come by itself meanwhile
            self.dock().locator(".choices button").first.click(timeout=2_000)
        return True

    def press_something(self, held: int = 0) -> None:
        """One press of `held` milliseconds that leads on: the main button if it is on, else a legal thing, else another
        button.

        The page may change under the finger (a bot moves, the server dies): then nothing was pressed, or what stands there
        now has told why it cannot be chosen, in a sheet that is put away like a person would.
        """
        if self.page.locator("[data-dialog-overlay]").count():
            self.page.keyboard.press("Escape")
            return
        main = self.dock().locator("button.act:not([aria-disabled=true])")
        things = self.page.locator("[data-legal]:visible")
        plain = self.dock().locator(".choices button:not(.act):not([aria-disabled=true])")
        roll = self.rng.random()
        if main.count() and (roll < 0.85 or not things.count()):
            wanted = main
        elif things.count() and (roll < 0.9 or not plain.count()):
            wanted = things
        else:
            wanted = plain
        if n := wanted.count():
            with suppress(TimeoutError):
                wanted.nth(self.rng.randrange(n)).click(timeout=800, delay=held)

    def play_to_the_end(self, most: int = 600) -> int:
        """Plays on until the end screen; returns the number of presses."""
        for presses in range(most):
            if self.settle() == "over":
                return presses
            self.press_something()
        raise AssertionError("the game does not end")

    # What must hold of every screen

    def check_screen(self) -> None:
        """Nothing sticks out, no text is missing, no serious fault of accessibility."""
        page = self.page
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        assert "⟨" not in page.locator("body").inner_text()
        page.evaluate(SETTLED)  # colours on their way from one theme to the other have any contrast
        page.evaluate(AXE.read_text())
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        serious = [
            (fault["id"], [node["html"][:160] for node in fault["nodes"]][:3])
            for fault in found
            if fault["impact"] in ("serious", "critical")
        ]
        assert serious == [], serious

    def final_scores(self) -> dict[str, int]:
        """Totals by name from the end screen, points or money."""
        expect(self.page.locator("main.end")).to_be_visible(timeout=WAIT)
        rows = self.page.locator("main.end ol > li").all()
        return {
            row.locator(".name .ellipsis").inner_text(): int(re.sub(r"[$,\s]", "", row.locator(".total").inner_text()))
            for row in rows
        }
