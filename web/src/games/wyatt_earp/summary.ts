/** The position in words, for those who hear or read the board instead of seeing it. */
import type { EarpTable } from "./chosen.ts";
import { sayOdds } from "./about.ts";
import { countCards } from "./counting.ts";
import { dollars } from "./money.ts";
import { sayCards, sayPoster } from "./poster/describe.ts";
import { OUTLAWS, windowOf, wouldEarn } from "./view.ts";

/** Piles, posters, seats, the own hand, and what has not been seen: one paragraph each. */
export function positionText(table: EarpTable): string[] {
  const { view } = table;
  const top = view.discard.at(-1);
  const window = windowOf(view);
  return [
    table.say("board-supply", { n: view.n_supply, pass: view.supply_pass }),
    table.say("board-discard", {
      n: view.discard.length,
      card: top === undefined ? "none" : table.name(top),
    }),
    ...(window
      ? [
          `${table.say("board-window", { outlaw: table.name(window.outlaw) })} ${table.say("board-window-hidden")}`,
        ]
      : []),
    ...OUTLAWS.map((outlaw) => sayPoster(table, outlaw)),
    ...view.money.map((money, seat) =>
      table.say("board-seat", {
        name: table.names[seat] ?? "",
        money: dollars(money),
        cards: view.n_hands[seat] ?? 0,
        more: dollars(wouldEarn(view, seat)),
        known: (seat !== view.seat && sayCards(table, view.known[seat] ?? [])) || "none",
      }),
    ),
    ...(view.seat === null
      ? []
      : [
          table.say("board-hand-words", { cards: sayCards(table, view.hand) || "none" }),
          ...[sayOdds(table)].filter(Boolean),
          countCards(view)
            .map((count) =>
              table.say("board-count", { ...count, outlaw: table.name(count.outlaw) }),
            )
            .join(" "),
        ]),
  ];
}
