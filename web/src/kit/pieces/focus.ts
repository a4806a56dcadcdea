/** Moving the focus over a board by keys. Things are the elements with `data-thing`, legal ones have `data-legal`. */

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function thingsOf(board: Element): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>("[data-thing]")].filter(
    (thing) => thing.getClientRects().length > 0,
  );
}

function isLegal(thing: HTMLElement): boolean {
  return thing.dataset.legal !== undefined;
}

/** Whether the event is typing, belongs to a dialog or to the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return (
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !==
    null
  );
}

/**
 * The thing to move the focus to: the nearest in the direction of an arrow, the first or last for Home and End. Only
 * legal things, unless Shift is held or there are none.
 */
export function nextThing(board: Element, event: KeyboardEvent): HTMLElement | null {
  const all = thingsOf(board);
  const legal = all.filter(isLegal);
  const things = event.shiftKey || legal.length === 0 ? all : legal;
  if (event.key === "Home") return things[0] ?? null;
  if (event.key === "End") return things.at(-1) ?? null;
  const step = STEPS[event.key];
  if (!step) return null;
  const focused = document.activeElement;
  if (!focused || !all.includes(focused as HTMLElement)) return things[0] ?? null;
  const from = centre(focused);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === focused) continue;
    const to = centre(thing);
    const along = (to.x - from.x) * step[0] + (to.y - from.y) * step[1];
    const across = Math.abs((to.x - from.x) * step[1]) + Math.abs((to.y - from.y) * step[0]);
    if (along < 4) continue;
    const distance = along + across * 2;
    if (distance < least) {
      least = distance;
      best = thing;
    }
  }
  return best;
}

/** The nth legal thing, from 1, for the number keys; null if the key is none of them or there are fewer. */
export function nthThing(board: Element, event: KeyboardEvent): HTMLElement | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (!digit || event.shiftKey) return null;
  return thingsOf(board).filter(isLegal)[Number(digit[1]) - 1] ?? null;
}
