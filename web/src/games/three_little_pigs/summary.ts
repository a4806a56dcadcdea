/** The position in sentences, for those who hear the board instead of seeing it. */
import type { PigsTable } from "./choosing.ts";
import type { Previews } from "./previews.svelte.ts";
import { PILES, pileCount } from "./view.ts";
import { describeHouse } from "./yard/describe.ts";

export function describePosition(table: PigsTable, previews: Previews): string {
  const { view } = table;
  const piles = PILES.map((pile) =>
    table.say("board-pile-count", {
      pile: table.name(pile),
      count: pileCount(view.piles[pile]),
    }),
  ).join(", ");
  const dice = view.dice.every((face) => face === null)
    ? table.say("board-summary-no-dice")
    : table.say("board-summary-dice", {
        faces: view.dice.map((face) => (face === null ? "" : table.name(face))).join(", "),
      });
  const seats = view.houses.map((houses, seat) =>
    table.say("board-summary-seat", {
      name: table.names[seat] ?? "",
      points: view.seats[seat]?.points ?? 0,
      n: houses.length,
      houses: houses
        .map((tiles, house) => describeHouse(table, previews, seat, house, tiles))
        .join(" "),
    }),
  );
  const end = table.say("board-summary-end", { empty: view.n_empty, end: view.end_at });
  return [dice, `${table.say("board-market")}: ${piles}.`, end, ...seats].join(" ");
}
