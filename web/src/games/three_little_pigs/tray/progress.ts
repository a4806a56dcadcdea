/** How far a turn is. */
import { frameOf, type PigsView } from "../view.ts";

/** Rolls used in this turn; null once rolling is over, when the view no longer tells. */
export function rollsUsed(view: PigsView): number | null {
  return frameOf(view, "Rolling")?.n_rolls ?? null;
}

/** Tiles that one turn may bring. */
export function tilesOf(view: PigsView): number {
  return view.options.second_tile === "none" ? 1 : 2;
}

/** Which tile of the turn is being bought or placed, from 1; null outside of building. */
export function stepOf(view: PigsView): number | null {
  const building = frameOf(view, "Building");
  const placing = frameOf(view, "Placing");
  if (!building) return placing ? tilesOf(view) : null;
  return building.first_pile === null || placing ? 1 : 2;
}
