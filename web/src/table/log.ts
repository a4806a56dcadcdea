/** Lines of the log from the steps of the match. */
import type { GameText } from "../text/index.ts";
import type { GameTable, Happening, Seat, TableState } from "./board.ts";

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
  /** Clause of the rulebook, or "". */
  clause: string;
  /** Number of the step. */
  n: number;
}

function seatOf(event: Record<string, unknown>, happening: Happening): Seat | null {
  return typeof event.seat === "number" ? event.seat : happening.seat;
}

/** The lines of one step. Events without a text stay silent. */
export function linesOf(
  match: ToldTable,
  parts: GameTable | null,
  happening: Happening,
): LogLine[] {
  const lines: LogLine[] = [];
  happening.events.forEach((event, i) => {
    const key = `event-${event.event}`;
    if (parts?.silent?.includes(event.event) || !match.text.has(key)) return;
    lines.push({
      key: `${happening.n} ${i}`,
      kind: parts?.headings?.includes(event.event) ? "heading" : "line",
      seat: seatOf(event, happening),
      text: match.sayForm(key, event),
      clause: parts?.clauses?.[event.event] ?? "",
      n: happening.n,
    });
  });
  return lines;
}
