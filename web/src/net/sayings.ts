/**
 * What this browser says at a table, until the table has heard it. A line keeps its id, by which the server knows a
 * repeated one; it is sent once more after a reconnect, and then given up.
 */
import { newId } from "./ids.ts";
import type { ChatLine, Phrase, Refused, Say } from "./protocol.ts";

/** How often the same line is sent at most. */
export const SAID_AT_MOST = 2;

/** What one can say: a phrase, or words of one's own. */
export type Words = { readonly phrase: Phrase } | { readonly text: string };

/** Something that was said did not come to the table: the server refused it, or it got lost (`refusal` is null). */
export class Unsaid extends Error {
  constructor(readonly refusal: Refused | null) {
    super(refusal?.reason ?? "no answer");
    this.name = "Unsaid";
  }
}

/** Known lines and new ones in their order; a new line with a known number takes the place of that. */
export function merged(known: readonly ChatLine[], news: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...news].map((line) => [line.n, line]));
  return [...lines.values()].sort((a, b) => a.n - b.n);
}

interface Saying {
  readonly message: Say;
  times: number;
  resolve(line: ChatLine): void;
  reject(reason: Unsaid): void;
}

export class Sayings {
  readonly #waiting = new Map<string, Saying>();

  /** `send` says whether there is a connection that takes the message. */
  constructor(private readonly send: (message: Say) => boolean) {}

  /** Sends it now, or with the next connection. Rejects with `Unsaid`. */
  say(words: Words): Promise<ChatLine> {
    return new Promise((resolve, reject) => {
      const message: Say = { t: "say", id: newId(), ...words };
      const saying = { message, times: 0, resolve, reject };
      this.#waiting.set(message.id, saying);
      this.#send(saying);
    });
  }

  /** There is a new connection. */
  repeat(): void {
    for (const saying of [...this.#waiting.values()]) this.#send(saying);
  }

  /** The table heard these lines. */
  hear(lines: readonly ChatLine[]): void {
    for (const line of lines) if (line.id !== null) this.#take(line.id)?.resolve(line);
  }

  /** The server refused a message; whether it was one of these. */
  refuse(refusal: Refused): boolean {
    const saying = refusal.id === null ? undefined : this.#take(refusal.id);
    saying?.reject(new Unsaid(refusal));
    return saying !== undefined;
  }

  /** There will be no connection any more. */
  giveUp(): void {
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(new Unsaid(null));
  }

  #send(saying: Saying): void {
    if (saying.times >= SAID_AT_MOST) this.#take(saying.message.id)?.reject(new Unsaid(null));
    else if (this.send(saying.message)) saying.times += 1;
  }

  #take(id: string): Saying | undefined {
    const saying = this.#waiting.get(id);
    this.#waiting.delete(id);
    return saying;
  }
}
