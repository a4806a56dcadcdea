/** What is told of one round: capture points before each player, and what was added to the posters. */
import type { Form } from "../../../table/sheet.ts";
import { OUTLAWS } from "../view.ts";

/** Numbers by outlaw; an outlaw without one has 0. */
export type ByOutlaw = Readonly<Record<string, number>>;

export interface Entry {
  readonly points: ByOutlaw;
  /** Points under Hideouts. */
  readonly covered: ByOutlaw;
}

export interface Posters {
  /** Dollars that were added in this round. */
  readonly added: ByOutlaw;
}

export const START: Entry = { points: {}, covered: {} };
export const NO_POSTERS: Posters = { added: {} };
/** More points than this nobody can type. */
export const MOST_TYPED = 99;
export const MOST_ADDED = 99_000;

/** One number changed; what is 0 is not kept. */
export function withNumber(numbers: ByOutlaw, outlaw: string, n: number, most: number): ByOutlaw {
  const bounded = Math.max(0, Math.min(most, Math.trunc(n) || 0));
  const rest = Object.entries(numbers).filter(([name]) => name !== outlaw);
  return Object.fromEntries(bounded > 0 ? [...rest, [outlaw, bounded]] : rest);
}

/** Whether points under Hideouts matter at this table. */
export function countsCovered(options: Readonly<Record<string, string>>): boolean {
  return options["hideout_counts_for_eight"] === "true";
}

export function isEmpty({ points, covered }: Entry): boolean {
  return Object.keys(points).length === 0 && Object.keys(covered).length === 0;
}

function readNumbers(kept: unknown, most: number): ByOutlaw | null {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return null;
  const known: readonly string[] = OUTLAWS;
  const sound = Object.entries(kept).every(
    ([name, n]) => known.includes(name) && Number.isInteger(n) && n > 0 && n <= most,
  );
  return sound ? (kept as ByOutlaw) : null;
}

/** What this browser kept, or null if it is something else. */
export function read(kept: unknown): Entry | null {
  const { points, covered } = (kept ?? {}) as Partial<Entry>;
  const [open, hidden] = [readNumbers(points, MOST_TYPED), readNumbers(covered, MOST_TYPED)];
  return open && hidden && { points: open, covered: hidden };
}

export function readPosters(kept: unknown): Posters | null {
  const added = readNumbers((kept as Partial<Posters> | null)?.added, MOST_ADDED);
  return added && { added };
}

export function write(entry: Entry, options: Readonly<Record<string, string>>): Form {
  return countsCovered(options)
    ? { points: entry.points, covered: entry.covered }
    : { points: entry.points };
}

export function writePosters({ added }: Posters): Form {
  const posters = Object.entries(added).map(([outlaw, n]) => [outlaw, { added: n }] as const);
  return { posters: Object.fromEntries(posters) };
}
