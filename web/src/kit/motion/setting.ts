/** What a movement knows while it is played. */
import type { Act, Timing } from "./act.ts";
import type { Movement } from "./movement.ts";
import type { Box } from "./places.ts";

/** A movement with everything that it needs to know of the page; all of it was read before anything is written. */
export interface Setting {
  act: Act;
  movement: Movement;
  /** What stands at `from` and `to` now. */
  live: Element | null;
  target: Element | null;
  /** Where `from` was before the step, and where both are now. */
  before: Box | null;
  now: Box | null;
  goal: Box | null;
  /** Puts the picture there, over the board. */
  picture: (box: Box) => HTMLElement | null;
  /** Puts the picture there, among its neighbours, whose size and colours it keeps. */
  among: () => HTMLElement | null;
  /** A mark over the board, with its middle there. */
  mark: (look: "rise" | "dot" | "stroke" | "ring", at: Box, text?: string) => HTMLElement;
  /** Duration and delay by the clock: speed and the wait for what runs are in it. */
  time: (duration: number, more?: Omit<Timing, "duration">) => Timing;
}

/** How a kind of movement looks. */
export type Play = (setting: Setting) => void;

/** The way from the middle of one box to that of another. */
export function way(from: Box, to: Box): { x: number; y: number } {
  return {
    x: to.x + to.width / 2 - (from.x + from.width / 2),
    y: to.y + to.height / 2 - (from.y + from.height / 2),
  };
}
