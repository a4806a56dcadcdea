/** A poster in words. */
import type { EarpTable } from "../chosen.ts";
import { dollars } from "../money.ts";
import { grouped, holdingsOf, type Holding } from "../view.ts";

/** Points in all, and whether they are enough for a payout. */
export function capture(table: EarpTable, outlaw: string): { points: number; enough: boolean } {
  const poster = table.view.posters[outlaw];
  return {
    points: poster?.points.reduce((sum, n) => sum + n, 0) ?? 0,
    enough: poster?.pays.some((pay) => pay > 0) ?? false,
  };
}

/** "제시 제임스 3장, 은행강도" */
export function sayCards(table: EarpTable, cards: readonly string[]): string {
  return grouped(cards)
    .map(({ card, n }) => table.say("board-cards", { card: table.name(card), n }))
    .join(", ");
}

/** What a seat has on a poster, in words. */
export function sayHolding(
  table: EarpTable,
  { seat, open, hidden, points, pays }: Holding,
): string {
  return table.say("board-holding", {
    name: table.names[seat] ?? "",
    points,
    pays: dollars(pays),
    cards: sayCards(table, open) || "none",
    hidden: hidden.map((cards) => sayCards(table, cards)).join(", ") || "none",
  });
}

export function sayPoster(table: EarpTable, outlaw: string): string {
  const poster = table.view.posters[outlaw];
  const said = table.say("board-poster", {
    outlaw: table.name(outlaw),
    bounty: dollars(poster?.bounty ?? 0),
    registered: String(poster?.registered ?? false),
    points: capture(table, outlaw).points,
  });
  return [said, ...holdingsOf(table.view, outlaw).map((one) => sayHolding(table, one))].join(" ");
}
