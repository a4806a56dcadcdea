/** The houses of a yard as they are drawn: how high with the tile that could join them, and what their sign says. */
import type { Ghost } from "../art/stack.ts";
import type { Worth } from "../aids.ts";
import { chosenPile, chosenPlace, put, type Place, type PigsTable } from "../choosing.ts";
import { signed } from "../numbers.ts";
import type { Previews } from "../previews.svelte.ts";
import { frameOf, isRoofed, openTile, type House } from "../view.ts";

/** idle: nothing to place · legal: the tile may come here · selected · closed: it may not. */
export type SlotMark = "idle" | "legal" | "selected" | "closed";

export interface Slot {
  place: Place;
  tiles: House;
  mark: SlotMark;
  ghost: Ghost | undefined;
  /** What an aid says of the place; null while unknown. */
  worth: Worth | null;
  complete: boolean;
}

/** The tile that looks for its place: bought already, or the open one of the chosen pile. */
export function tileInHand(table: PigsTable): string | null {
  const pile = chosenPile(table);
  if (pile !== null) return openTile(table.view, pile);
  return table.question === "Placing" ? (frameOf(table.view, "Placing")?.tile ?? null) : null;
}

/** Whether the tile may come to this place. */
export function isOpen(table: PigsTable, places: readonly Worth[] | null, place: Place): boolean {
  if (table.question === "Placing") return table.offers(put(place));
  return places?.some((one) => one.place === place) ?? false;
}

/** The place that is chosen, or the only one there is. */
export function effectivePlace(table: PigsTable, previews: Previews): Place | null {
  const chosen = chosenPlace(table);
  if (chosen !== null) return chosen;
  const { places } = previews;
  return chosenPile(table) !== null && places?.length === 1 ? places[0]!.place : null;
}

/** Piles to buy from after the tile in hand, at the chosen place or at any; null while unknown. */
export function nextPiles(table: PigsTable, previews: Previews): readonly string[] | null {
  const { places } = previews;
  if (places === null) return null;
  const chosen = effectivePlace(table, previews);
  const open = places.filter((one) => chosen === null || one.place === chosen);
  return [...new Set(open.flatMap((one) => one.then))];
}

/** Houses and the plot for a new one, in order. */
export function ownSlots(table: PigsTable, previews: Previews, houses: readonly House[]): Slot[] {
  const { places } = previews;
  const known = table.question === "Placing" || places !== null;
  const hand = known ? tileInHand(table) : null;
  const chosen = effectivePlace(table, previews);
  const all: Place[] = [...houses.keys(), "new"];
  return all.map((place) => {
    const tiles = place === "new" ? [] : houses[place]!;
    const worth = places?.find((one) => one.place === place);
    const open = hand !== null && isOpen(table, places, place);
    const mark = !hand ? "idle" : !open ? "closed" : chosen === place ? "selected" : "legal";
    const ghost: Ghost | undefined = open
      ? { tile: hand, slot: worth?.bottom ? "bottom" : "top" }
      : undefined;
    return {
      place,
      tiles,
      mark,
      ghost,
      worth: open && table.aidOn("pigs-worth") ? (worth ?? null) : null,
      complete: isRoofed(tiles),
    };
  });
}

/**
 * The worth of a place in a word: "+11" for a roof, for other tiles what the house will count with one; nothing while it
 * is unknown, or unwanted.
 */
export function sayWorth(table: PigsTable, worth: Worth | null, brief = false): string {
  if (!worth || !table.aidOn("pigs-worth")) return "";
  if (worth.completes) return signed(worth.change);
  const { points } = worth;
  return table.say(brief ? "board-worth-later-brief" : "board-worth-later", { points });
}
