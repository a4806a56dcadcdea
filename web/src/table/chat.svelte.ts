/** What is said at a table: lines of everybody, and those of this browser that are not heard yet. */
import type { ChatLine, Phrase } from "../net/protocol.ts";
import { merged, type Words } from "../net/sayings.ts";
import { hasText, say } from "../text/index.ts";

/** What can be said with one press, in the order of the buttons. Everybody reads it in the own language. */
export const PHRASES: readonly Phrase[] = [
  "hello",
  "luck",
  "nice",
  "ouch",
  "thanks",
  "moment",
  "thinking",
  "again",
];

/** Longest line, in characters; the server has the last word. */
export const LONGEST = 200;

/** A line as the table heard it. */
export interface Said extends ChatLine {
  /** Step of the match that it follows; null if it was said before this browser came. */
  after: number | null;
}

/** A line of this browser that the table has not heard yet. */
export interface Waiting {
  key: number;
  words: Words;
}

export interface ChatOptions {
  /** Resolves once the table has heard it. */
  send: (words: Words) => Promise<unknown>;
  /** The own seat. */
  me: () => number | null;
  /** Number of the newest step, null while the match is not known. */
  step: () => number | null;
  failed: (error: unknown) => void;
}

/** A line in the reader's language. */
export function wordsOf(line: { phrase?: string | null; text?: string | null }): string {
  const key = `phrase-${line.phrase}`;
  return line.phrase ? (hasText(key) ? say(key) : "") : (line.text ?? "");
}

export class Chat {
  /** What is being written: it outlives the field, which goes with its panel. */
  draft = $state("");
  #lines = $state.raw<readonly Said[]>([]);
  #waiting = $state.raw<readonly Waiting[]>([]);
  #read = $state(0);
  /** What was said before this browser came counts as read. */
  #joined = false;
  #count = 0;
  readonly #options: ChatOptions;

  constructor(options: ChatOptions) {
    this.#options = options;
  }

  /** Oldest first. */
  get lines(): readonly Said[] {
    return this.#lines;
  }

  get waiting(): readonly Waiting[] {
    return this.#waiting;
  }

  /** How many lines of others nobody has looked at here. */
  get unread(): number {
    const me = this.#options.me();
    return this.#lines.filter((line) => line.n > this.#read && !isOwn(line, me)).length;
  }

  /** Somebody looks at the chat. */
  look(): void {
    this.#read = this.#lines.at(-1)?.n ?? this.#read;
  }

  /** The table told this browser for the first time where it stands: what comes now is new. */
  join(): void {
    this.#joined = true;
  }

  /** Takes lines of the table; one that is known already takes the place of the old one. */
  hear(lines: readonly ChatLine[]): void {
    const after = this.#joined ? this.#options.step() : null;
    const before = Object.fromEntries(this.#lines.map((line) => [line.n, line]));
    this.#lines = merged(this.#lines, lines).map((line) => ({
      ...line,
      after: before[line.n] ? before[line.n]!.after : after,
    }));
    if (!this.#joined) this.look();
    this.#joined = true;
  }

  /** Says something; whether the table heard it. */
  async say(words: Words): Promise<boolean> {
    const waiting = { key: (this.#count += 1), words };
    this.#waiting = [...this.#waiting, waiting];
    try {
      await this.#options.send(words);
      return true;
    } catch (error) {
      this.#options.failed(error);
      return false;
    } finally {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
    }
  }
}

/** Whether this browser said it: a spectator knows the own lines by their ids, a player by the seat. */
export function isOwn(line: ChatLine, me: number | null): boolean {
  return line.id !== null || (line.seat !== null && line.seat === me);
}
