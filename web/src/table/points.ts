/** Points as they are written: plain numbers, unless the game counts in something of its own, such as dollars. */
import { signed } from "../kit/numbers.ts";
import { say } from "../text/index.ts";
import type { GameTable } from "./board.ts";

type Unit = Pick<GameTable, "amount"> | null;

/** With the unit, as a sentence says it: "12점", "$25,000". */
export function saidPoints(parts: Unit, points: number): string {
  return parts?.amount?.(points) ?? say("points-said", { points });
}

/** As a column shows it: "12", "$25,000"; `brief` where there is little room: "$25K". */
export function shownPoints(parts: Unit, points: number, brief = false): string {
  return parts?.amount?.(points, brief) ?? String(points);
}

/** A change: "+11", "−$3,000". */
export function signedPoints(parts: Unit, change: number, brief = false): string {
  if (!parts?.amount) return signed(change);
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  return sign + parts.amount(Math.abs(change), brief);
}
