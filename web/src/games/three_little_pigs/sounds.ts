/** The sounds of the game: dice on felt, three materials, and the wolf. */
import type { Sound, Stroke } from "../../kit/sound/sound.ts";
import type { Material } from "./art/stack.ts";

const table = (...strokes: Stroke[]): Sound => ({ bus: "table", strokes });

/** One die comes to rest on the felt. */
export const DIE = table(
  { wave: "noise", from: 900, lasts: 0.05, loud: 0.6 },
  { wave: "triangle", from: 210, to: 150, lasts: 0.07, loud: 0.4 },
);

/** A wolf is locked. */
export const GROWL = table(
  { wave: "sawtooth", from: 82, to: 64, lasts: 0.3, loud: 0.3, swell: 0.08 },
  { wave: "noise", from: 180, lasts: 0.28, loud: 0.4, swell: 0.08 },
);

export const HOWL = table(
  { wave: "sine", from: 260, to: 470, lasts: 0.5, loud: 0.5, swell: 0.2 },
  { wave: "sine", from: 470, to: 330, at: 0.42, lasts: 0.5, loud: 0.45, swell: 0.06 },
  { wave: "noise", from: 500, to: 900, lasts: 0.9, loud: 0.16, swell: 0.4 },
);

/** Two wooden coins. */
export const COINS = table(
  { wave: "triangle", from: 620, to: 560, lasts: 0.07, loud: 0.4 },
  { wave: "triangle", from: 740, to: 680, at: 0.09, lasts: 0.07, loud: 0.4 },
);

/** A tile is put down. */
export const PLACED: Readonly<Record<Material, Sound>> = {
  straw: table(
    { wave: "noise", from: 3_600, to: 2_200, lasts: 0.14, loud: 0.4, swell: 0.05 },
    { wave: "noise", from: 2_800, at: 0.1, lasts: 0.1, loud: 0.3, swell: 0.03 },
  ),
  wood: table(
    { wave: "triangle", from: 250, to: 180, lasts: 0.1, loud: 0.7 },
    { wave: "noise", from: 1_100, lasts: 0.03, loud: 0.4 },
  ),
  brick: table(
    { wave: "noise", from: 1_900, lasts: 0.04, loud: 0.7 },
    { wave: "square", from: 170, to: 120, lasts: 0.06, loud: 0.2 },
  ),
};

const note = (from: number, at: number): Stroke => ({
  wave: "sine",
  from,
  at,
  lasts: 0.3,
  loud: 0.45,
});

/** A roof is on. */
export const ROOF = table(note(523, 0), note(659, 0.11), note(784, 0.22));

/** A pile is empty; twice when one more ends the game. */
export const BELL = table(note(1_318, 0));
export const DOUBLE_BELL = table(note(1_318, 0), note(1_318, 0.18));

export const GUST = table(
  { wave: "noise", from: 420, to: 1_300, lasts: 0.8, loud: 0.7, swell: 0.25 },
  { wave: "noise", from: 240, to: 520, lasts: 0.7, loud: 0.5, swell: 0.2 },
);

export const CLATTER = table(
  ...[0, 0.07, 0.13, 0.22, 0.3].map((at, i): Stroke => ({
    wave: "noise",
    from: 1_500 - i * 180,
    at,
    lasts: 0.05,
    loud: 0.5,
  })),
);

/** Nothing fell. */
export const GIGGLE = table(
  ...[0, 0.1, 0.2, 0.3].map((at, i): Stroke => ({
    wave: "triangle",
    from: 680 + (i % 2) * 90,
    to: 760 + (i % 2) * 90,
    at,
    lasts: 0.08,
    loud: 0.3,
  })),
);

/** The ratchet of the wheel, which slows down within that many seconds. */
export function ratchet(lasts: number): Sound {
  const clicks = 22;
  return table(
    ...Array.from({ length: clicks }, (_, i): Stroke => ({
      wave: "noise",
      from: 2_400,
      at: lasts * (1 - Math.sqrt(1 - (i / clicks) ** 2)),
      lasts: 0.025,
      loud: 0.4,
    })),
  );
}
