/** How long a roll takes, for the dice and for the light. */
import type { GameEvent, Happening } from "../../table/board.ts";
import { DICE, type Face } from "./view.ts";

/** Milliseconds between one die and the next. */
export const STAGGER = 40;
export const TUMBLE = 620;
/** Wolves come to rest last. */
const WOLF_LATER = 240;
/** Two wolves lie still before the light turns. */
export const PAUSE = 300;

export interface Rolled extends GameEvent {
  rolled: readonly string[];
  faces: readonly Face[];
}

/** How long the dice of a roll are under way, ms. */
export function rollTime({ rolled, faces }: Pick<Rolled, "rolled" | "faces">): number {
  return (
    Math.max(0, ...rolled.map((die, i) => delayOf(i, faces[DICE.indexOf(die as never)]))) + TUMBLE
  );
}

/** When the light turns to dusk, ms after a step; 0 where no wolf came by a roll. */
export function duskAfter(happening: Happening): number {
  const rolled = happening.events.find((event) => event.event === "DiceRolled");
  const came = happening.events.some((event) => event.event === "WolfAppeared");
  return rolled && came ? rollTime(rolled as Rolled) + PAUSE : 0;
}

/** When a die is thrown, ms after the first. */
export function delayOf(i: number, face: Face | undefined): number {
  return i * STAGGER + (face === "wolf" ? WOLF_LATER : 0);
}
