/** Questions to the server's aids, and their answers. */
import type { Seat } from "../../table/board.ts";
import type { Material, Part } from "./art/stack.ts";
import type { Place, PigsTable } from "./choosing.ts";

/** A tile that would be bought, and where it would go. */
export interface StopTile {
  tile: string;
  place: Place;
  completes: boolean;
}

/** The best purchase if rolling stopped now. */
export interface Stop {
  /** In the order of buying; empty where nothing can be bought. */
  tiles: readonly StopTile[];
  /** Points on the table afterwards, less those before. */
  gain: number;
  /** The same if all houses had roofs. */
  worth: number;
  /** Piles that a first tile could come from. */
  payable: readonly string[];
  /** The purchase ends the game. */
  ends: boolean;
}

/** What throwing the chosen dice again may bring: chances that add up to 1. */
export interface Risk {
  wolf: number;
  gain: number;
  same: number;
  /** How often each part is among what is gained. */
  symbols: readonly { part: Part; chance: number }[];
}

/** A place that the tile may come to. */
export interface Worth {
  place: Place;
  /** The tile slips under the house. */
  bottom: boolean;
  /** The tile is the house's roof. */
  completes: boolean;
  /** What the score changes by now. */
  change: number;
  /** What the house then counts with a roof, its own or the cheapest. */
  points: number;
  /** Piles that one more tile could be bought from afterwards. */
  then: readonly string[];
}

/** What becomes of a house: open means that it was complete and is not any more. */
export type Fate = "same" | "smaller" | "open" | "gone";

export interface Outcome {
  material: Material;
  chance: number;
  fate: Fate;
  /** Tiles that leave. */
  tiles: readonly string[];
  /** A roof that was left alone is among them. */
  lone: boolean;
  /** Change of the owner's points. */
  points: number;
}

/** What the wolf may do to a house. */
export interface Blow {
  target: Seat;
  house: number;
  /** Points that the owner loses in the mean. */
  expected: number;
  outcomes: readonly Outcome[];
}

export function askStop(table: PigsTable): Promise<Stop> {
  return table.aid<Stop>("stop_now");
}

export function askRisk(table: PigsTable, dice: readonly string[]): Promise<Risk> {
  return table.aid<Risk>("reroll", { dice: [...dice] });
}

/** Places for the open tile of a pile, or for the tile that is bought already. */
export function askPlaces(table: PigsTable, pile: string | null): Promise<readonly Worth[]> {
  return table.aid<Worth[]>("places", pile === null ? {} : { pile });
}

/** Every house of the others. */
export function askBlows(table: PigsTable): Promise<readonly Blow[]> {
  return table.aid<Blow[]>("wolf");
}

/** By seat and house what a completed house counts now; null for an unfinished one. */
export function askPoints(table: PigsTable): Promise<readonly (readonly (number | null)[])[]> {
  return table.aid<(number | null)[][]>("scores");
}
