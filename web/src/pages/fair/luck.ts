/** What was drawn beside what was to be expected, as it is shown. */
import type { Luck } from "../../net/protocol.ts";
import { locale, say } from "../../text/index.ts";

/** The draws of one seat, or those of the whole table. */
export interface Draws {
  seat: number | null;
  rows: readonly Luck[];
}

/** By seat, the reader's own first and the whole table last. */
export function grouped(rows: readonly Luck[], own: number | null): readonly Draws[] {
  const seats = [...new Set(rows.map((row) => row.seat))];
  const place = (seat: number | null) => (seat === own && seat !== null ? -1 : (seat ?? Infinity));
  return seats
    .sort((a, b) => place(a) - place(b))
    .map((seat) => ({ seat, rows: rows.filter((row) => row.seat === seat) }));
}

/** Outside of the range into which nine of ten cases fall. */
export function isRare(row: Luck): boolean {
  return row.count < row.low || row.count > row.high;
}

/** How likely so few are, or so many, whichever is less likely. */
export function chanceSaid(row: Luck): string {
  const chance = Math.min(row.at_most, row.at_least);
  const percent = new Intl.NumberFormat(locale(), {
    style: "percent",
    maximumSignificantDigits: 2,
  });
  const key = row.at_most < row.at_least ? "luck-few" : "luck-many";
  return say(key, { chance: percent.format(chance) });
}

export function meanSaid(row: Luck): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return row.mean.toLocaleString(locale(), digits);
}

/** Where something lies on the scale of a row, in percent of its width. */
export function scaleOf(row: Luck): (value: number) => number {
  const from = Math.min(row.low, row.count);
  const to = Math.max(row.high, row.count);
  const margin = Math.max(1, (to - from) * 0.15);
  const start = from - margin;
  return (value) => ((value - start) / (to + margin - start)) * 100;
}
