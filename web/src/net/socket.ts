/**
 * The socket of one table: connects, resumes after the last step it has, notices a lost connection at once, and sends
 * each choice exactly once.
 *
 * A choice has an id. It is sent again with the same id after every reconnect until the server has answered it, and
 * the server answers a repeated id with its first answer. One choice is under way at a time, so a double press does
 * nothing. It counts as done only when the step in which the server stored it has arrived.
 *
 * What is said at the table has an id too: a line that the server has not answered is sent once more after a reconnect.
 */
import type {
  Act,
  AidAnswer,
  ChatLine,
  Form,
  FromClient,
  FromServer,
  Goodbye,
  PastStep,
  Position,
  Refused,
  Step,
  TableInfo,
  WhyNotAnswer,
} from "./protocol.ts";
import { newId } from "./ids.ts";
import { Sayings, type Words } from "./sayings.ts";

/** `joining`: first connection. `lost`: being restored. `closed`: the server or the page ended it for good. */
export type LinkStatus = "joining" | "online" | "lost" | "closed";

/** The choice under way. */
export interface Pending {
  readonly id: string;
  readonly prompt: number;
  readonly actions: readonly (Form | number)[];
  /** False while it waits for a connection. */
  readonly sent: boolean;
}

export interface LinkEvents {
  status(status: LinkStatus): void;
  table(table: TableInfo): void;
  position(position: Position): void;
  step(step: Step): void;
  past(step: PastStep): void;
  /** What was said, oldest first. A line with a known number takes the place of that. */
  chat(lines: readonly ChatLine[]): void;
  pending(pending: Pending | null): void;
  /** Since when the server owes an answer (ms since the epoch), null when it has shown to be there. */
  owed?(since: number | null): void;
  refused(refusal: Refused): void;
  /** `again`: the link comes back by itself. */
  goodbye(reason: Goodbye["reason"], again: boolean): void;
}

/** The part of `WebSocket` that is used here. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

export interface LinkOptions {
  /** Opens a socket; the default is the browser's. */
  open?: (address: string) => SocketLike;
  /** Whether the browser believes to have a network. */
  hasNetwork?: () => boolean;
}

const OPEN = 1;
/** Silence after which the server is asked whether it is still there, ms. */
export const PING_AFTER = 8_000;
/** Time that it has to answer, ms. */
export const PONG_WITHIN = 4_000;
/** Time that a new connection has to bring its first message, ms. */
export const HELLO_WITHIN = 8_000;
/** Waits before the tries to reconnect, ms; the last one repeats. Each is shortened at random by up to a half. */
export const RETRY_AFTER = [250, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** Pauses before coming back after the server sent this browser away for a while, ms; the last one repeats. */
export const RETURN_AFTER = [2_000, 4_000, 8_000, 16_000, 30_000] as const;
/** A connection that stands so long makes the next pause short again, ms. */
export const STEADY_AFTER = 60_000;
/** Time that a question (why not, aid) has, ms. */
export const ANSWER_WITHIN = 8_000;

/** The connection went away, or was not there, while an answer was awaited. */
export class Unanswered extends Error {
  constructor() {
    super("no answer");
    this.name = "Unanswered";
  }
}

interface Question {
  resolve(answer: WhyNotAnswer | AidAnswer): void;
  reject(reason: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

export class TableLink {
  #status: LinkStatus = "joining";
  #socket: SocketLike | null = null;
  #last = 0;
  #tries = 0;
  /** Times that the server sent this browser away since a connection last stood for long. */
  #sentAway = 0;
  /** The server asked for a pause: nothing connects before it is over. */
  #pausing = false;
  #pending: Pending | null = null;
  /** Something was sent, and nothing has come since. */
  #owes = false;
  /** The step in which the pending choice was stored, once the server said so. */
  #storedAs: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  readonly #questions = new Map<string, Question>();
  readonly #sayings = new Sayings((message) => this.#status === "online" && this.#send(message));
  readonly #open: (address: string) => SocketLike;
  readonly #hasNetwork: () => boolean;
  readonly #wentOffline = () => this.#drop();
  readonly #cameOnline = () => this.#reconnectNow();
  readonly #shown = () => {
    if (document.visibilityState === "visible") this.check();
  };

  constructor(
    readonly code: string,
    private readonly events: LinkEvents,
    options: LinkOptions = {},
  ) {
    this.#open = options.open ?? ((address) => new WebSocket(address));
    this.#hasNetwork = options.hasNetwork ?? (() => navigator.onLine);
    addEventListener("offline", this.#wentOffline);
    addEventListener("online", this.#cameOnline);
    document.addEventListener("visibilitychange", this.#shown);
    this.#connect();
  }

  get status(): LinkStatus {
    return this.#status;
  }

  /** Number of the newest step that has arrived. */
  get last(): number {
    return this.#last;
  }

  get pending(): Pending | null {
    return this.#pending;
  }

  /** Answers prompt number `prompt`. False if a choice is under way already, or the table is closed. */
  act(prompt: number, actions: readonly (Form | number)[]): boolean {
    if (this.#pending || this.#status === "closed") return false;
    this.#storedAs = null;
    this.#setPending({ id: newId(), prompt, actions, sent: false });
    this.#sendPending();
    return true;
  }

  /** Why an action cannot be done now. Rejects with `Unanswered`. */
  whyNot(action: Form | number): Promise<WhyNotAnswer> {
    return this.#ask<WhyNotAnswer>((id) => ({ t: "why", id, action }));
  }

  /** An aid of the game. Rejects with `Unanswered`. */
  async aid(name: string, args: Form = {}): Promise<unknown> {
    const answer = await this.#ask<AidAnswer>((id) => ({ t: "aid", id, name, arguments: args }));
    return answer.result;
  }

  /**
   * Says something to everybody at the table; without a connection it waits for one. Resolves with the line as the
   * table heard it, rejects with `Unsaid`.
   */
  say(words: Words): Promise<ChatLine> {
    const said = this.#sayings.say(words);
    if (this.#status === "closed") this.#sayings.giveUp();
    return said;
  }

  /** Asks the server whether it is there, for instance when the page comes to the front again. */
  check(): void {
    if (this.#status === "lost") this.#reconnectNow();
    else if (this.#status === "online") this.#ping();
  }

  /** Connects anew, as whoever this browser is now: a socket keeps the guest that it was opened by. */
  rejoin(): void {
    if (this.#status === "closed") return;
    this.#leaveSocket();
    this.#rejectQuestions();
    if (this.#pending?.sent) this.#setPending({ ...this.#pending, sent: false });
    this.#setStatus("joining");
    this.#connect();
  }

  /** Ends the connection for good. */
  close(): void {
    this.#setStatus("closed");
    this.#leaveSocket();
    clearTimeout(this.#retry);
    removeEventListener("offline", this.#wentOffline);
    removeEventListener("online", this.#cameOnline);
    document.removeEventListener("visibilitychange", this.#shown);
    this.#rejectQuestions();
    this.#sayings.giveUp();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#pausing = false;
    const address = new URL(
      `/ws/tables/${encodeURIComponent(this.code)}?since=${this.#last}`,
      location.href,
    );
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = this.#open(address.href);
    this.#socket = socket;
    this.#watch = setTimeout(() => this.#drop(), HELLO_WITHIN);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  #receive(message: FromServer): void {
    this.#watchSilence();
    this.#setOwed(false);
    if (message.t !== "goodbye" && this.#status !== "online") {
      this.#tries = 0;
      this.#setStatus("online");
      this.#steady = setTimeout(() => (this.#sentAway = 0), STEADY_AFTER);
      this.#sendPending();
      this.#sayings.repeat();
    }
    switch (message.t) {
      case "table":
        this.events.table(message.table);
        break;
      case "past":
        // The position that follows is whole, whatever of the past is told.
        if (message.n > this.#last) {
          this.#last = message.n;
          this.events.past(message);
        }
        break;
      case "position":
        this.#last = message.n;
        this.events.position(message);
        this.#settlePending();
        break;
      case "step":
        if (this.#isNext(message.n)) this.events.step(message);
        this.#settlePending();
        break;
      case "chat":
        this.#sayings.hear(message.lines);
        this.events.chat(message.lines);
        break;
      case "accepted":
        if (message.id === this.#pending?.id) this.#storedAs = message.n;
        this.#settlePending();
        break;
      case "refused":
        this.#refused(message);
        break;
      case "why":
      case "aid":
        this.#takeQuestion(message.id)?.resolve(message);
        break;
      case "goodbye":
        this.#goodbye(message);
        break;
      case "pong":
        break;
    }
  }

  /** Takes step numbers without gaps: repeated ones are dropped, a gap makes a fresh start from the last good one. */
  #isNext(n: number): boolean {
    if (n === this.#last + 1) {
      this.#last = n;
      return true;
    }
    if (n > this.#last) this.#drop();
    return false;
  }

  #settlePending(): void {
    if (this.#pending && this.#storedAs !== null && this.#last >= this.#storedAs) {
      this.#setPending(null);
    }
  }

  #refused(message: Refused): void {
    if (message.id === null || message.id === this.#pending?.id) {
      this.#setPending(null);
      this.events.refused(message);
      return;
    }
    if (this.#sayings.refuse(message)) return;
    this.#takeQuestion(message.id)?.reject(new Unanswered());
  }

  #goodbye(message: Goodbye): void {
    this.events.goodbye(message.reason, message.again);
    if (!message.again) return this.close();
    this.#drop(RETURN_AFTER[Math.min(this.#sentAway, RETURN_AFTER.length - 1)]);
    this.#pausing = true;
    this.#sentAway += 1;
  }

  #ask<A extends WhyNotAnswer | AidAnswer>(make: (id: string) => FromClient): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const id = newId();
      if (this.#status !== "online" || !this.#send(make(id))) {
        reject(new Unanswered());
        return;
      }
      const timer = setTimeout(
        () => this.#takeQuestion(id)?.reject(new Unanswered()),
        ANSWER_WITHIN,
      );
      this.#questions.set(id, { resolve: (answer) => resolve(answer as A), reject, timer });
    });
  }

  #takeQuestion(id: string): Question | undefined {
    const question = this.#questions.get(id);
    if (question) {
      clearTimeout(question.timer);
      this.#questions.delete(id);
    }
    return question;
  }

  #rejectQuestions(): void {
    for (const id of [...this.#questions.keys()]) this.#takeQuestion(id)?.reject(new Unanswered());
  }

  #sendPending(): void {
    const pending = this.#pending;
    if (!pending || this.#status !== "online") return;
    const message: Act = {
      t: "act",
      id: pending.id,
      prompt: pending.prompt,
      actions: [...pending.actions],
    };
    if (this.#send(message) && !pending.sent) this.#setPending({ ...pending, sent: true });
  }

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#setOwed(true);
    return true;
  }

  #setOwed(owes: boolean): void {
    if (owes === this.#owes) return;
    this.#owes = owes;
    this.events.owed?.(owes ? Date.now() : null);
  }

  #watchSilence(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ping(), PING_AFTER);
  }

  #ping(): void {
    clearTimeout(this.#watch);
    if (!this.#send({ t: "ping" })) {
      this.#drop();
      return;
    }
    this.#watch = setTimeout(() => this.#drop(), PONG_WITHIN);
  }

  /** The connection is gone: says so at once, and tries again later, after `pause` ms if the server asked for one. */
  #drop(pause?: number): void {
    if (this.#status === "closed") return;
    this.#leaveSocket();
    this.#rejectQuestions();
    if (this.#pending?.sent) this.#setPending({ ...this.#pending, sent: false });
    this.#setStatus("lost");
    clearTimeout(this.#retry);
    // Without a network a try is in vain; the browser tells when there is one again.
    const wait = RETRY_AFTER[Math.min(this.#tries, RETRY_AFTER.length - 1)]!;
    this.#tries += 1;
    const soon = this.#hasNetwork() ? wait * (1 - Math.random() / 2) : RETRY_AFTER.at(-1)!;
    this.#retry = setTimeout(() => this.#connect(), pause ?? soon);
  }

  #reconnectNow(): void {
    if (this.#status !== "lost" || this.#pausing) return;
    this.#leaveSocket();
    this.#tries = 0;
    this.#connect();
  }

  #leaveSocket(): void {
    clearTimeout(this.#watch);
    clearTimeout(this.#steady);
    this.#setOwed(false);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #setStatus(status: LinkStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.events.status(status);
  }

  #setPending(pending: Pending | null): void {
    this.#pending = pending;
    this.events.pending(pending);
  }
}
