/** What lies before one player: houses as they are written, and the award cards for first houses. */
import type { Form } from "../../../table/sheet.ts";
import { readTile, type Material, type Part } from "../art/stack.ts";

export interface Entry {
  /** Tiles from the ground up; a house that is empty is a free place. */
  readonly houses: readonly (readonly string[])[];
  readonly awards: readonly string[];
}

export const START: Entry = { houses: [], awards: [] };
export const AWARDS = ["award_first_straw", "award_first_wood", "award_first_brick"] as const;
export const MATERIALS: readonly Material[] = ["straw", "wood", "brick"];
export const PARTS: readonly Part[] = ["door", "window", "roof"];
export const MOST_POTS = 2;

/** The short form of a tile. */
export function tileOf(material: Material, part: Part, pots = 0): string {
  return `${material}_${part}${pots > 0 ? `+${pots}` : ""}`;
}

function partOf(tile: string): Part {
  return readTile(tile).part;
}

export function hasRoof(house: readonly string[]): boolean {
  return house.some((tile) => partOf(tile) === "roof");
}

/** The house with one tile more, drawn as houses stand. A second door or roof takes the place of the first. */
function withTile(house: readonly string[], tile: string): string[] {
  const part = partOf(tile);
  if (part === "door") return [tile, ...house.filter((other) => partOf(other) !== "door")];
  const roof = house.filter((other) => partOf(other) === "roof");
  const walls = house.filter((other) => partOf(other) !== "roof");
  return part === "roof" ? [...walls, tile] : [...walls, tile, ...roof];
}

function withHouse(entry: Entry, at: number, house: readonly string[]): Entry {
  const houses = [...entry.houses];
  houses[at] = house;
  return { ...entry, houses: houses.filter((one) => one.length > 0) };
}

/** Puts a tile on house `at`; the number after the last one begins a house. */
export function put(entry: Entry, at: number, tile: string): Entry {
  return withHouse(entry, at, withTile(entry.houses[at] ?? [], tile));
}

/** Takes a tile away; with its last tile a house is gone. */
export function take(entry: Entry, at: number, level: number): Entry {
  return withHouse(
    entry,
    at,
    (entry.houses[at] ?? []).filter((_, i) => i !== level),
  );
}

export function setPots(entry: Entry, at: number, level: number, pots: number): Entry {
  const house = (entry.houses[at] ?? []).map((tile, i) => {
    const { material, part } = readTile(tile);
    return i === level ? tileOf(material, part, pots) : tile;
  });
  return withHouse(entry, at, house);
}

export function removeHouse(entry: Entry, at: number): Entry {
  return withHouse(entry, at, []);
}

export function toggleAward(entry: Entry, award: string): Entry {
  const awards = entry.awards.includes(award)
    ? entry.awards.filter((other) => other !== award)
    : [...entry.awards, award];
  return { ...entry, awards };
}

export function isVeteran(options: Readonly<Record<string, string>>): boolean {
  return options["variant"] === "veteran";
}

/** What this browser kept, or null if it is something else. */
export function read(kept: unknown): Entry | null {
  const { houses, awards } = (kept ?? {}) as Partial<Entry>;
  if (!Array.isArray(houses) || !Array.isArray(awards)) return null;
  try {
    for (const house of houses as string[][]) for (const tile of house) readTile(tile);
  } catch {
    return null;
  }
  const known: readonly unknown[] = AWARDS;
  return awards.every((award) => known.includes(award)) ? { houses, awards } : null;
}

export function write(entry: Entry, options: Readonly<Record<string, string>>): Form {
  return isVeteran(options)
    ? { houses: entry.houses, awards: entry.awards }
    : { houses: entry.houses };
}
