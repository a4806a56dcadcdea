/** What a seat is doing, as its panel and the dock tell it. */
import type { SeatInfo, View } from "../net/protocol.ts";
import type { Seat } from "./board.ts";

export type SeatState = "turn" | "thinking" | "choosing" | "offline" | "stand-in" | "idle";

/** `asked` are the seats that must decide now. */
export function seatState(seat: Seat, info: SeatInfo, asked: readonly number[]): SeatState {
  const isAsked = asked.includes(seat);
  if (info.kind === "bot") return isAsked ? "thinking" : "idle";
  if (info.kind === "person" && !info.connected) return "offline";
  if (!isAsked) return "idle";
  return asked.length > 1 ? "choosing" : "turn";
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
