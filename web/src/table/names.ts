/** Names of the people and bots at a table. */
import type { SeatInfo } from "../net/protocol.ts";
import { hasText, say } from "../text/index.ts";

/** A bot's name comes as the key of a text, so that everybody reads it in their own language. */
export function seatName(seat: SeatInfo): string {
  return seat.kind === "bot" && hasText(seat.name) ? say(seat.name) : seat.name;
}

export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map(seatName);
}
