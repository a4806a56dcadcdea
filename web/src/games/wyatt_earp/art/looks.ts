/** What a card shows beside its name. */
import { isOutlaw, photoOf } from "../view.ts";
import type { GlyphName } from "./glyphs.ts";

/** What is printed on the sheriff cards: points, dollars, and the sign of a shot. */
interface Print {
  points?: number;
  dollars?: number;
  shot?: boolean;
}

const PRINTS: Readonly<Record<string, Print>> = {
  photo: { points: 4, dollars: 1000 },
  bank_robbery: { points: 2, dollars: 1000 },
  stagecoach_robbery: { points: 1, dollars: 1000, shot: true },
  fastest_gun: { points: 3, dollars: 1000, shot: true },
  hideout: { shot: true },
};

export interface Look extends Print {
  /** The outlaw on it, of a Photo as well. */
  outlaw: string | null;
  sheriff: boolean;
  sign: GlyphName;
}

export function lookOf(card: string): Look {
  if (isOutlaw(card)) return { outlaw: card, sheriff: false, sign: card, points: 2 };
  const photo = photoOf(card);
  const sign = (photo === null ? card : "photo") as GlyphName;
  return { outlaw: photo, sheriff: true, sign, ...PRINTS[sign] };
}
