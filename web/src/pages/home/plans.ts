/** Who sits at a new table. */
import type { QuickGame } from "../../app/stored.ts";
import * as api from "../../net/api.ts";
import type { GameInfo, NewTable, SeatPlan } from "../../net/protocol.ts";
import { PACES, USUAL_PACE } from "../setup/options.ts";

/** Seats of the first quick game, the own one included. */
const USUAL_SEATS = 4;
const USUAL_LEVEL = "normal";

function within(game: GameInfo, seats: number): number {
  return Math.min(game.most_seats, Math.max(game.least_seats, seats));
}

/** How the next quick game is played: as the last one, else three normal bots. */
export function quickGame(game: GameInfo, last: QuickGame | undefined): QuickGame {
  const level = last?.level ?? USUAL_LEVEL;
  return {
    seats: within(game, last?.seats ?? USUAL_SEATS),
    level: game.levels.includes(level) ? level : (game.levels.at(-1) ?? USUAL_LEVEL),
  };
}

/** One press to a running game: bots in all other seats. */
export function quickPlan(game: GameInfo, last: QuickGame | undefined): SeatPlan[] {
  const { seats, level } = quickGame(game, last);
  const bots = Array.from({ length: seats - 1 }, (): SeatPlan => ({ kind: "bot", level }));
  return [{ kind: "me" }, ...bots];
}

/** A table for friends: every other seat open. */
export function tablePlan(game: GameInfo): SeatPlan[] {
  const open = Array.from({ length: game.most_seats - 1 }, (): SeatPlan => ({ kind: "open" }));
  return [{ kind: "me" }, ...open];
}

/** How often, and after which pause in ms, the table is asked whether the bots that go first have gone. */
const LOOKS = 12;
const LOOK_AGAIN = 80;

/**
 * A running game against bots, at this person's first decision: bots that go first do so without pauses, and only then
 * play at the usual pace. Returns the code of the table.
 */
export async function startQuickGame(game: GameInfo, last: QuickGame | undefined): Promise<string> {
  const plan: NewTable = { game: game.name, seats: quickPlan(game, last), start: true, pace: 0 };
  let table = await api.createTable(plan);
  for (
    let look = 0;
    look < LOOKS && !(table.you !== null && table.asked.includes(table.you));
    look += 1
  ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    table = await api.readTable(table.code);
  }
  await api.changePace(table.code, PACES[USUAL_PACE]);
  return table.code;
}
