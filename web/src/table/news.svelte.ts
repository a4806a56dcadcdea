/** "What happened since my last turn": what the others did after this seat's last action. */
import type { Happening, Seat } from "./board.ts";

/**
 * What the others did after this seat's last turn, oldest first; everything if it has had none. While its next turn
 * runs (`asked`), what it did in that turn is left out.
 */
export function sinceMine(log: readonly Happening[], me: Seat, asked: boolean): Happening[] {
  const isOther = ({ seat }: Happening) => seat !== null && seat !== me;
  const end = asked ? log.findLastIndex(isOther) + 1 : log.length;
  const start = log.slice(0, end).findLastIndex(({ seat }) => seat === me) + 1;
  return log.slice(start, end).filter(isOther);
}

export class News {
  /** Somebody came back and has not looked yet. */
  #returned = $state(false);
  /** The newest step when the news were put away. */
  #dismissed = $state(-1);
  /** For spectators: the newest step when they last looked away. */
  #left = $state(0);

  constructor(
    private readonly log: () => readonly Happening[],
    private readonly me: () => Seat | null,
    private readonly asked: () => boolean,
  ) {}

  get happenings(): readonly Happening[] {
    const me = this.me();
    if (me !== null) return sinceMine(this.log(), me, this.asked());
    return this.log().filter((happening) => happening.n > this.#left && happening.seat !== null);
  }

  get returned(): boolean {
    return this.#returned && this.happenings.length > 0;
  }

  /** Worth showing unasked: somebody came back, or the own turn begins after others moved. */
  get open(): boolean {
    if (this.#newest <= this.#dismissed || this.happenings.length === 0) return false;
    const isBeginning = this.asked() && this.log().at(-1)?.seat !== this.me();
    return this.#returned || isBeginning;
  }

  /** The page goes out of sight. */
  leave(): void {
    if (!this.#returned) this.#left = this.#newest;
  }

  /** The page is in sight again, or the connection is back. */
  comeBack(): void {
    if (this.#newest > this.#left && this.happenings.length > 0) this.#returned = true;
  }

  /** The own seat acted: nobody who does that is away. */
  act(): void {
    this.#returned = false;
  }

  /** Puts the news away; they can still be asked for. */
  dismiss(): void {
    this.#returned = false;
    this.#dismissed = this.#newest;
  }

  get #newest(): number {
    return this.log().at(-1)?.n ?? 0;
  }
}
