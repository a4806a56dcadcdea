/** The game's parts at the table. */
import { defineTable, type Score, type Seat } from "../../table/board.ts";
import { about } from "./about.ts";
import Emblem from "./art/Emblem.svelte";
import Board from "./Board.svelte";
import type { Choosing, EarpTable } from "./chosen.ts";
import { clauses } from "./clauses.ts";
import { dock } from "./dock.ts";
import { dollars, short } from "./money.ts";
import { movements } from "./movements.ts";
import { oneShareEach } from "./payout/payments.ts";
import { moneyShown } from "./payout/payout.svelte.ts";
import { switches } from "./previews.svelte.ts";
import CardCount from "./seat/CardCount.svelte";
import EndPicture from "./seat/EndPicture.svelte";
import EndScene from "./seat/EndScene.svelte";
import SeatArea from "./seat/SeatArea.svelte";
import SeatPicture from "./seat/SeatPicture.svelte";
import { goalOf } from "./seat/goal.ts";
import { positionText } from "./summary.ts";
import { stepOf, windowOf, wouldEarn, type EarpView } from "./view.ts";

function headline(table: EarpTable): string {
  const { view } = table;
  return table.say("board-headline", {
    round: view.round,
    goal: dollars(goalOf(view)),
    step: stepOf(view) ?? "none",
  });
}

function figure(table: EarpTable, seat: Seat): string {
  return table.say("board-n-cards", { n: table.view.n_hands[seat] ?? 0 });
}

function scoreNote(table: EarpTable, { winners }: Score): string {
  return winners.length > 1 ? table.say("board-note-shared") : "";
}

export const table = defineTable<EarpView, Choosing>({
  Board,
  dock,
  headline,
  points: moneyShown,
  amount: (points, brief) => (brief ? short(points) : dollars(points)),
  figure,
  counters: (table, seat) =>
    table.say("board-counters", { more: dollars(wouldEarn(table.view, seat)) }),
  SeatPicture,
  SeatArea,
  Meter: CardCount,
  EndScene,
  Emblem,
  ending: (table) => table.say("board-ending", { round: table.view.round }),
  columns: (table) => [
    ...(table.view.score?.seats.some(({ items }) => items.some(({ key }) => key === "before"))
      ? [{ label: table.say("board-column-before"), keys: ["before"] }]
      : []),
    { label: table.say("board-column-bounties"), keys: ["bounty"] },
  ],
  EndPicture,
  holdings: (table) => table.say("board-column-outlaws"),
  scoreNote,
  movements,
  scoring: "WE-SCO-01",
  about,
  aids: switches,
  positionText,
  headings: ["TurnStarted"],
  moments: ["RoundEnded", "GameEnded"],
  silent: ["HandDealt"],
  told: oneShareEach,
  apart: [
    "RoundEnded",
    "OutlawEscaped",
    "BountySwept",
    "TierPaid",
    "PayoutStopped",
    "RoundStarted",
    "CardTurned",
    "GameEnded",
  ],
  details: ["CardDrawn", "CardTurned", "OutlawEscaped", "TierPaid", "PayoutStopped"],
  round: "RoundStarted",
  unasked: (table, seat) => windowOf(table.view)?.seat === seat,
  clauses,
});
