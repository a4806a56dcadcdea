/** Names of the people and bots at a table. */
import type { SeatInfo } from "../net/protocol.ts";
import { hasText, say } from "../text/index.ts";

/** Bots have no name on the wire, so that everybody reads one in the own language: the first bot of a table the first. */
function botName(nth: number): string {
  const key = `bot-name-${nth + 1}`;
  return hasText(key) ? say(key) : say("bot-nth", { n: nth + 1 });
}

/** Names by seat; empty where nobody sits. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  let nBots = 0;
  return seats.map((seat) => {
    if (seat.kind !== "bot") return seat.name;
    nBots += 1;
    return seat.name === "" ? botName(nBots - 1) : seat.name;
  });
}
