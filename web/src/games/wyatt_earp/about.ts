/** "What is this?": every thing on the board in words, by the name that its element carries in `data-about`. */
import type { About } from "../../table/board.ts";
import type { EarpTable } from "./chosen.ts";
import { clauseOfCard } from "./clauses.ts";
import { dollars } from "./money.ts";
import { capture, sayPoster } from "./poster/describe.ts";
import { previewsOf } from "./previews.svelte.ts";
import { goalOf } from "./seat/goal.ts";
import { heldOf, isOutlaw, photoOf, windowOf, wouldEarn } from "./view.ts";

/** What a kind of thing says, given what follows its name: `card:hideout` is a Hideout. */
type Teller = (table: EarpTable, which: string) => About | null;

function card(table: EarpTable, which: string): About | null {
  const photo = photoOf(which);
  const kind = isOutlaw(which) ? "outlaw" : photo !== null ? "photo" : which;
  const clause = clauseOfCard(which);
  if (clause === undefined) return null;
  return {
    title: table.name(which),
    text: table.say("board-about-card", {
      kind,
      outlaw: table.name(photo ?? which),
      n: heldOf(table.view, which),
    }),
    clause,
  };
}

/** "12 of 28 unseen cards are outlaws", "" where that is not known or not wanted. */
export function sayOdds(table: EarpTable): string {
  const { odds } = previewsOf(table);
  return odds ? table.say("board-odds-words", { ...odds }) : "";
}

const TELLERS: Readonly<Record<string, Teller>> = {
  card,
  poster: (table, outlaw) => {
    const poster = table.view.posters[outlaw];
    if (!poster) return null;
    return {
      title: table.name(outlaw),
      text: [
        table.say("board-about-poster", {
          registered: String(poster.registered),
          enough: String(capture(table, outlaw).enough),
        }),
        sayPoster(table, outlaw),
      ].join(" "),
      clause: poster.registered ? "WE-SCO-02" : "WE-LAY-03",
    };
  },
  supply: (table) => ({
    title: table.say("board-pass", { pass: table.view.supply_pass }),
    text: table.say("board-about-supply", { n: table.view.n_supply, pass: table.view.supply_pass }),
    clause: "WE-SUP-01",
  }),
  discard: (table) => ({
    title: table.say("board-discards"),
    text: table.say("board-about-discard", { n: table.view.discard.length }),
    clause: "WE-DRAW-01",
  }),
  unseen: (table) => ({
    title: table.say("board-odds"),
    text: [table.say("board-about-unseen"), sayOdds(table)].join(" "),
    clause: "WE-SHOT-01",
  }),
  counts: (table) => ({
    title: table.say("board-counts"),
    text: table.say("board-about-counts"),
    clause: "WE-CMP-01",
  }),
  window: (table) => {
    const window = windowOf(table.view);
    if (!window) return null;
    return {
      title: table.say("board-window", { outlaw: table.name(window.outlaw) }),
      text: table.say("board-about-window"),
      clause: "WE-PHO-03",
    };
  },
  seat: (table, number) => {
    const seat = Number(number);
    const name = table.names[seat];
    if (name === undefined) return null;
    return {
      title: name,
      text: table.say("board-about-seat", {
        money: dollars(table.view.money[seat] ?? 0),
        more: dollars(wouldEarn(table.view, seat)),
        goal: dollars(goalOf(table.view)),
        cards: table.view.n_hands[seat] ?? 0,
      }),
      clause: "WE-WIN-01",
    };
  },
};

/** What a thing is; null for what is no thing of this game. */
export function about(table: EarpTable, thing: string): About | null {
  const [kind = "", which = ""] = thing.split(":");
  return TELLERS[kind]?.(table, which) ?? null;
}
