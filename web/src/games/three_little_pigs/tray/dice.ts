/** How the five dice stand: kept or chosen while rolling, spent or free while building, locked by a wolf. */
import { HEADS, readTile, type Part } from "../art/stack.ts";
import { chosenDice, chosenPile, reroll, type PigsTable } from "../choosing.ts";
import { DICE, frameOf, type BuildingFrame, type Face } from "../view.ts";

export type DieState = "free" | "kept" | "reroll" | "locked" | "paid";

export interface DieShown {
  die: string;
  face: Face | null;
  state: DieState;
  /** A press turns it over; otherwise a press tells why not. */
  active: boolean;
}

const LEFT: Readonly<Record<Part, "doors" | "windows" | "roofs">> = {
  door: "doors",
  window: "windows",
  roof: "roofs",
};

/** How many dice of a part are spent, the chosen pile included. */
function spent(table: PigsTable, frame: BuildingFrame, part: Part): number {
  const shown = table.view.dice.filter((face) => face === part).length;
  const pile = chosenPile(table);
  const look = pile === null ? null : readTile(pile);
  return shown - frame[LEFT[part]] + (look?.part === part ? HEADS[look.material] : 0);
}

export function diceShown(table: PigsTable): DieShown[] {
  const { view } = table;
  const building = frameOf(view, "Building");
  const rolling = table.question === "Rolling";
  const chosen = chosenDice(table);
  const paid: Partial<Record<Face, number>> = {};
  return DICE.map((die, i) => {
    const face = view.dice[i] ?? null;
    const active = rolling && table.offers(reroll([die]));
    let state: DieState = "free";
    if (face === "wolf") state = "locked";
    else if (face === null) state = "free";
    else if (rolling) state = chosen.includes(die) ? "reroll" : "kept";
    else if (building) {
      const before = paid[face] ?? 0;
      if (before < spent(table, building, face)) {
        paid[face] = before + 1;
        state = "paid";
      }
    }
    return { die, face, state, active };
  });
}
