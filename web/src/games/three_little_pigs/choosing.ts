/** What is chosen on the board and not sent yet, and what a press on a thing does to it. */
import type { Action, Seat, TableState } from "../../table/board.ts";
import { DICE, type PigsView } from "./view.ts";

/** Where a tile can go: a house of the own yard, or the plot for a new one. */
export type Place = number | "new";

export type Choosing =
  | { kind: "dice"; dice: readonly string[] }
  | { kind: "pile"; pile: string; place: Place | null }
  | { kind: "place"; place: Place }
  | { kind: "target"; target: Seat; house: number }
  | { kind: "level"; level: number };

export type PigsTable = TableState<PigsView, Choosing>;

/** Dice that are chosen to be rolled again. */
export function chosenDice(table: PigsTable): readonly string[] {
  const value = table.selection.value;
  return value?.kind === "dice" ? value.dice : [];
}

export function chosenPile(table: PigsTable): string | null {
  const value = table.selection.value;
  return value?.kind === "pile" ? value.pile : null;
}

export function chosenPlace(table: PigsTable): Place | null {
  const value = table.selection.value;
  return value?.kind === "place" || value?.kind === "pile" ? value.place : null;
}

export function chosenTarget(table: PigsTable): { target: Seat; house: number } | null {
  const value = table.selection.value;
  return value?.kind === "target" ? value : null;
}

export function chosenLevel(table: PigsTable): number | null {
  const value = table.selection.value;
  return value?.kind === "level" ? value.level : null;
}

export function reroll(dice: readonly string[]): Action {
  return { do: "Reroll", dice: [...dice] };
}

export function buy(pile: string): Action {
  return { do: "Buy", pile };
}

export function put(place: Place): Action {
  return place === "new" ? { do: "StartHouse" } : { do: "Place", house: place };
}

export function blow(target: Seat, house: number): Action {
  return { do: "Blow", target, house };
}

export function blowTile(level: number): Action {
  return { do: "BlowTile", level };
}

/** Turns a die over to the reroll or back; a die that cannot be rolled tells why. */
export function pressDie(table: PigsTable, die: string, anchor?: Element): void {
  if (!table.offers(reroll([die]))) {
    table.explain(reroll([die]), anchor);
    return;
  }
  if (table.busy) return;
  const chosen = chosenDice(table);
  const dice = DICE.filter((one) => (one === die) !== chosen.includes(one));
  if (dice.length) table.selection.set({ kind: "dice", dice });
  else table.selection.clear();
}

/** Chooses the pile to buy from, or takes the choice back. */
export function pressPile(table: PigsTable, pile: string, anchor?: Element): void {
  if (!table.offers(buy(pile))) {
    table.explain(buy(pile), anchor);
    return;
  }
  if (table.busy) return;
  if (chosenPile(table) === pile) table.selection.clear();
  else table.selection.set({ kind: "pile", pile, place: null });
}

/**
 * Chooses where the tile goes. While a pile is only chosen, `legal` tells what an aid said of the place: the server's
 * choices know nothing of it yet.
 */
export function pressPlace(table: PigsTable, place: Place, legal: boolean, anchor?: Element): void {
  if (!legal) {
    table.explain(put(place), anchor);
    return;
  }
  if (table.busy) return;
  const pile = chosenPile(table);
  if (pile !== null) table.selection.set({ kind: "pile", pile, place });
  else table.selection.set({ kind: "place", place });
}

export function pressTarget(table: PigsTable, target: Seat, house: number, anchor?: Element): void {
  if (!table.offers(blow(target, house))) {
    table.explain(blow(target, house), anchor);
    return;
  }
  if (!table.busy) table.selection.set({ kind: "target", target, house });
}

export function pressLevel(table: PigsTable, level: number, anchor?: Element): void {
  if (!table.offers(blowTile(level))) {
    table.explain(blowTile(level), anchor);
    return;
  }
  if (!table.busy) table.selection.set({ kind: "level", level });
}
