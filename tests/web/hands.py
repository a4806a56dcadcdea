"""People who do not see or do not point: one knows the keyboard only, one the accessibility tree only."""

import random
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Page

#: What has the focus: its landmark, whether it can be pressed now, and whether the ring of the focus is drawn.
FOCUSED = """() => {
  const it = document.activeElement;
  if (!it || it === document.body) return null;
  const isRinged = (at) => {
    const style = getComputedStyle(at);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  };
  const legal = "legal" in it.dataset;
  return {
    shelf: it.closest("article")?.querySelector("h3")?.textContent ?? "",
    name: (it.getAttribute("aria-label") || it.textContent || `${it.tagName}.${it.className}`).trim().slice(0, 60),
    inDock: !!it.closest("section.dock"),
    isOver: !!document.querySelector("main [inert]") && it.matches("main button"),
    off: it.getAttribute("aria-disabled") === "true",
    isMain: it.matches("section.dock .choices button.act"),
    legal,
    isSecond: it.matches("section.dock .choices button:not(.act)"),
    ring: [it, it.parentElement, ...it.querySelectorAll("*")].some(isRinged),
  };
}"""
#: Things on the board that can be chosen, unless something stands over them.
LEGAL = "[data-legal]:not([inert] *):visible"
#: What is shut off while something stands over the board.
SHUT = "main [inert]"
#: More presses of Tab than any screen has things to focus.
MOST_TABS = 90


class Keyboard:
    """Somebody with a keyboard and no pointer.

    Remembers every place where the focus could not be seen, every walk that did not lead where it should, and every
    change of the page that took the focus away.
    """

    def __init__(self, page: Page, seed: int, patience: float = 0.85) -> None:
        """`patience`: how often something on the board is tried before the dock's way out."""
        self.page = page
        self.rng = random.Random(seed)
        self.patience = patience
        self.unseen: list[str] = []
        self.lost: list[str] = []
        self.focused: dict[str, Any] | None = None

    def press(self, key: str) -> dict[str, Any] | None:
        """Presses a key; returns what has the focus then."""
        self.page.keyboard.press(key)
        self.focused = self.page.evaluate(FOCUSED)
        if self.focused and key != "Enter" and not self.focused["ring"]:
            self.unseen.append(self.focused["name"])
        return self.focused

    def arrive(self) -> None:
        """Another page came: nothing has the focus there."""
        self.focused = None

    def find(self, name: str, shelf: str = "") -> bool:
        """Walks with Tab to something of that name, on the shelf of that title; False if a whole round has none."""
        for _ in range(MOST_TABS):
            focused = self.press("Tab")
            if focused and re.search(name, focused["name"]) and focused["shelf"].startswith(shelf):
                return True
        return False

    def tab_to(self, wanted: str, asked: str) -> bool:
        """Walks to the first thing with that property, backwards from the dock to the board; False if it is not reached in
        a whole round."""
        key = "Shift+Tab" if wanted in ("legal", "isOver") and self.focused and self.focused["inDock"] else "Tab"
        was_shut = self.is_shut()
        walked = []
        for _ in range(MOST_TABS):
            focused = self.press(key)
            if focused and focused[wanted] and not focused["off"]:
                return True
            walked.append(focused["name"] if focused else "-")
        if self.question() == asked and self.is_shut() == was_shut:  # else the game has gone on meanwhile
            self.lost.append(f"{wanted}: {asked!r}: {walked}")
        return False

    def question(self) -> str:
        """What the dock asks and offers now."""
        return " ".join(self.page.locator("section.dock").all_inner_texts())

    def is_shut(self) -> bool:
        """Whether something stands over the board."""
        return self.page.locator(SHUT).count() > 0

    def decide(self) -> str:
        """One step of a decision: the main button if it is on, else a legal thing by arrows, else the other button; now
        and then what stands over the board."""
        asked = self.question()
        self.check_focus(asked)
        has_main = self.page.locator("section.dock .choices button.act:not([aria-disabled=true])").count()
        has_second = self.page.locator("section.dock .choices button:not(.act):not([aria-disabled=true])").count()
        legal = self.page.locator(LEGAL).count()
        roll = self.rng.random()
        if self.rng.random() < 0.4 and self.is_shut():
            wanted = "isOver"
        elif has_main and (roll < 0.8 or not legal):
            wanted = "isMain"
        elif legal and (roll < self.patience or not has_second):
            wanted = "legal"
        elif has_second:
            wanted = "isSecond"
        else:
            self.page.wait_for_timeout(50)  # the page is changing
            return "wait"
        if not self.tab_to(wanted, asked):
            return "wait"
        if wanted == "legal":
            for _ in range(self.rng.randrange(legal)):
                self.press(self.rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End"]))
        self.press("Enter")
        return wanted

    def check_focus(self, asked: str) -> None:
        """Whatever the page did since the last key, something has the focus."""
        if self.focused:
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            is_table = asked != "" and self.question() == asked  # else the end came meanwhile
            if is_table and not self.page.evaluate(FOCUSED):
                self.lost.append(f"no focus at {asked!r} after {self.focused['name']!r}")


@dataclass
class Node:
    """One thing that a screen reader can come to."""

    role: str
    name: str
    off: bool
    backend: int
    landmarks: tuple[str, ...]


@dataclass
class Ear:
    """Somebody who knows a page by its accessibility tree alone, and what its live regions said."""

    page: Page
    seed: int
    nameless: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.cdp: CDPSession = self.page.context.new_cdp_session(self.page)

    def tree(self) -> list[Node]:
        """The tree as a list in reading order."""
        nodes = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        found: list[Node] = []

        def walk(node: dict[str, Any], landmarks: tuple[str, ...]) -> None:
            role = node.get("role", {}).get("value", "")
            name = node.get("name", {}).get("value", "").strip()
            if not node.get("ignored"):
                properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
                backend = node.get("backendDOMNodeId", 0)
                found.append(Node(role, name, bool(properties.get("disabled")), backend, landmarks))
                if role in ("region", "group", "main", "banner", "complementary", "dialog", "navigation"):
                    landmarks = (*landmarks, f"{role}:{name}")
            for child in node.get("childIds", []):
                if child in by_id:
                    walk(by_id[child], landmarks)

        walk(nodes[0], ())
        self.nameless += [
            f"{node.role} in {node.landmarks}" for node in found if node.role in ("button", "link") and not node.name
        ]
        return found

    def buttons(self, landmark: str) -> list[Node]:
        """Buttons that can be pressed within a landmark such as `main:`, by the beginning of its role and name."""
        return [
            node
            for node in self.tree()
            if node.role in ("button", "radio", "checkbox", "switch", "option")
            and not node.off
            and any(place.startswith(landmark) for place in node.landmarks)
        ]

    def press(self, node: Node) -> None:
        """What a screen reader does to activate something."""
        try:
            remote = self.cdp.send("DOM.resolveNode", {"backendNodeId": node.backend})["object"]["objectId"]
        except Exception as error:  # the page has moved on
            if "No node" in str(error) or "does not belong" in str(error):
                return
            raise
        call = {"objectId": remote, "functionDeclaration": "function () { this.focus(); this.click(); }"}
        self.cdp.send("Runtime.callFunctionOn", call)

    def text_of(self, role: str, landmark: str) -> list[str]:
        """Names of nodes of that role within a landmark."""
        return [
            node.name
            for node in self.tree()
            if node.role == role and any(place.startswith(landmark) for place in node.landmarks)
        ]


#: Collects everything that live regions come to say, in a page's own list.
LISTEN = """() => {
  window.heard = [];
  const live = (node) => (node instanceof Element ? node : node.parentElement)?.closest("[aria-live=polite],"
    + "[aria-live=assertive],[role=status],[role=alert]");
  const last = new WeakMap();
  const hear = (region) => {
    const text = region.textContent.replace(/\\s+/g, " ").trim();
    if (text && last.get(region) !== text) { last.set(region, text); window.heard.push(text); }
  };
  new MutationObserver((changes) => {
    const regions = new Set(changes.map((change) => live(change.target)).filter(Boolean));
    for (const change of changes) for (const node of change.addedNodes) {
      if (node instanceof Element) for (const region of node.querySelectorAll("[aria-live],[role=status],[role=alert]"))
        regions.add(region);
    }
    for (const region of regions) if (region.getAttribute("aria-live") !== "off") hear(region);
  }).observe(document.documentElement, {subtree: true, childList: true, characterData: true});
}"""
