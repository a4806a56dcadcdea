"""What can be wrong with a screen that a ruler finds: things that stick out, are cut, too small or out of reach."""

from typing import Any

from playwright.sync_api import Page

#: Design of the shell, "Grid and breakpoints".
SIZES = [(360, 640), (390, 844), (768, 1024), (1366, 768), (1440, 900)]

#: Looks at everything that can be pressed.  `sheet` is the topmost dialog: what lies beneath it is out of play.
MEASURE = """(fixed) => {
  const faults = [];
  const {clientWidth: width, clientHeight: height} = document.documentElement;
  const short = (it) => `${it.tagName.toLowerCase()}.${it.classList[0] ?? ""} “${
    (it.getAttribute("aria-label") || it.innerText || it.value || "").trim().replace(/\\s+/g, " ").slice(0, 30)}”`;
  if (document.documentElement.scrollWidth > width) faults.push(`page is ${document.documentElement.scrollWidth} wide`);
  if (fixed && document.documentElement.scrollHeight > height + 1)
    faults.push(`page is ${document.documentElement.scrollHeight} high`);

  const dialogs = [...document.querySelectorAll("[role=dialog],[role=alertdialog]")].filter((it) => it.checkVisibility());
  const stage = dialogs.at(-1) ?? document;
  const scrollerOf = (it) => {
    for (let at = it.parentElement; at; at = at.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)
          && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1)) return at;
    }
    return null;
  };
  const isShown = (it) => it.checkVisibility({opacityProperty: true, visibilityProperty: true})
    && it.getClientRects().length > 0 && !it.closest("[inert],[aria-hidden=true]");
  const controls = [...stage.querySelectorAll(
    "button,a[href],input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=radio],[role=switch]")]
    .filter(isShown);

  for (const it of controls) {
    let box = it.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue; // for screen readers, or a skip link that waits for the focus
    // A label is pressed instead of the box it stands for.
    const label = it.matches("input") ? it.closest("label") : null;
    if (label) box = label.getBoundingClientRect();
    const scroller = scrollerOf(it);
    if (!scroller && (box.bottom + scrollY < 0 || box.right < 0)) { // a skip link comes in with the focus
      it.focus({preventScroll: true});
      box = it.getBoundingClientRect();
      if (box.left < 0 || box.top < 0) faults.push(`outside with the focus: ${short(it)}`);
      it.blur();
      continue;
    }
    if (box.left < -1 || box.right > width + 1) { if (!scroller) faults.push(`outside: ${short(it)}`); continue; }
    if (fixed && !scroller && (box.top < -1 || box.bottom > height + 1)) { faults.push(`outside: ${short(it)}`); continue; }
    if (scroller) it.scrollIntoView({block: "center", inline: "nearest"});
    else if (!fixed) it.scrollIntoView({block: "center"});
    box = (label ?? it).getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const room = scroller?.getBoundingClientRect();
    const isCut = (px, py) => room && (px < room.left || px > room.right || py < room.top || py > room.bottom);
    const hits = (dx, dy) => {
      if (isCut(x + dx, y + dy)) return true; // as far as the list shows it
      const found = document.elementFromPoint(Math.min(width - 1, Math.max(1, x + dx)), Math.min(height - 1, Math.max(1, y + dy)));
      return found !== null && (it.contains(found) || label?.contains(found) || found.contains(it) && found.matches("label"));
    };
    if (!hits(0, 0)) { faults.push(`covered: ${short(it)}`); continue; }
    // A link within a sentence is as high as its line (WCAG 2.2, 2.5.8); everything else is as large as a fingertip.
    const sentence = it.parentElement.parentElement.innerText ?? "";
    const isInline = it.matches("a") && box.height < 30 && sentence.length > it.innerText.length + 10;
    if (isInline) continue;
    const wide = box.width >= 43.5 || hits(-21, 0) && hits(21, 0) || x < 22 || x > width - 22;
    const high = box.height >= 43.5 || hits(0, -21) && hits(0, 21);
    if (!wide || !high) faults.push(`small: ${short(it)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  }

  const texts = document.createTreeWalker(stage === document ? document.body : stage, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const it = node.parentElement;
    if (!node.data.trim() || !isShown(it) || it.closest(".sr,script,style,option")) continue;
    const style = getComputedStyle(it);
    const size = it.closest("svg") ? 99 : parseFloat(style.fontSize);
    if (size < 10.9) faults.push(`tiny text ${size}px: ${short(it)}`);
    const cut = it.scrollWidth > it.clientWidth + 1 && style.overflowX === "hidden" && style.textOverflow !== "ellipsis"
      && style.display !== "inline";
    if (cut) faults.push(`cut: ${short(it)}`);
  }

  const dock = document.querySelector("section.dock");
  if (dock && stage === document) {
    const box = dock.getBoundingClientRect();
    if (box.bottom > height + 1 || box.top < 0) faults.push("the dock is not fully visible");
    const acts = [...document.querySelectorAll("button.act:not([aria-disabled=true])")].filter(isShown);
    if (acts.length > 1) faults.push(`${acts.length} vermilion buttons`);
  }
  return [...new Set(faults)];
}"""


def faults_of(page: Page, *, fixed: bool) -> list[str]:
    """Everything that is wrong; `fixed` for pages that must not scroll."""
    found: list[str] = page.evaluate(MEASURE, fixed)
    return found


def faults_everywhere(page: Page, name: str, *, fixed: bool, sizes: list[tuple[int, int]] = SIZES) -> list[str]:
    """The faults of one screen at every size in both themes, each with its place."""
    found = []
    before: Any = page.viewport_size
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(120)  # container queries and observers settle
            found += [f"{name} {width}×{height} {theme}: {fault}" for fault in faults_of(page, fixed=fixed)]
    page.set_viewport_size(before)
    return found
