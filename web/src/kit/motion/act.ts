/** One movement while it runs: everything it added to the page goes when it ends, by itself or by a press. */

export interface Timing {
  /** Milliseconds, of the clock. */
  duration: number;
  delay?: number;
  easing?: string;
  /** `both`: the first frame stands before the start, and the last one until the whole movement ends. */
  fill?: FillMode;
}

export class Act {
  readonly #animations: Animation[] = [];
  readonly #endings: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  animate(element: Element, frames: Keyframe[], timing: Timing): void {
    this.#animations.push(element.animate(frames, { ...timing }));
  }

  /** Adds a node until the end. */
  show(node: Element, parent: Element): void {
    parent.append(node);
    this.atEnd(() => node.remove());
  }

  /** Lasts that long. */
  stand(time: number): void {
    this.#timer = setTimeout(() => this.end(), time);
  }

  atEnd(ending: () => void): void {
    this.#endings.push(ending);
  }

  /** Everything is set up: ends when the last animation has. */
  settle(): void {
    if (this.#timer !== undefined) return;
    const all = this.#animations.map((animation) => animation.finished);
    Promise.all(all).then(
      () => this.end(),
      () => this.end(), // cancelled: by its end, or with its element
    );
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    for (const animation of this.#animations) animation.cancel();
    for (const ending of this.#endings.reverse()) ending();
  }
}
