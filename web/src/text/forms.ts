/**
 * Arguments of messages from forms (actions, events, frames, facts), by the same rule as on the server:
 *
 * - a name of the vocabulary becomes the text `name-{slug}`; a list its parts, joined with ", "
 * - the fields `seat` and `target` (and their plurals) become the names of the people who sit there
 * - null becomes the word `none`, which a text can select by but does not show
 * - numbers stay numbers; what counts from 0 (`house`, `level`) is shown through `NTH`
 */
import type { Args } from "./bundle.ts";

export type Form = Readonly<Record<string, unknown>>;

export interface Words {
  /** Names of the people, by seat. */
  players: readonly string[];
  /** The text of a name, or the name itself where there is none. */
  word(name: string): string;
}

const SEAT_FIELDS = new Set(["seat", "target", "seats", "targets"]);
const SEPARATOR = ", ";
const NOTHING = "none";
/** Keys of a form that tell its kind. */
const KINDS = new Set(["do", "event", "frame", "id"]);

/** Id of the message that says a name. */
export function nameKey(name: string): string {
  return `name-${name.replaceAll(/[^A-Za-z0-9_-]/g, "_")}`;
}

function formArg(field: string, value: unknown, words: Words): string | number {
  if (value === null || value === undefined) return NOTHING;
  if (Array.isArray(value)) {
    return value.map((part) => String(formArg(field, part, words))).join(SEPARATOR);
  }
  if (typeof value === "number") {
    return SEAT_FIELDS.has(field) ? (words.players[value] ?? String(value + 1)) : value;
  }
  return typeof value === "string" ? words.word(value) : JSON.stringify(value);
}

/** The arguments that a form gives to its text. */
export function formArgs(form: Form, words: Words): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(form)) {
    if (!KINDS.has(field)) args[field] = formArg(field, value, words);
  }
  return args;
}
