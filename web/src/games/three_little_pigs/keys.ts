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
