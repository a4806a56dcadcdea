/** Who sits at a new table. */
import type { QuickGame } from "../../app/stored.ts";
import type { GameInfo, SeatPlan } from "../../net/protocol.ts";

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
