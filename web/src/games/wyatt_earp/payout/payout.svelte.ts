/** The payout of the last round while it is shown, poster by poster and tier by tier. Nothing here blocks a choice. */
import type { Happening, Seat } from "../../../table/board.ts";
import type { EarpTable } from "../chosen.ts";
import type { EarpView } from "../view.ts";
import { cut, readPayout, tiersOf, took, type Payment } from "./payments.ts";

/** Between two tiers, and after the last one of a poster, ms. */
const TIER = 900;
const POSTER = 2_400;

export class PayoutShow {
  round = $state(0);
  all = $state.raw<readonly Payment[]>([]);
  /** The poster that is shown, and how many tiers of it have been paid. */
  at = $state(0);
  tiers = $state(0);
  playing = $state(false);
  readonly #table: EarpTable;
  /** Lets the result come, where the game ended with this payout. */
  #release: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: EarpTable) {
    this.#table = table;
    shows.set(table, this);
  }

  get open(): boolean {
    return this.all.length > 0;
  }

  /** The poster that is shown, as far as it has been paid. */
  readonly now = $derived.by(() => {
    const payment = this.all[this.at];
    return payment ? cut(payment, this.tiers) : null;
  });

  /** Everything of this poster has been told. */
  readonly done = $derived.by(() => {
    const payment = this.all[this.at];
    return !payment || this.tiers >= tiersOf(payment);
  });

  /** What a seat is paid by the tiers that are still to be told. */
  pending(seat: Seat): number {
    const all = this.all.reduce((sum, payment) => sum + took(payment, seat), 0);
    const told = this.all.slice(0, this.at).reduce((sum, payment) => sum + took(payment, seat), 0);
    return all - told - (this.now ? took(this.now, seat) : 0);
  }

  hear(happening: Happening, before: EarpView): void {
    const all = happening.past ? null : readPayout(happening.events, before);
    if (!all) return;
    this.round = before.round;
    if (happening.events.some(({ event }) => event === "GameEnded")) {
      this.#release ??= this.#table.holdEnd();
    }
    this.all = all;
    this.playing = !this.#table.calm;
    this.#show(0);
  }

  /** To another poster; what goes beyond the last one closes the ledger. */
  go(by: number): void {
    const at = this.at + by;
    if (at >= this.all.length) this.skip();
    else if (at >= 0) this.#show(at);
  }

  toggle(): void {
    this.playing = !this.playing;
    this.#plan();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.all = [];
    this.at = 0;
    this.playing = false;
    this.#release?.();
    this.#release = null;
  }

  #show(at: number): void {
    this.at = at;
    this.tiers = this.playing ? 0 : tiersOf(this.all[at]!);
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const isPassed = this.all[this.at]?.verdict === "none";
    const wait = (this.done && !isPassed ? POSTER : TIER) / (this.#table.speed || 1);
    this.#timer = setTimeout(() => {
      if (this.done) this.go(1);
      else {
        this.tiers += 1;
        this.#plan();
      }
    }, wait);
  }
}

/** The payout on the board of a table. */
const shows = new WeakMap<EarpTable, PayoutShow>();

/** The money of a seat: while a payout is told, it grows with the tiers. */
export function moneyShown(table: EarpTable, seat: Seat): number | null {
  const money = table.view.money[seat];
  return money === undefined ? null : money - (shows.get(table)?.pending(seat) ?? 0);
}
