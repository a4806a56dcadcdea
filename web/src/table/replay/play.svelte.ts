/** Plays through numbered moments, one after the other, until the last one. */

/** Time that a moment stays at normal speed, ms. */
export const STEP_FOR = 1_200;

interface Plan {
  at: () => number;
  last: () => number;
  /** Shows a moment; the next one waits until it is there. */
  move: (to: number) => Promise<void> | void;
}

export class Player {
  speed = $state(1);
  #playing = $state(false);
  readonly #plan: Plan;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Plays on, from the beginning if everything was seen. */
  play(from: number): void {
    this.#playing = true;
    if (this.#plan.at() >= this.#plan.last()) void this.#plan.move(from);
    this.#wait();
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#go(), STEP_FOR / this.speed);
  }

  async #go(): Promise<void> {
    const { at, last, move } = this.#plan;
    if (at() < last()) await move(at() + 1);
    if (!this.#playing) return;
    if (at() < last()) this.#wait();
    else this.pause();
  }
}
