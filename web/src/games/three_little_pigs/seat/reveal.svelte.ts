/**
 * The end as a short show over the score table: houses without a roof are struck through one by one, then the points of
 * the others count up. What is read aloud, and the totals, stand there from the beginning; a press ends the show.
 */
import { rankingOf, type Score, type Seat } from "../../../table/board.ts";
import type { PigsTable } from "../choosing.ts";
import { isRoofed } from "../view.ts";

/** Time for a house to be struck through, and for another's points to count up, ms. */
const STRIKE_FOR = 360;
const COUNT_FOR = 520;
/** However many houses there are, the whole takes no longer, ms. */
const MOST = 4_500;
const FRAME = 40;

interface Turn {
  from: number;
  to: number;
}

export class Reveal {
  /** When each house has its turn, by seat and house. */
  readonly #turns: Readonly<Record<string, Turn>>;
  readonly #end: number;
  #now = $state(Infinity);
  #timer: ReturnType<typeof setInterval> | undefined;
  #begun = false;

  constructor(table: PigsTable, score: Score) {
    const houses = rankingOf(score).flatMap(({ seat }) =>
      (table.view.houses[seat] ?? []).map((tiles, house) => ({
        key: `${seat} ${house}`,
        roofed: isRoofed(tiles),
      })),
    );
    const ordered = [...houses.filter((one) => !one.roofed), ...houses.filter((one) => one.roofed)];
    const whole = ordered.reduce((sum, one) => sum + (one.roofed ? COUNT_FOR : STRIKE_FOR), 0);
    const pace = Math.min(1, MOST / Math.max(1, whole));
    let from = 0;
    this.#turns = Object.fromEntries(
      ordered.map((one) => {
        const to = from + (one.roofed ? COUNT_FOR : STRIKE_FOR) * pace;
        const turn = { from, to };
        from = to;
        return [one.key, turn];
      }),
    );
    this.#end = from;
  }

  get running(): boolean {
    return this.#now < this.#end;
  }

  /** Begins, if this is the first time that the end is seen and it was seen coming. */
  begin(table: PigsTable): void {
    if (this.#begun) return;
    this.#begun = true;
    if (table.calm || table.happened?.past !== false) return;
    const start = performance.now();
    this.#now = 0;
    this.#timer = setInterval(() => {
      this.#now = performance.now() - start;
      if (!this.running) this.skip();
    }, FRAME);
  }

  /** Shows everything at once. */
  skip(): void {
    clearInterval(this.#timer);
    this.#now = Infinity;
  }

  /** A house without a roof has been struck through. */
  isStruck(seat: Seat, house: number): boolean {
    return this.#now >= this.#turn(seat, house).from;
  }

  /** Of the points of a house, as many as have been counted. */
  counted(seat: Seat, house: number, points: number): number {
    const { from, to } = this.#turn(seat, house);
    if (this.#now >= to) return points;
    return Math.round(points * Math.max(0, (this.#now - from) / (to - from)));
  }

  #turn(seat: Seat, house: number): Turn {
    return this.#turns[`${seat} ${house}`] ?? { from: 0, to: 0 };
  }
}

const known = new WeakMap<Score, Reveal>();

/** The show of one match's end, shared by the pictures of all seats. */
export function revealOf(table: PigsTable): Reveal | null {
  const { score } = table.view;
  if (!score) return null;
  const reveal = known.get(score) ?? new Reveal(table, score);
  known.set(score, reveal);
  return reveal;
}
