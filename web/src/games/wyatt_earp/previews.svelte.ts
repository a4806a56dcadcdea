/**
 * What the server's aids tell: how likely a shot hits, and what the chosen cards would change. While an answer is under
 * way, or if none comes, its value is null and the board shows less.
 */
import { ASK_AFTER, Inquiry } from "../../kit/inquiry.svelte.ts";
import type { Action, AidSwitch } from "../../table/board.ts";
import type { EarpTable } from "./chosen.ts";
import { answer, chosenLay, lay, playsLeft } from "./choosing.ts";
import { nextOf } from "./corral/asks.ts";
import type { EarpView } from "./view.ts";

const KEYS = ["earp-odds", "earp-preview"] as const;

export function switches(table: EarpTable): AidSwitch[] {
  return KEYS.map((key) => ({ key, label: table.say(`switch-${key}`) }));
}

/** Outlaws among the cards that the top of the supply may be, and their part, 0 to 1. */
export interface Odds {
  outlaws: number;
  cards: number;
  chance: number;
}

/** A poster as it would be. */
export interface Becomes {
  bounty: number;
  /** Capture points, and dollars if the round ended then, by seat. */
  points: readonly number[];
  pays: readonly number[];
}

/** One of the things that a play may come to. */
export interface Outcome {
  shot: "hit" | "miss" | null;
  chance: number;
  posters: Readonly<Record<string, Becomes>>;
}

export class Previews {
  readonly #table: EarpTable;
  readonly #odds = new Inquiry<EarpView, Odds>();
  readonly #plays = new Inquiry<EarpView, readonly (readonly Outcome[])[]>();

  constructor(table: EarpTable) {
    this.#table = table;
  }

  /** The odds as they were told last: a new position is asked about at once. Null where nobody wants them. */
  get odds(): Odds | null {
    return this.#table.aidOn("earp-odds") ? (this.#odds.last?.value ?? null) : null;
  }

  /** What a shot may turn up in whole percent; null while unknown, and where nothing is left to turn up. */
  get percent(): number | null {
    const { odds } = this;
    return odds && odds.cards > 0 ? Math.round(100 * odds.chance) : null;
  }

  /** What each of the plays that are chosen would come to; null while unknown or not wanted. */
  get plays(): readonly (readonly Outcome[])[] | null {
    if (!this.#table.aidOn("earp-preview")) return null;
    return this.#plays.read(this.#table.view, keyOf(chosenActions(this.#table)));
  }

  /** What the chosen cards would come to at their best: the hit of a shot, or what is certain. */
  get best(): Outcome | null {
    return this.plays?.at(-1)?.[0] ?? null;
  }

  /* Each of the following is the body of one effect: it reads what its question depends on, and asks. */

  askOdds(): void {
    const table = this.#table;
    const { view } = table;
    if (table.offline || !table.aidOn("earp-odds")) return;
    this.#odds.ask(
      { view, about: "", wanted: () => table.view === view, send: () => table.aid("shot") },
      this.#odds.last ? ASK_AFTER : 0,
    );
  }

  askPlays(): void {
    const table = this.#table;
    const { view } = table;
    const actions = chosenActions(table);
    if (actions.length === 0 || table.offline || !table.aidOn("earp-preview")) return;
    const about = keyOf(actions);
    const ask = async (action: Action) =>
      (await table.aid<{ outcomes: readonly Outcome[] }>("preview", { action })).outcomes;
    this.#plays.ask(
      {
        view,
        about,
        wanted: () => table.view === view && keyOf(chosenActions(table)) === about,
        send: () => Promise.all(actions.map(ask)),
      },
      0,
    );
  }
}

/** The plays that the buttons of the dock would send; of the answers in a window, that which changes something. */
function chosenActions(table: EarpTable): Action[] {
  if (table.offers(answer(true))) return [answer(true)];
  const chosen = chosenLay(table);
  if (chosen) return [lay(chosen.outlaw, chosen.n)];
  return table.selection.value?.kind === "play" && nextOf(table) === null ? playsLeft(table) : [];
}

function keyOf(actions: readonly Action[]): string {
  return JSON.stringify(actions);
}

const known = new WeakMap<EarpTable, Previews>();

/** The previews of a table, shared by board and dock. */
export function previewsOf(table: EarpTable): Previews {
  const previews = known.get(table) ?? new Previews(table);
  known.set(table, previews);
  return previews;
}
