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
import { ASK_AFTER, Inquiry } from "../../kit/inquiry.svelte.ts";
import type { Switch } from "./switches.ts";
import { frameOf, isRoofed, type PigsView } from "./view.ts";

/** Time between two questions of a seat that is not asked, ms: it waits, and only the houses' points interest it. */
export const WAITING_PAUSE = 1_000;

type Points = readonly (readonly (number | null)[])[];

export class Previews {
  readonly #table: PigsTable;
  readonly #stop = new Inquiry<PigsView, Stop>();
  readonly #risk = new Inquiry<PigsView, Risk>();
  readonly #places = new Inquiry<PigsView, readonly Worth[]>();
  readonly #blows = new Inquiry<PigsView, readonly Blow[]>();
  readonly #points = new Inquiry<PigsView, Points>();

  constructor(table: PigsTable) {
    this.#table = table;
  }

  /** What stopping now would build. */
  get stop(): Stop | null {
    return !this.#shows("pigs-stop") ? null : this.#stop.read(this.#table.view, "");
  }

  /** Piles that stopping now could buy from. */
  get payable(): readonly string[] {
    return this.stop?.payable ?? [];
  }

  /** What rolling the chosen dice again may bring. */
  get risk(): Risk | null {
    return this.#risk.read(this.#table.view, chosenDice(this.#table).join());
  }

  /** Where the chosen or bought tile can go, with the house's worth afterwards; null while unknown. */
  get places(): readonly Worth[] | null {
    return this.#places.read(this.#table.view, this.#tileAbout());
  }

  /** What the wolf would do to each house of the others. */
  get blows(): readonly Blow[] {
    if (!this.#shows("pigs-blow")) return [];
    return this.#blows.read(this.#table.view, "") ?? [];
  }

  blow(target: Seat, house: number): Blow | null {
    return this.blows.find((blow) => blow.target === target && blow.house === house) ?? null;
  }

  /** What a completed house counts now; null for others, and while unknown. */
  points(seat: Seat, house: number): number | null {
    const known = this.#points.last;
    // A house counts the same as long as it is the same, whatever happened elsewhere.
    const before = known?.view.houses[seat]?.[house];
    const now = this.#table.view.houses[seat]?.[house];
    if (!known || !before || !now || before.join() !== now.join()) return null;
    return known.value[seat]?.[house] ?? null;
  }

  /* Each of the following is the body of one effect: it reads what its question depends on, and asks. */

  askPoints(): void {
    const { view, question } = this.#table;
    const isKnown = view.houses.every((houses, seat) =>
      houses.every((house, index) => !isRoofed(house) || this.points(seat, index) !== null),
    );
    if (isKnown) return;
    const pause = question === null ? WAITING_PAUSE : ASK_AFTER;
    this.#ask(this.#points, () => "", askPoints, pause);
  }

  askStop(): void {
    if (!this.#shows("pigs-stop")) return;
    const rolling = frameOf(this.#table.view, "Rolling");
    if (this.#table.question !== "Rolling" || !rolling?.n_rolls) return;
    this.#ask(this.#stop, () => "", askStop);
  }

  askRisk(): void {
    const dice = chosenDice(this.#table);
    if (this.#table.question !== "Rolling" || dice.length === 0) return;
    this.#ask(
      this.#risk,
      () => chosenDice(this.#table).join(),
      (table) => askRisk(table, dice),
    );
  }

  askPlaces(): void {
    if (this.#tileAbout() === "") return;
    this.#ask(
      this.#places,
      () => this.#tileAbout(),
      (table) => askPlaces(table, chosenPile(table)),
    );
  }

  askBlows(): void {
    if (!this.#shows("pigs-blow")) return;
    const { view, question } = this.#table;
    if (question === null || !frameOf(view, "Blowing")) return;
    this.#ask(this.#blows, () => "", askBlows);
  }

  #shows(aid: Switch): boolean {
    return this.#table.aidOn(aid);
  }

  #tileAbout(): string {
    if (this.#table.question === "Placing") return "placing";
    if (this.#table.question !== "Building") return "";
    return chosenPile(this.#table) ?? "";
  }

  #ask<R>(
    inquiry: Inquiry<PigsView, R>,
    what: () => string,
    ask: (table: PigsTable) => Promise<R>,
    pause?: number,
  ): void {
    const table = this.#table;
    const { view } = table;
    const about = what();
    if (table.offline) return;
    const wanted = () => table.view === view && what() === about;
    inquiry.ask({ view, about, wanted, send: () => ask(table) }, pause);
  }
}

const known = new WeakMap<PigsTable, Previews>();

/** The previews of a table, shared by board and dock. */
export function previewsOf(table: PigsTable): Previews {
  const previews = known.get(table) ?? new Previews(table);
  known.set(table, previews);
  return previews;
}
