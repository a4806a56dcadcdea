/** How large houses can be drawn so that a row of them fits its box. */
import { HOUSE_WIDTH, WALL_WIDTH, stackTiles, type Ghost } from "./art/stack.ts";

/** Height that a row is laid out for, in units of the drawings: two walls, a roof and some air. */
export const USUAL_HEIGHT = 272;

export interface Row {
  /** Things in the row, empty plots included. */
  slots: number;
  /** Pixels for the row, signs below the houses left out. */
  width: number;
  height: number;
  gap: number;
  /** Widest wall that looks right, in pixels. */
  most: number;
  /** Narrowest slot, in pixels: more of them than fit are scrolled. */
  leastSlot: number;
}

export interface Fit {
  /** Width of a wall of an ordinary house, in pixels. */
  wall: number;
  /** Width of a slot, in pixels. */
  slot: number;
}

/** One size for the whole row: it does not change while tiles are being placed. */
export function fitRow({ slots, width, height, gap, most, leastSlot }: Row): Fit {
  const n = Math.max(1, slots);
  const room = Math.max(leastSlot, (width - gap * (n - 1)) / n);
  const scale = Math.min(most / WALL_WIDTH, room / HOUSE_WIDTH, height / USUAL_HEIGHT);
  const wall = Math.max(8, Math.floor(scale * WALL_WIDTH));
  const house = Math.ceil((wall * HOUSE_WIDTH) / WALL_WIDTH);
  // Whole pixels of a house must not add up beyond the row.
  return { wall, slot: Math.max(leastSlot, Math.min(house, room)) };
}

/** A row of more houses than this is drawn smaller, and in two ranks where it is too wide even so. */
const FEW = 5;
const SMALLER = 0.8;
/** The houses behind stand higher and are smaller. */
export const REAR = { up: 20, scale: 0.85 };
/** Least distance of houses that stand in two ranks, pixels: a fingertip for each; more than fit are scrolled. */
const LEAST_PITCH = 44;

export interface Yard extends Fit {
  /** Every other house stands behind. */
  ranked: boolean;
  /** From the middle of a slot to that of the next, pixels. */
  pitch: number;
}

/** How a yard is laid out: one row, or two ranks where the houses behind show between those in front. */
export function fitYard(row: Omit<Row, "gap">, gaps: { narrow: number; wide: number }): Yard {
  const { slots, width, leastSlot } = row;
  const most = slots > FEW + 1 ? row.most * SMALLER : row.most;
  const house = (most * HOUSE_WIDTH) / WALL_WIDTH;
  const free = (width - slots * house) / (slots + 1);
  if (slots <= FEW + 1 || slots * (Math.max(house, leastSlot) + gaps.narrow) <= width) {
    const gap = Math.max(gaps.narrow, Math.min(gaps.wide, free));
    const fit = fitRow({ ...row, most, gap });
    return { ...fit, ranked: false, pitch: fit.slot + gap };
  }
  const widestSlot = Math.max(leastSlot, Math.ceil(house));
  const pitch = Math.max(LEAST_PITCH, (width - widestSlot) / (slots - 1));
  // The houses in front leave a little meadow between them.
  const widest = ((2 * pitch - gaps.narrow) * WALL_WIDTH) / HOUSE_WIDTH;
  const fit = fitRow({
    ...row,
    slots: 1,
    height: row.height - REAR.up,
    most: Math.min(most, widest),
    gap: 0,
  });
  // What is pressed ends where the next thing begins.
  return { ...fit, slot: Math.min(fit.slot, pitch), ranked: true, pitch };
}

/** Height of a house in units of the drawings, the outline of a missing roof and a tile to come included. */
export function drawnHeight(tiles: readonly string[], ghost?: Ghost): number {
  return stackTiles(tiles, { ghost, dashedRoof: true }).height;
}

/** Wall in pixels so that a house of that height stays below `height`: a tower is drawn smaller than its neighbours. */
export function wallFor(most: number, houseHeight: number, height: number): number {
  return Math.max(6, Math.min(most, Math.floor((height / houseHeight) * WALL_WIDTH)));
}
