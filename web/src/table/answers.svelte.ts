/** Answers to "why not?" and "what is this?", one at a time, each beside the thing that was pressed. */
import type { About, Why } from "./board.ts";

export interface Answer {
  /** `why`: a choice is closed, and this is the reason. `what`: a thing says what it is. */
  kind: "why" | "what";
  title: string;
  /** More words under the title, or "". */
  text: string;
  /** Clause of the rulebook, or "". */
  clause: string;
  anchor: Element | null;
  /** What the thing is whose choice is closed, where both were asked. */
  about: About | null;
}

export class Answers {
  #shown = $state.raw<Answer | null>(null);

  get shown(): Answer | null {
    return this.#shown;
  }

  /** Why a choice is closed. What the same thing is stays below it. */
  why(why: Why, anchor: Element | null): void {
    const before = this.#shown;
    const about = before?.kind === "what" && before.anchor === anchor ? before : null;
    this.#shown = {
      kind: "why",
      title: why.sentence,
      text: "",
      clause: why.clause,
      anchor,
      about,
    };
  }

  what(about: About, anchor: Element | null): void {
    this.#shown = { kind: "what", ...about, anchor, about: null };
  }

  close(): void {
    this.#shown = null;
  }
}
