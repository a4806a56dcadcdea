/** A view in plain words, for a game without a board: its fields one by one, in the order of its `view.py`. */
import type { TableState, View } from "./board.ts";

/** What every view has: names, prompts, choices and the end tell it. */
const SHARED: Record<keyof View, true> = {
  game: true,
  seat: true,
  n_seats: true,
  options: true,
  asked: true,
  question: true,
  choices: true,
  frames: true,
  lanes: true,
  score: true,
};

function wordsOf(table: TableState, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "string") return table.name(value);
  if (Array.isArray(value)) {
    const parts = value.map((part) => wordsOf(table, part));
    if (value.some((part) => typeof part === "object" && part !== null)) {
      return parts.map((part) => `[${part}]`).join(" ");
    }
    return parts.join(", ");
  }
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, part]) => `${key}: ${wordsOf(table, part)}`)
      .join("; ");
  }
  return JSON.stringify(value);
}

/** The game's own fields and their values; names of the vocabulary become words. */
export function factsOf(table: TableState): [field: string, words: string][] {
  return Object.entries(table.view)
    .filter(([field]) => !(field in SHARED))
    .map(([field, value]) => [field, wordsOf(table, value)]);
}
