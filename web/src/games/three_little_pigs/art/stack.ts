/** How tiles look and how they stack into a house; all lengths in units of the drawings (a wall is 120 wide). */

export type Material = "straw" | "wood" | "brick";
export type Part = "door" | "window" | "roof";

export interface TileLook {
  material: Material;
  part: Part;
  /** Flowerpots printed on the tile, 0 to 2. */
  pots: number;
}

/** A tile that could be placed: on top of the house, or (a door) under it. */
export interface Ghost {
  /** In the short form of `readTile`. */
  tile: string;
  slot: "top" | "bottom";
}

export interface PlacedTile {
  look: TileLook;
  x: number;
  y: number;
  ghost: boolean;
}

export interface Stack {
  /** From the ground upwards, the order of painting. */
  tiles: PlacedTile[];
  /** Upper end of the drawing; negative where a roof reaches above the house's own zero. */
  top: number;
  height: number;
  /** Height of the ground shadow's centre. */
  ground: number;
  /** True when the dashed outline of the missing roof belongs above the walls. */
  open: boolean;
}

/** Full width of a house with the overhang of its roof. */
export const HOUSE_WIDTH = 148;
export const WALL_WIDTH = 120;

/** The pig heads printed on a tile of each material: its price and its points in one sign. */
export const HEADS: Readonly<Record<Material, number>> = { straw: 2, wood: 3, brick: 4 };

const OVERHANG = 14;
const WALL_PITCH = 91;
const WALL_HEIGHT = 92;
const ROOF_HEIGHT = 84;
/** Tops of the roof and of the uppermost wall below a roof or below the outline of a missing one. */
const ROOF_TOP = -6;
const UNDER_ROOF = 76;
const UNDER_OUTLINE = 70;
const SHADOW = 7;

const SHORT_FORM = /^(straw|wood|brick)_(door|window|roof)(?:\+([0-2]))?$/;

/** Reads the short form "material_part" or "material_part+pots", such as "wood_door+1". */
export function readTile(short: string): TileLook {
  const match = SHORT_FORM.exec(short);
  if (!match) throw new Error(`not a house tile: ${short}`);
  return {
    material: match[1] as Material,
    part: match[2] as Part,
    pots: Number(match[3] ?? 0),
  };
}

/** Box of one tile's drawing. */
export function tileBox(part: Part): { width: number; height: number } {
  return part === "roof"
    ? { width: HOUSE_WIDTH, height: ROOF_HEIGHT }
    : { width: WALL_WIDTH, height: WALL_HEIGHT };
}

/** Where the pots stand on a tile: beside the arch of a door, on a window's sill, on a roof's right slope. */
export function potSpots(
  part: Part,
  pots: number,
): readonly { x: number; y: number; size: number }[] {
  const spots = {
    door: [
      { x: 17, y: 80, size: 0.82 },
      { x: 103, y: 80, size: 0.82 },
    ],
    window: [
      { x: 48, y: 62, size: 0.7 },
      { x: 73, y: 62, size: 0.7 },
    ],
    roof: [
      { x: 108, y: 70, size: 0.72 },
      { x: 40, y: 70, size: 0.72 },
    ],
  };
  return spots[part].slice(0, pots);
}

/** Where the pig head sits on a tile. */
export function headSpot(part: Part): { x: number; y: number; size: number } {
  return part === "roof" ? { x: 74, y: 44, size: 0.9 } : { x: 17, y: 20, size: 0.86 };
}

/**
 * Places the tiles of one house, named bottom to top. A ghost at the bottom lifts the house by one
 * wall. `dashedRoof` leaves room for the outline of the missing roof, unless a roof is on already.
 */
export function stackTiles(
  tiles: readonly string[],
  { ghost, dashedRoof = false }: { ghost?: Ghost; dashedRoof?: boolean } = {},
): Stack {
  const looks = tiles.map((short) => ({ look: readTile(short), ghost: false }));
  if (ghost) {
    const extra = { look: readTile(ghost.tile), ghost: true };
    if (ghost.slot === "bottom") looks.unshift(extra);
    else looks.push(extra);
  }
  const roofed = looks.at(-1)?.look.part === "roof";
  const open = dashedRoof && !roofed && looks.length > 0;
  const walls = looks.length - (roofed ? 1 : 0);
  const top = roofed ? ROOF_TOP : 0;
  const highest = roofed ? UNDER_ROOF : open ? UNDER_OUTLINE : 0;
  const lowest = highest + (walls - 1) * WALL_PITCH;
  const ground = walls > 0 ? lowest + WALL_HEIGHT : roofed ? ROOF_TOP + ROOF_HEIGHT : 0;
  return {
    tiles: looks.map(({ look, ghost }, level) =>
      look.part === "roof"
        ? { look, ghost, x: 0, y: ROOF_TOP }
        : { look, ghost, x: OVERHANG, y: lowest - level * WALL_PITCH },
    ),
    top,
    height: ground + SHADOW - top,
    ground,
    open,
  };
}
