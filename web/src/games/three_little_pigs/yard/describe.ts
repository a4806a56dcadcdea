/** Houses in words. */
import type { Seat } from "../../../table/board.ts";
import type { PigsTable } from "../choosing.ts";
import type { Previews } from "../previews.svelte.ts";
import { isRoofed, type House } from "../view.ts";

/** The state of a house: complete with its points, or unfinished. */
export function houseState(
  table: PigsTable,
  previews: Previews,
  seat: Seat,
  house: number,
  tiles: House,
): string {
  if (!isRoofed(tiles)) return table.say("board-house-open");
  const points = previews.points(seat, house);
  return points === null
    ? table.say("board-house-complete")
    : table.say("board-house-points", { points });
}

/** A house with its tiles from the ground upwards and its state. */
export function describeHouse(
  table: PigsTable,
  previews: Previews,
  seat: Seat,
  house: number,
  tiles: House,
): string {
  return table.say("board-house", {
    house,
    tiles: tiles.map((tile) => table.name(tile)).join(", "),
    state: houseState(table, previews, seat, house, tiles),
  });
}
