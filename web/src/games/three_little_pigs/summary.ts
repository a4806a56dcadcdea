/** The position in words, for those who hear or read the board instead of seeing it. */
import type { PigsTable } from "./choosing.ts";
import { previewsOf } from "./previews.svelte.ts";
import { PILES, openTile, pileCount } from "./view.ts";
import { describeHouse } from "./yard/describe.ts";

/** Who holds an award card, or leads and by how much; or that nobody does. */
export function awardState(table: PigsTable, award: string, holder: number | null): string {
  const lead = table.view.leads[award];
  if (holder === null)
    return table.say(lead === undefined ? "board-award-free" : "board-award-tied");
  const name = table.names[holder] ?? "";
  return lead === undefined
    ? table.say("board-award-held", { name })
    : table.say("board-award-leads", { name, lead });
}

/** Dice, stall, how near the end is, award cards, and every seat with its houses: one paragraph each. */
export function positionText(table: PigsTable): string[] {
  const { view } = table;
  const previews = previewsOf(table);
  const dice = view.dice.every((face) => face === null)
    ? table.say("board-summary-no-dice")
    : table.say("board-summary-dice", {
        faces: view.dice.map((face) => (face === null ? "" : table.name(face))).join(", "),
      });
  const piles = PILES.map((pile) =>
    table.say("board-pile-count", {
      pile: table.name(openTile(view, pile) ?? pile),
      count: pileCount(view.piles[pile]),
    }),
  ).join(", ");
  const awards = Object.entries(view.awards).map(
    ([award, holder]) => `${table.name(award)}: ${awardState(table, award, holder)}`,
  );
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
  const cards = awards.length > 0 ? [`${table.say("board-awards")}: ${awards.join(", ")}.`] : [];
  const end = table.say("board-summary-end", { empty: view.n_empty, end: view.end_at });
  return [dice, `${table.say("board-market")}: ${piles}.`, end, ...cards, ...seats];
}
