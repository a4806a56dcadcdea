/**
 * What would come of a choice: the answers of the server's aids, kept for the position and the choice that they were
 * asked for. While an answer is under way, or if none comes, its value is null or empty and the board shows less.
 */
import type { Seat } from "../../table/board.ts";
import {
  askBlows,
  askPlaces,
  askPoints,
  askRisk,
  askStop,
  type Blow,
  type Risk,
  type Stop,
  type Worth,
} from "./aids.ts";
import { chosenDice, chosenPile, type PigsTable } from "./choosing.ts";
import { frameOf, type PigsView } from "./view.ts";

/** An answer and what was asked. */
interface Answer<R> {
  view: PigsView;
  about: string;
  value: R;
}

export class Previews {
  readonly #table: PigsTable;
  #stop = $state.raw<Answer<Stop> | null>(null);
  #risk = $state.raw<Answer<Risk> | null>(null);
  #places = $state.raw<Answer<readonly Worth[]> | null>(null);
  #blows = $state.raw<Answer<readonly Blow[]> | null>(null);
  #points = $state.raw<Answer<readonly (readonly (number | null)[])[]> | null>(null);

  constructor(table: PigsTable) {
    this.#table = table;
  }

  /** What stopping now would build. */
  get stop(): Stop | null {
    return this.#fresh(this.#stop, "");
  }

  /** Piles that stopping now could buy from. */
  get payable(): readonly string[] {
    return this.stop?.payable ?? [];
  }

  /** What rolling the chosen dice again may bring. */
  get risk(): Risk | null {
    return this.#fresh(this.#risk, chosenDice(this.#table).join());
  }

  /** Where the chosen or bought tile can go, with the house's worth afterwards; null while unknown. */
  get places(): readonly Worth[] | null {
    return this.#fresh(this.#places, this.#tileAbout());
  }

  /** What the wolf would do to each house of the others. */
  get blows(): readonly Blow[] {
    return this.#fresh(this.#blows, "") ?? [];
  }

  blow(target: Seat, house: number): Blow | null {
    return this.blows.find((blow) => blow.target === target && blow.house === house) ?? null;
  }

  /** What a completed house counts now; null for others, and while unknown. */
  points(seat: Seat, house: number): number | null {
    return this.#fresh(this.#points, "")?.[seat]?.[house] ?? null;
  }

  /* Each of the following is the body of one effect: it reads what its question depends on, and asks. */

  askPoints(): void {
    this.#ask(
      "",
      (table) => askPoints(table),
      (answer) => (this.#points = answer),
    );
  }

  askStop(): void {
    const rolling = frameOf(this.#table.view, "Rolling");
    if (this.#table.question !== "Rolling" || !rolling?.n_rolls) return;
    this.#ask(
      "",
      (table) => askStop(table),
      (answer) => (this.#stop = answer),
    );
  }

  askRisk(): void {
    const dice = chosenDice(this.#table);
    if (this.#table.question !== "Rolling" || dice.length === 0) return;
    this.#ask(
      dice.join(),
      (table) => askRisk(table, dice),
      (answer) => (this.#risk = answer),
    );
  }

  askPlaces(): void {
    const about = this.#tileAbout();
    if (about === "") return;
    this.#ask(
      about,
      (table) => askPlaces(table, chosenPile(table)),
      (answer) => (this.#places = answer),
    );
  }

  askBlows(): void {
    if (!frameOf(this.#table.view, "Blowing")) return;
    this.#ask(
      "",
      (table) => askBlows(table),
      (answer) => (this.#blows = answer),
    );
  }

  #tileAbout(): string {
    if (this.#table.question === "Placing") return "placing";
    if (this.#table.question !== "Building") return "";
    return chosenPile(this.#table) ?? "";
  }

  #fresh<R>(answer: Answer<R> | null, about: string): R | null {
    return answer?.view === this.#table.view && answer.about === about ? answer.value : null;
  }

  #ask<R>(
    about: string,
    ask: (table: PigsTable) => Promise<R>,
    keep: (answer: Answer<R>) => void,
  ): void {
    const { view, offline } = this.#table;
    if (offline) return;
    ask(this.#table).then(
      (value) => {
        if (this.#table.view === view) keep({ view, about, value });
      },
      () => undefined, // offline or too slow: the board shows the choice without its worth
    );
  }
}

const known = new WeakMap<PigsTable, Previews>();

/** The previews of a table, shared by board and dock. */
export function previewsOf(table: PigsTable): Previews {
  const previews = known.get(table) ?? new Previews(table);
  known.set(table, previews);
  return previews;
}
