/** A table as this browser knows it: what the socket told, as reactive state for boards, dock, seats and log. */
import type { Form, Refused, SeatInfo, Step, TableInfo, View } from "../net/protocol.ts";
import { Unsaid } from "../net/sayings.ts";
import { TableLink, type LinkOptions, type LinkStatus, type Pending } from "../net/socket.ts";
import { gameText, hasText, locale, say, type GameText } from "../text/index.ts";
import { Answers, type Answer } from "./answers.svelte.ts";
import { Chat } from "./chat.svelte.ts";
import { offers, isSingle } from "./choices.ts";
import { happeningOf, type StepLike } from "./happening.ts";
import { seatNames } from "./names.ts";
import { News } from "./news.svelte.ts";
import type {
  About,
  Action,
  Choice,
  Countdown,
  Happening,
  Score,
  Seat,
  Selection,
  SingleChoice,
  TableState,
  Why,
} from "./board.ts";

/** An action of the table that every game may have. */
const TAKE_BACK: Action = { do: "TakeBack" };
/** Steps that the log keeps. */
const LOG_LENGTH = 2_000;

class Picked<S> implements Selection<S> {
  #value = $state.raw<S | null>(null);

  get value(): S | null {
    return this.#value;
  }

  set(value: S): void {
    this.#value = value;
  }

  clear(): void {
    this.#value = null;
  }
}

/** A step of the past, and when it was, in ms since the epoch. */
type DatedStep = StepLike & { at?: number };

export interface MatchOptions extends LinkOptions {
  /** Whether the reader wants nothing to move. */
  calm?: () => boolean;
  /** How fast things move, 0 to 2. */
  speed?: () => number;
  /** Whether this player wants an aid of the game. */
  aidOn?: (key: string) => boolean;
  /** Asks for all steps so far: a socket that joins is told only where the match stands. */
  history?: () => Promise<readonly DatedStep[]>;
  /** A message that needs no answer. */
  notify?: (text: string, tone: "plain" | "bad") => void;
}

export class Match implements TableState<View, unknown> {
  #info = $state.raw<TableInfo | null>(null);
  #view = $state.raw<View | null>(null);
  #choices = $state.raw<readonly Choice[]>([]);
  #prompt = $state.raw<number | null>(null);
  #canTakeBack = $state.raw(false);
  #status = $state.raw<LinkStatus>("joining");
  #pending = $state.raw<Pending | null>(null);
  #owedSince = $state.raw<number | null>(null);
  #ended = $state.raw<string | null>(null);
  #lostAt = $state.raw<number | null>(null);
  #happened = $state.raw<Happening | null>(null);
  #log = $state.raw<readonly Happening[]>([]);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen depends on who listens
  readonly #listeners = new Set<(happening: Happening) => void>();
  /** Actions under way, and those that are to follow them one by one. */
  #sent: readonly Action[] = [];
  #rest: readonly Action[] = [];
  #window = $state.raw<Countdown | null>(null);
  #holds = $state.raw<readonly object[]>([]);
  readonly selection = new Picked<unknown>();
  readonly #answers = new Answers();
  readonly chat: Chat;
  readonly news: News;
  readonly #link: TableLink;
  readonly #options: MatchOptions;

  constructor(
    readonly code: string,
    options: MatchOptions = {},
  ) {
    this.#options = options;
    this.chat = new Chat({
      send: (words) => this.#link.say(words),
      me: () => this.me,
      step: () => (this.hasView ? (this.#log.at(-1)?.n ?? 0) : null),
      failed: (error) => this.#hearUnsaid(error),
    });
    this.news = new News(
      () => this.#log,
      () => this.me,
      () => this.question !== null,
    );
    this.#link = new TableLink(
      code,
      {
        status: (status) => this.#hearStatus(status),
        table: (table) => (this.#info = table),
        position: (position) => {
          const isFirst = this.#view === null;
          this.#ask(position.prompt);
          this.#see(position);
          this.chat.join();
          if (isFirst) void this.#recall(position.n);
        },
        step: (step) => this.#hearStep(step),
        past: (step) => this.#hearPast(step),
        chat: (lines) => this.chat.hear(lines),
        owed: (since) => (this.#owedSince = since),
        pending: (pending) => {
          this.#pending = pending;
          if (pending === null) this.#goOn();
        },
        refused: (refusal) => this.#hearRefusal(refusal),
        goodbye: (reason, again) => {
          if (!again) this.#ended = reason;
        },
      },
      options,
    );
  }

  /* ---------- the table ---------- */

  /** Null until the first message. */
  get info(): TableInfo | null {
    return this.#info;
  }

  /** Takes a newer answer of the HTTP side at once, without waiting for the socket. */
  learn(info: TableInfo): void {
    this.#info = info;
  }

  /** The position is known: the match runs or is over. */
  get hasView(): boolean {
    return this.#view !== null;
  }

  get text(): GameText {
    return gameText(this.#info?.game ?? this.#view?.game ?? "");
  }

  get status(): LinkStatus {
    return this.#status;
  }

  /** When the connection was lost (ms since the epoch), null while it stands. */
  get lostAt(): number | null {
    return this.#lostAt;
  }

  /** Since when the server owes an answer (ms since the epoch), null if it owes none. */
  get owedSince(): number | null {
    return this.#owedSince;
  }

  get pending(): Pending | null {
    return this.#pending;
  }

  /** Why the server closed the table to this browser, or null. */
  get ended(): string | null {
    return this.#ended;
  }

  get log(): readonly Happening[] {
    return this.#log;
  }

  /** The itemised score, once the game is over. */
  get score(): Score | null {
    return this.#view?.score ?? null;
  }

  get over(): boolean {
    return this.#info?.status === "over";
  }

  /** The answer that is shown, to "why not?" or "what is this?". */
  get answer(): Answer | null {
    return this.#answers.shown;
  }

  closeAnswer(): void {
    this.#answers.close();
  }

  close(): void {
    this.#link.close();
  }

  /** Connects anew, as whoever this browser is now. */
  rejoin(): void {
    this.#link.rejoin();
  }

  /* ---------- what boards see ---------- */

  get view(): View {
    if (!this.#view) throw new Error("the match has not begun");
    return this.#view;
  }

  get me(): Seat | null {
    return this.#view?.seat ?? this.#info?.you ?? null;
  }

  get seats(): readonly SeatInfo[] {
    return this.#info?.seats ?? [];
  }

  get names(): readonly string[] {
    return seatNames(this.seats);
  }

  get question(): string | null {
    return this.#view?.question ?? null;
  }

  get choices(): readonly Choice[] {
    return this.#choices;
  }

  /** Whether this seat may take its last play back. */
  get canTakeBack(): boolean {
    return this.#canTakeBack && !this.busy;
  }

  get busy(): boolean {
    return this.#pending !== null;
  }

  get offline(): boolean {
    return this.#status !== "online";
  }

  get calm(): boolean {
    return this.#options.calm?.() ?? false;
  }

  get speed(): number {
    return this.#options.speed?.() ?? 1;
  }

  get locale(): "ko" | "en" {
    return locale();
  }

  aidOn(key: string): boolean {
    return this.#options.aidOn?.(key) ?? true;
  }

  get happened(): Happening | null {
    return this.#happened;
  }

  onHappening(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get window(): Countdown | null {
    return this.#window;
  }

  holdEnd(): () => void {
    const hold = {};
    this.#holds = [...this.#holds, hold];
    return () => (this.#holds = this.#holds.filter((one) => one !== hold));
  }

  /** The board still shows how the game ended. */
  get held(): boolean {
    return this.#holds.length > 0;
  }

  act(...actions: Action[]): void {
    if (this.#prompt === null || this.busy || actions.length === 0) return;
    this.closeAnswer();
    this.#send(this.#prompt, actions, []);
  }

  takeBack(): void {
    this.act(TAKE_BACK);
  }

  /** Shows why nothing can be taken back. */
  explainTakeBack(anchor: Element): void {
    this.explain(TAKE_BACK, anchor);
  }

  offers(action: Action): boolean {
    return offers(this.#choices, action);
  }

  singles(kind: string): readonly SingleChoice[] {
    return this.#choices.filter((choice) => choice.do === kind).filter(isSingle);
  }

  async aid<R = unknown>(name: string, args: Form = {}): Promise<R> {
    return (await this.#link.aid(name, args)) as R;
  }

  async whyNot(action: Action): Promise<Why> {
    const answer = await this.#link.whyNot(action);
    if (answer.legal) return { legal: true, sentence: "", clause: "" };
    return this.#why(answer.reason ?? "", answer.facts ?? {}, answer.clause ?? "");
  }

  explain(action: Action, anchor?: Element): void {
    this.whyNot(action).then(
      (why) => {
        if (!why.legal) this.#answers.why(why, anchor ?? null);
      },
      () => this.#options.notify?.(say("no-answer"), "bad"),
    );
  }

  /** Shows a reason that is known here, with the clause of what is asked. */
  explainIn(sentence: string, anchor?: Element, clause = ""): void {
    this.#answers.why({ legal: false, sentence, clause }, anchor ?? null);
  }

  /** Shows what a thing is. */
  describe(about: About, anchor: Element): void {
    this.#answers.what(about, anchor);
  }

  say(key: string, args?: Record<string, string | number>): string {
    return this.text.say(key, args);
  }

  sayForm(key: string, form: Form, more?: Record<string, string | number>): string {
    return this.text.sayForm(key, form, this.names, more);
  }

  name(word: string): string {
    return this.text.word(word);
  }

  /* ---------- what the socket tells ---------- */

  #hearStatus(status: LinkStatus): void {
    if (status === "lost") this.#lostAt ??= Date.now();
    else {
      if (status === "online" && this.#lostAt !== null) {
        this.#options.notify?.(say("back-online"), "plain");
      }
      this.#lostAt = null;
    }
    this.#status = status;
  }

  #hearStep(step: Step): void {
    this.#ask(step.prompt);
    this.#see(step);
    const news = happeningOf(step, false);
    this.#remember(news);
    if (step.seat === this.me) this.news.act();
    for (const listener of this.#listeners) listener(news);
  }

  #hearPast(step: StepLike): void {
    this.#remember(happeningOf(step, true));
    if (step.seat !== null && step.seat !== this.me) this.news.comeBack();
  }

  #hearUnsaid(error: unknown): void {
    const refusal = error instanceof Unsaid ? error.refusal : null;
    const sentence = refusal
      ? this.#why(refusal.reason, refusal.facts ?? {}, "").sentence
      : say("no-answer");
    this.#options.notify?.(sentence, "bad");
  }

  #send(prompt: number, actions: readonly Action[], rest: readonly Action[]): void {
    this.#sent = actions;
    this.#rest = rest;
    this.#link.act(prompt, actions);
  }

  /** Sends what was to follow, if this seat is asked for it. */
  #goOn(): void {
    const [next, ...rest] = this.#rest;
    this.#rest = [];
    if (next && this.#prompt !== null && this.offers(next)) this.#send(this.#prompt, [next], rest);
  }

  #hearRefusal(refusal: Refused): void {
    const [first, ...rest] = this.#sent;
    // Nothing may be sent on top of what chance has yet to decide: then one action follows the other.
    if (refusal.reason === "list-drawn" && first && rest.length > 0 && this.#prompt !== null) {
      this.#send(this.#prompt, [first], rest);
      return;
    }
    const why = this.#why(refusal.reason, refusal.facts ?? {}, refusal.clause ?? "");
    this.#options.notify?.(why.sentence, "bad");
  }

  #ask(prompt: number | null): void {
    if (prompt === this.#prompt) return;
    this.#prompt = prompt;
    this.selection.clear();
    this.closeAnswer();
  }

  #see(told: Pick<Step, "view" | "choices" | "window" | "take_back">): void {
    const { window = null } = told;
    this.#view = told.view;
    this.#window = window && { ends: Date.now() + window.left_ms, length: window.length_ms };
    this.#choices = told.choices as unknown as Choice[];
    this.#canTakeBack = told.take_back ?? false;
  }

  #remember(news: Happening): void {
    this.#happened = news;
    this.#log = [...this.#log.slice(1 - LOG_LENGTH), news];
  }

  /** Fills the log with what happened up to step `n`, before this browser came. */
  async #recall(n: number): Promise<void> {
    const { history } = this.#options;
    if (!history) return;
    let steps: readonly DatedStep[];
    try {
      steps = await history();
    } catch {
      return; // the log then begins where this browser came
    }
    const past = steps.filter((step) => step.n <= n);
    const own = this.#log.filter((news) => news.n > n);
    this.#log = [...past.map((step) => happeningOf(step, true, step.at)), ...own].slice(
      -LOG_LENGTH,
    );
    this.#happened ??= this.#log.at(-1) ?? null;
    // Whoever has acted here before, and finds that others did since, has come back.
    if (past.some((step) => step.seat !== null && step.seat === this.me)) this.news.comeBack();
  }

  #why(reason: string, facts: Form, clause: string): Why {
    for (const key of [`why-${reason}`, `error-${reason}`]) {
      if (this.text.has(key)) {
        return { legal: false, sentence: this.sayForm(key, facts), clause };
      }
      if (hasText(key)) return { legal: false, sentence: say(key), clause };
    }
    return { legal: false, sentence: say("error-unknown"), clause };
  }
}
