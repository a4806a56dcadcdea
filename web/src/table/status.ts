/** What a seat is doing, as its panel and the dock tell it. */
import type { SeatInfo, View } from "../net/protocol.ts";
import type { Seat } from "./board.ts";

/** Tells of the own turn while the page is out of sight. */
export interface Bell {
  on: boolean;
  onpress: () => void;
}

export type SeatState = "turn" | "thinking" | "choosing" | "chosen" | "offline" | "idle";

/** All choose at the same time: each in a lane of its own, which is empty once he has chosen. */
function isTogether(view: Pick<View, "asked" | "lanes">): boolean {
  return view.asked.length > 0 && view.lanes.some((lane) => lane.length > 0);
}

/** `unasked`: it has no part in what all others are asked at the same time, and has chosen nothing. */
export function seatState(
  seat: Seat,
  info: SeatInfo,
  view: Pick<View, "asked" | "lanes">,
  unasked = false,
): SeatState {
  const isAsked = view.asked.includes(seat);
  const together = isTogether(view);
  if (info.kind === "person" && !info.connected) return "offline";
  if (!isAsked) return together && !unasked ? "chosen" : "idle";
  if (together || view.asked.length > 1) return "choosing";
  return info.kind === "bot" ? "thinking" : "turn";
}

/** Strength of a level as bars, 1 to 4. */
export const STRENGTH = { random: 1, easy: 2, normal: 3, hard: 4 } as const;

/** All seats, the own one first, then in turn order. */
export function seatOrder(nSeats: number, me: Seat | null): Seat[] {
  const first = me ?? 0;
  return Array.from({ length: nSeats }, (_, i) => (first + i) % nSeats);
}

/** The frame that everybody waits for: the newest one on the stack. */
export function openFrame(view: View): Record<string, unknown> | null {
  return view.frames.at(-1) ?? null;
}

/** Name of a frame. */
export function frameName(frame: Record<string, unknown> | null): string {
  return typeof frame?.frame === "string" ? frame.frame : "";
}
