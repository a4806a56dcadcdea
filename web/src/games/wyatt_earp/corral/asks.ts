/** What is still open about the chosen sheriff card: how it is used, and at whom it is aimed. */
import type { Action, Seat } from "../../../table/board.ts";
import type { EarpTable } from "../chosen.ts";
import { chosenPlay } from "../choosing.ts";
import type { Aim } from "../chosen.ts";
import { aimOf, fits, playsOf, valuesOf, without } from "../plays.ts";

/** One of several answers. */
export interface Answer {
  key: string;
  change: Aim;
  chosen: boolean;
  seat: Seat | null;
  label: string;
}

export interface Asks {
  card: string;
  /** Uses of the card. */
  ways: Answer[];
  /** Players or Hideouts, once it is clear for which outlaw. */
  aims: Answer[];
}

export function asksOf(table: EarpTable): Asks | null {
  const chosen = chosenPlay(table);
  if (!chosen) return null;
  const { card, aim } = chosen;
  const plays = playsOf(table, card);
  // A Stagecoach Robbery is loaded last, by the buttons of the dock.
  const ways = card === "stagecoach_robbery" ? [] : valuesOf(plays, "way");
  return {
    card,
    ways: ways.map((way) => ({
      key: way,
      change: { way },
      chosen: aim.way === way || ways.length === 1,
      seat: null,
      label: table.say("board-way", { way }),
    })),
    aims: aimsOf(table, plays, aim),
  };
}

function aimsOf(table: EarpTable, plays: readonly Action[], aim: Aim): Answer[] {
  const open = plays.filter((play) => fits(play, without(without(aim, "target"), "hideout")));
  const isClear = valuesOf(open, "way").length === 1 && valuesOf(open, "outlaw").length < 2;
  if (!isClear) return [];
  const hideouts = valuesOf(open, "hideout");
  if (hideouts.length > 0) {
    return hideouts.map((hideout) => {
      const covers = table.view.hideouts[hideout];
      return {
        key: `hideout:${hideout}`,
        change: { hideout },
        chosen: aim.hideout === hideout,
        seat: covers?.seat ?? null,
        label: covers ? table.say("board-short", { card: covers.outlaw }) : "",
      };
    });
  }
  return valuesOf(open, "target").map((target) => ({
    key: `seat:${target}`,
    change: { target },
    chosen: aim.target === target,
    seat: target,
    label: table.names[target] ?? "",
  }));
}

/** What is to be chosen next: the use, the outlaw, the player, or nothing more. */
export function nextOf(table: EarpTable): "way" | "outlaw" | "aim" | null {
  const chosen = chosenPlay(table);
  if (!chosen) return null;
  const plays = playsOf(table, chosen.card).filter((play) => fits(play, chosen.aim));
  if (chosen.card !== "stagecoach_robbery" && valuesOf(plays, "way").length > 1) return "way";
  if (valuesOf(plays, "outlaw").length > 1) return "outlaw";
  const aims = new Set(plays.map((play) => `${aimOf(play).target}:${aimOf(play).hideout}`));
  return aims.size > 1 ? "aim" : null;
}
