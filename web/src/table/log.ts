/** Lines of the log from the steps of the match. */
import type { GameText } from "../text/index.ts";
import type { GameEvent, GameTable, Happening, Seat, TableState } from "./board.ts";
import type { Said } from "./chat.svelte.ts";

/** A table whose steps can be told: the running match, or a replay of it. */
export interface ToldTable extends TableState {
  readonly text: GameText;
  /** The steps so far, oldest first. */
  readonly log: readonly Happening[];
}

export interface LogLine {
  /** Stable over the whole match. */
  key: string;
  kind: "line" | "heading";
  /** Whose doing it is, null for the table's. */
  seat: Seat | null;
  text: string;
  /** Words in it for things of the game. */
  things: readonly string[];
  /** Clause of the rulebook, or "". */
  clause: string;
  /** Number of the step. */
  n: number;
  /** It is nobody's own doing and stands by itself. */
  apart: boolean;
  /** Too small for the news. */
  detail: boolean;
}

/** What one seat did in one step, or a heading. */
export interface LogEntry {
  key: string;
  kind: LogLine["kind"];
  seat: Seat | null;
  n: number;
  lines: readonly LogLine[];
}

/** What a log shows, oldest first. */
export type LogItem = { entry: LogEntry; said?: undefined } | { entry?: undefined; said: Said };

/** So many equal events of the set-up become one line. */
const ALIKE = 3;

function seatOf(event: GameEvent, happening: Happening): Seat | null {
  return typeof event.seat === "number" ? event.seat : happening.seat;
}

/** Words for the things that an event names; longer ones first, for they may hold shorter ones. */
function thingsOf(match: ToldTable, event: GameEvent): string[] {
  return Object.entries(event)
    .filter(([field]) => field !== "event")
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]) as unknown[])
    .filter((value) => typeof value === "string")
    .map((value) => match.text.word(value))
    .sort((one, other) => other.length - one.length);
}

/** The clause that an event goes by, "" where the game names none. */
function clauseOf(parts: GameTable | null, event: GameEvent): string {
  const clause = parts?.clauses?.[event.event] ?? "";
  return typeof clause === "string" ? clause : clause(event);
}

/** The lines of one step. Events without a text stay silent. */
export function linesOf(
  match: ToldTable,
  parts: GameTable | null,
  happening: Happening,
): LogLine[] {
  const lines: LogLine[] = [];
  const events = parts?.told?.(happening.events) ?? happening.events;
  const alike = happening.seat === null ? countKinds(events) : {};
  events.forEach((event, i) => {
    const key = `event-${event.event}`;
    if (parts?.silent?.includes(event.event) || !match.text.has(key)) return;
    const n = alike[event.event] ?? 1;
    const asOne = `${key}-all`;
    const isMany = n >= ALIKE && match.text.has(asOne);
    if (isMany && events.findIndex((other) => other.event === event.event) < i) return;
    const apart = parts?.apart?.includes(event.event) ?? false;
    lines.push({
      key: `${happening.n} ${i}`,
      kind: parts?.headings?.includes(event.event) ? "heading" : "line",
      seat: apart ? null : seatOf(event, happening),
      text: isMany ? match.text.say(asOne, { n }) : match.sayForm(key, event),
      things: isMany ? [] : thingsOf(match, event),
      clause: clauseOf(parts, event),
      n: happening.n,
      apart,
      detail: parts?.details?.includes(event.event) ?? false,
    });
  });
  return lines;
}

/**
 * Tells each step once: a long match is not told anew for each further step. Whoever keeps it makes another one when the
 * language or the names change.
 */
export function teller(
  match: ToldTable,
  parts: GameTable | null,
): (happening: Happening) => readonly LogLine[] {
  const told = new WeakMap<Happening, readonly LogLine[]>();
  return (happening) => {
    const lines = told.get(happening) ?? linesOf(match, parts, happening);
    told.set(happening, lines);
    return lines;
  };
}

function countKinds(events: readonly GameEvent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { event } of events) counts[event] = (counts[event] ?? 0) + 1;
  return counts;
}

/** Lines of the same seat and step stand together, but for those that stand apart. */
export function entriesOf(lines: readonly LogLine[]): LogEntry[] {
  const entries: (LogEntry & { lines: LogLine[] })[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    const { key, kind, seat, n, apart } = line;
    const isSame = last?.kind === "line" && last.seat === seat && last.n === n;
    if (kind === "line" && !apart && isSame && !last.lines[0]?.apart) last.lines.push(line);
    else entries.push({ key, kind, seat, n, lines: [line] });
  }
  return entries;
}

/** A text in pieces, with the things in it marked. */
export function markThings(
  text: string,
  things: readonly string[],
): { text: string; isThing: boolean }[] {
  const thing = things.find((candidate) => candidate !== "" && text.includes(candidate));
  if (thing === undefined) return text === "" ? [] : [{ text, isThing: false }];
  const at = text.indexOf(thing);
  const rest = things.filter((other) => other !== thing);
  return [
    ...markThings(text.slice(0, at), rest),
    { text: thing, isThing: true },
    ...markThings(text.slice(at + thing.length), things),
  ];
}

/** Entries and what was said between them. `log` dates the steps for what was said before this browser came. */
export function mingle(
  entries: readonly LogEntry[],
  said: readonly Said[],
  log: readonly Happening[],
): LogItem[] {
  const items: LogItem[] = [];
  let next = 0;
  const follows = said.map(
    (line) =>
      line.after ?? log.findLast((step) => step.at !== undefined && step.at <= line.at)?.n ?? 0,
  );
  for (const entry of entries) {
    for (let line = said[next]; line && follows[next]! < entry.n; line = said[next]) {
      items.push({ said: line });
      next += 1;
    }
    items.push({ entry });
  }
  return [...items, ...said.slice(next).map((line) => ({ said: line }))];
}
