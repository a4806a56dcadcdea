/** The sounds of the game: paper and nails, coins, a drum and a shot. */
import type { Sound, Stroke } from "../../kit/sound/sound.ts";

const table = (...strokes: Stroke[]): Sound => ({ bus: "table", strokes });

/** Paper slides over wood. */
export const PAPER = table({
  wave: "noise",
  from: 2_400,
  to: 1_300,
  lasts: 0.16,
  loud: 0.4,
  swell: 0.05,
});

/** An outlaw is registered: a nail. */
export const NAIL = table(
  { wave: "triangle", from: 900, to: 700, lasts: 0.05, loud: 0.5 },
  { wave: "noise", from: 3_000, lasts: 0.03, loud: 0.5 },
  { wave: "triangle", from: 960, to: 740, at: 0.14, lasts: 0.06, loud: 0.5 },
);

export const COIN = table(
  { wave: "triangle", from: 1_250, to: 1_180, lasts: 0.08, loud: 0.35 },
  { wave: "triangle", from: 1_560, to: 1_500, at: 0.07, lasts: 0.09, loud: 0.3 },
);

/** The drum clicks round; then the crack of a hit, or an empty click. */
export const HIT = table(
  { wave: "noise", from: 4_200, lasts: 0.02, loud: 0.4 },
  { wave: "noise", from: 700, to: 160, at: 1.2, lasts: 0.4, loud: 0.9 },
  { wave: "triangle", from: 150, to: 60, at: 1.2, lasts: 0.3, loud: 0.7 },
);
export const MISS = table(
  { wave: "noise", from: 4_200, lasts: 0.02, loud: 0.4 },
  { wave: "noise", from: 3_400, at: 1.2, lasts: 0.03, loud: 0.5 },
  { wave: "triangle", from: 320, to: 280, at: 1.2, lasts: 0.05, loud: 0.4 },
);

/** A Photo is taken. */
export const SHUTTER = table(
  { wave: "noise", from: 5_200, lasts: 0.03, loud: 0.5 },
  { wave: "noise", from: 3_600, at: 0.09, lasts: 0.05, loud: 0.5 },
);

/** The round is over: the bell of a cash box. */
export const BELL = table(
  { wave: "sine", from: 1_320, lasts: 0.5, loud: 0.4 },
  { wave: "sine", from: 2_640, at: 0.02, lasts: 0.4, loud: 0.15 },
);

/** The supply is used up: a rope creaks. */
export const ROPE = table({
  wave: "sawtooth",
  from: 96,
  to: 150,
  lasts: 0.3,
  loud: 0.2,
  swell: 0.1,
});
