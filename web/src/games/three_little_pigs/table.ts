/** The game's parts at the table. */
import { defineTable, type Score, type Seat } from "../../table/board.ts";
import { about } from "./about.ts";
import Pig from "./art/Pig.svelte";
import Board from "./Board.svelte";
import type { Choosing, PigsTable } from "./choosing.ts";
import { dock } from "./dock.ts";
import { movements } from "./movements.ts";
import Meter from "./Meter.svelte";
import EndPicture from "./seat/EndPicture.svelte";
import EndScene from "./seat/EndScene.svelte";
import SeatArea from "./seat/SeatArea.svelte";
import SeatPicture from "./seat/SeatPicture.svelte";
import { wasForced } from "./show.svelte.ts";
import { positionText } from "./summary.ts";
import { rollsUsed, stepOf, tilesOf } from "./tray/progress.ts";
import { switches } from "./switches.ts";
import { ROLLS, isWolfTurn, type PigsView } from "./view.ts";

function headline(table: PigsTable): string {
  const { view } = table;
  const step = stepOf(view);
  const rolls = rollsUsed(view);
  const now = isWolfTurn(view)
    ? table.say("board-now-wolf")
    : step !== null
      ? table.say("board-step", { step, most: tilesOf(view) })
      : rolls !== null
        ? table.say("board-roll-short", { roll: rolls, most: ROLLS })
        : "";
  const turn = table.say("board-turn", { turn: view.n_turns });
  return now === "" ? turn : `${turn} · ${now}`;
}

function figure(table: PigsTable, seat: Seat): string {
  const points = table.view.seats[seat]?.if_roofed ?? 0;
  return points > 0 ? table.say("board-if-roofed", { points }) : "";
}

function counters(table: PigsTable, seat: Seat): string {
  const summary = table.view.seats[seat];
  return summary
    ? table.say("board-counters", {
        completed: summary.completed,
        unfinished: summary.unfinished,
      })
    : "";
}

function scoreNote(table: PigsTable, { seats }: Score): string {
  const struck = seats.some(({ items }) => items.some((item) => item.key === "unfinished"));
  const tied = new Set(seats.map((entry) => entry.total)).size < seats.length;
  return [struck ? table.say("board-note-unfinished") : "", tied ? table.say("board-note-tie") : ""]
    .filter(Boolean)
    .join(" ");
}

export const table = defineTable<PigsView, Choosing>({
  Board,
  dock,
  headline,
  points: (table, seat) => table.view.seats[seat]?.points ?? null,
  figure,
  counters,
  SeatPicture,
  SeatArea,
  Meter,
  EndScene,
  Emblem: Pig,
  ending: (table) =>
    table.say("board-ending", { empty: table.view.n_empty, turn: table.view.n_turns }),
  columns: (table) => [
    { label: table.say("board-column-tiles"), keys: ["tiles"] },
    ...(table.view.options.variant === "veteran"
      ? [{ label: table.say("board-column-awards"), keys: ["award"] }]
      : [
          { label: table.say("board-column-pots"), keys: ["pots"] },
          { label: table.say("board-column-houses"), keys: ["house"] },
        ]),
  ],
  EndPicture,
  holdings: (table) => table.say("board-column-holdings"),
  scoreNote,
  movements,
  aids: switches,
  scoring: "TP-SCORE-01",
  struck: ["unfinished"],
  lost: (table, score) => {
    const n = score.items.filter((item) => item.key === "unfinished").length;
    return n > 0 ? table.say("board-lost", { n }) : "";
  },
  about,
  positionText,
  automatic: wasForced,
  headings: ["TurnStarted"],
  moments: ["WolfAppeared", "GameEnded"],
  clauses: {
    PileOrdered: "TP-SET-03",
    PileTurned: "TP-SET-03",
    FirstPlayerChosen: "TP-SET-07",
    DiceRolled: "TP-ROLL-01",
    RollingStopped: "TP-ROLL-05",
    TileBought: "TP-BUY-02",
    TilePlaced: "TP-BUY-08",
    HouseTargeted: "TP-WOLF-03",
    SpinnerSpun: "TP-WOLF-04",
    NothingBought: "TP-BUY-11",
    BuyingEnded: "TP-BUY-06",
    HouseCompleted: "TP-PLACE-06",
    AwardTaken: "TP-VET-05",
    WolfAppeared: "TP-ROLL-07",
    NoHouseToBlowAt: "TP-WOLF-08",
    BlowingDeclined: "TP-OPT-07",
    TilesBlown: "TP-WOLF-06",
    LoneRoofFell: "TP-WOLF-07",
    NothingBlown: "TP-WOLF-06",
    GameEnded: "TP-END-01",
  },
});
