"""Pieces move over the board, and nobody waits for them."""

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.timeout(300)  # a whole game; it ends by itself much earlier

BOT = {"kind": "bot", "level": "normal"}
ME = {"kind": "me"}

#: Watches every message that asks something: is there a choice that can be pressed as soon as the page has taken it in?
#: A timer without a wait comes after everything that the message set off at once, and before anything that waits.
WATCH_CHOICES = """() => {
  const Real = WebSocket;
  window.asked = [];
  const choice = () => [...document.querySelectorAll(
    "section.dock .choices button:not([aria-disabled=true]), [data-legal]",
  )].find((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && thing.contains(met);
  });
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.t !== "step" || message.prompt === null || message.prompt === undefined) return;
        const stage = document.querySelectorAll(".motion-stage > *").length;
        setTimeout(() => {
          const wolf = document.querySelector("[data-place=stage]") !== null;
          asked.push({ open: choice() !== undefined, stage, wolf, question: message.view.question });
        });
      });
    }
  };
}"""
#: Remembers which kinds of pieces came, and whatever moves longer than a short fade.
WATCH_MOTION = """() => {
  window.seen = {};
  window.long = {};
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.matches(".motion-stage")) {
        for (const { className } of addedNodes) seen[className] = (seen[className] ?? 0) + 1;
      }
    }
  }).observe(document, { subtree: true, childList: true });
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect;
      const time = animation.effect.getComputedTiming().activeDuration;
      const name = `${target?.className?.baseVal ?? target?.className} ${animation.animationName ?? ""}`;
      if (time > 120) long[name] = time;
    }
    requestAnimationFrame(look);
  };
  look();
}"""

#: Everything takes its time, so that a press comes in between however busy the machine is.
SLOW_MOTION = """() => {
  const real = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    return real.call(this, frames, { ...timing, duration: timing.duration * 60 });
  };
}"""

#: What is told to move but stands in a line of text, where nothing turns or travels.
STUCK = """() => document.getAnimations()
  .filter(({ effect }) => effect.getKeyframes().some((frame) => "transform" in frame)
    && getComputedStyle(effect.target).display === "inline")
  .map(({ effect }) => effect.target.outerHTML.slice(0, 80))"""


def leftovers(page: Page) -> None:
    """Waits until nothing moves: then nothing may be left of what moved."""
    page.wait_for_function("() => document.querySelectorAll('.motion-stage > *, main.board > * [inert]').length === 0")


def test_no_choice_waits_for_a_movement(new_server, new_player):
    player = new_player(new_server(), width=1440, height=900, motion="no-preference", seed=4)
    player.page.add_init_script(f"({WATCH_CHOICES})(); ({WATCH_MOTION})();")
    player.create(ME, BOT, BOT)
    presses = 0
    while player.settle() == "asked":
        player.press_something()
        presses += 1
        assert presses < 600, "the game does not end"
        if presses % 10 == 0:
            leftovers(player.page)
    asked = player.page.evaluate("asked")
    assert len(asked) > 10
    assert [question for question in asked if not question["open"]] == []
    seen = player.page.evaluate("seen")
    assert {"motion-piece", "motion-dot", "motion-ring"} <= set(seen)
    expect(player.page.locator(".motion-stage > *")).to_have_count(0)


@pytest.mark.parametrize("how", ["system", "setting"])
def test_reduced_motion_only_fades(new_server, new_player, how):
    """Asked by the system, or speed 0 in the settings."""
    player = new_player(new_server(), motion="reduce" if how == "system" else "no-preference", seed=4)
    player.page.add_init_script(f"({WATCH_MOTION})();")
    if how == "setting":
        player.page.add_init_script("localStorage.setItem('hanpan', JSON.stringify({ speed: 0 }))")
    risen = "Object.keys(seen).some((name) => name.startsWith('motion-rise'))"
    for _ in range(3):  # a game may be over before anybody scored while this person watched
        player.create(ME, BOT)
        player.page.evaluate("long = {}")  # what the pages before the table did
        for presses in range(600):
            if player.settle() == "over" or (presses >= 60 and player.page.evaluate(risen)):
                break
            player.press_something()
        assert player.page.evaluate("long") == {}
        seen = player.page.evaluate("seen")
        assert set(seen) & {"motion-dot", "motion-stroke", "motion-ring"} == set()
        if player.page.evaluate(risen):
            break
    assert player.page.evaluate(risen)


def test_a_press_ends_what_moves(new_server, new_player):
    player = new_player(new_server(), motion="no-preference")
    player.page.add_init_script(f"({SLOW_MOTION})();")
    # The bot takes its time, too: the roll may end the turn, and whatever comes next ends what moves.
    player.create(ME, BOT, pace=5000, options={"first_player": "seat", "first_seat": "1"})
    assert player.settle() == "asked"
    player.dock().locator("button.act").click()  # the first roll
    page = player.page
    moving = "() => document.getAnimations().filter(({ effect }) => effect.target.dataset?.place === 'die:W1').length"
    page.wait_for_function(moving)
    stuck = page.evaluate(STUCK)
    page.mouse.click(2, 200)
    assert stuck == []
    assert page.evaluate(moving) == 0
    assert page.locator(".motion-stage > *").count() == 0
