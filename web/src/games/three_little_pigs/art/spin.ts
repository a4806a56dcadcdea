/** How the needle of the wheel turns. */
import { TIMES } from "../../../kit/motion/timing.ts";

/** Nearest the needle comes to a line between two sectors, in degrees. */
export const MARGIN = 6;
/** Longest spin, as a multiple of the shortest. */
const LONGEST = 1.36;

/** How long a spin takes that stops so far from one side (-1) or the other (1) of its sector, ms at normal speed. */
export function spinTime(lean: number): number {
  const swing = Math.max(-1, Math.min(1, lean));
  return Math.round(TIMES.show * (1 + ((LONGEST - 1) * (1 + swing)) / 2));
}
