/** Dollars as they are written, and short names for small cards. */
import type { EarpTable } from "./chosen.ts";

const FULL = new Intl.NumberFormat("en", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const SHORT = new Intl.NumberFormat("en", {
  style: "currency",
  currency: "USD",
  notation: "compact",
});

/** "$6,000" */
export function dollars(n: number): string {
  return FULL.format(n);
}

/** "$6K", where there is little room. */
export function short(n: number): string {
  return SHORT.format(n);
}

/** Short form of a card's name for small cards. */
export function shortName(table: EarpTable, card: string): string {
  return table.say("board-short", { card });
}
