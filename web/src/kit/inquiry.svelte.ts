/**
 * One kind of question to the server. One at a time is under way; of those that come up meanwhile, or shortly one after
 * the other, only the newest is asked. So a fast game never makes the board flood its own connection.
 */

/** Time before a question goes out, ms: the position may have changed again by then. */
export const ASK_AFTER = 150;

export interface Wish<V, R> {
  view: V;
  /** What is asked, besides the position. */
  about: string;
  /** Whether it still is worth asking when its time has come. */
  wanted: () => boolean;
  send: () => Promise<R>;
}

interface Answer<V, R> {
  view: V;
  about: string;
  value: R;
}

export class Inquiry<V, R> {
  #answer = $state.raw<Answer<V, R> | null>(null);
  #wish: Wish<V, R> | null = null;
  #sent: Wish<V, R> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** The newest answer and the position that it was asked in. */
  get last(): Answer<V, R> | null {
    return this.#answer;
  }

  /** The answer for just this question, null while it is unknown. */
  read(view: V, about: string): R | null {
    return isSame(this.#answer, view, about) ? this.#answer.value : null;
  }

  /** Asks after `pause` ms, unless the same is known or under way. */
  ask(wish: Wish<V, R>, pause = ASK_AFTER): void {
    this.#wish = null;
    if (isSame(this.#answer, wish.view, wish.about) || isSame(this.#sent, wish.view, wish.about)) {
      return;
    }
    this.#wish = wish;
    this.#plan(pause);
  }

  #plan(pause: number): void {
    if (this.#timer !== null || this.#sent) return;
    this.#timer = setTimeout(() => this.#go(pause), pause);
  }

  #go(pause: number): void {
    this.#timer = null;
    const wish = this.#wish;
    this.#wish = null;
    if (!wish?.wanted()) return;
    this.#sent = wish;
    const { view, about } = wish;
    wish
      .send()
      .then(
        (value) => {
          if (wish.wanted()) this.#answer = { view, about, value };
        },
        () => undefined, // offline or too slow: the board shows the choice without its worth
      )
      .finally(() => {
        this.#sent = null;
        if (this.#wish) this.#plan(pause);
      });
  }
}

function isSame<T extends { view: unknown; about: string }>(
  known: T | null,
  view: unknown,
  about: string,
): known is T {
  return known?.view === view && known?.about === about;
}
