/** Keys of the board. R, S and Space belong to the dock's buttons. */
import { DICE, PILES } from "./view.ts";

/** Keys of the piles, laid out like the stall; in the order of `PILES`. */
export const PILE_KEYS: readonly string[] = ["q", "w", "e", "a", "s", "d", "z", "x", "c"];

export type KeyTarget = { die: string } | { pile: string } | null;

/** The die or pile that a key stands for; piles answer while buying only. Other layouts than QWERTY go by position. */
export function keyTarget(event: KeyboardEvent, buying: boolean): KeyTarget {
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code);
  if (digit) return { die: DICE[Number(digit[1]) - 1]! };
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? "";
  const at = PILE_KEYS.indexOf(letter);
  return buying && at >= 0 ? { pile: PILES[at]! } : null;
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

/**
 * The thing to move the focus to: the nearest in the direction of an arrow, the first or last for Home and End. Only
 * legal things, unless Shift is held or there are none.
 */
export function nextThing(board: Element, event: KeyboardEvent): HTMLElement | null {
  const all = [...board.querySelectorAll<HTMLElement>("[data-thing]")].filter(
    (thing) => thing.getClientRects().length > 0,
  );
  const legal = all.filter((thing) => thing.dataset.legal !== undefined);
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
