/** The position in words. */
import { say } from "../text/index.ts";
import type { GameTable, Seat } from "./board.ts";
import { isSingle } from "./choices.ts";
import type { Match } from "./match.svelte.ts";
import { promptOf, waitingFor } from "./prompts.ts";
import { seatOrder, seatState } from "./status.ts";

function seatRow(match: Match, parts: GameTable | null, seat: Seat): string {
  const info = match.seats[seat];
  const line = say("position-seat", {
    name: match.names[seat] ?? "",
    points: parts?.points?.(match, seat) ?? "none",
    state: info ? seatState(seat, info, match.view, parts?.unasked?.(match, seat)) : "idle",
  });
  const more = [parts?.figure?.(match, seat) ?? "", parts?.counters?.(match, seat) ?? ""];
  return [line, ...more.filter((part) => part !== "")].join(" ");
}

/** What this seat is asked and may choose, or whom everybody waits for. */
function nowRow(match: Match, parts: GameTable | null): string {
  if (match.over) return say("game-over");
  if (match.question === null) return waitingFor(match, say);
  const content = parts?.dock?.(match) ?? promptOf(match);
  const choices = match.choices
    .filter(isSingle)
    .map((choice) => match.sayForm(`action-${choice.do}`, choice));
  const sentence = `${content.sentence} ${content.detail ?? ""}`.trim();
  if (choices.length === 0) return sentence;
  return `${sentence} ${say("position-choices", { choices: choices.join(", ") })}`;
}

/** Paragraphs: what is to be done, every seat, and the board as the game tells it. */
export function describeTable(match: Match, parts: GameTable | null): string[] {
  const headline = parts?.headline?.(match) ?? "";
  const board =
    parts?.positionText?.(match) ??
    seatOrder(match.view.n_seats, match.me).map((seat) => seatRow(match, parts, seat));
  return [headline, nowRow(match, parts), ...board].filter((row) => row !== "");
}
