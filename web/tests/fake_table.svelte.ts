/** A table of any game without a server: a position that the test writes, and a record of what the board asks and does. */
import { expect, vi } from "vitest";
import type {
  Action,
  Choice,
  Countdown,
  DockContent,
  GameEvent,
  Happening,
  Seat,
  TableState,
  View,
  Why,
} from "../src/table/board.ts";
import { isSingle, offers } from "../src/table/choices.ts";
import { gameText, speak, type GameText, type Locale } from "../src/text/index.ts";

export type Answers = Record<string, (args: Record<string, unknown>) => unknown>;

/** Of a game's view, what its happenings tell. */
type Turned = View & { turn: Seat | null };

class Picked<S> {
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

export class FakeTable<V extends Turned, S> implements TableState<V, S> {
  readonly selection = new Picked<S>();
  readonly seats = [];
  offline = false;
  window: Countdown | null = null;
  calm = false;
  speed = 1;
  /** What was sent, what was asked why not, and which aids were asked. */
  readonly sent: Action[][] = [];
  readonly explained: Action[] = [];
  readonly asked: { name: string; args: Record<string, unknown> }[] = [];
  answers: Answers = {};
  #view = $state.raw<V>() as V;
  #choices = $state.raw<readonly Choice[]>([]);
  #happened = $state.raw<Happening | null>(null);
  #busy = $state(false);
  #listeners: ((happening: Happening) => void)[] = [];
  readonly #text: GameText;

  constructor(
    text: GameText,
    readonly locale: Locale,
    readonly names: readonly string[],
    view: V,
    choices: readonly Choice[],
  ) {
    this.#text = text;
    this.#view = view;
    this.#choices = choices;
  }

  get view(): V {
    return this.#view;
  }

  get me(): number | null {
    return this.#view.seat;
  }

  get question(): string | null {
    return this.#view.question;
  }

  /** Aids that were switched off. */
  readonly off: string[] = [];

  aidOn(key: string): boolean {
    return !this.off.includes(key);
  }

  get choices(): readonly Choice[] {
    return this.#choices;
  }

  get busy(): boolean {
    return this.#busy;
  }

  set busy(busy: boolean) {
    this.#busy = busy;
  }

  get happened(): Happening | null {
    return this.#happened;
  }

  /** The server tells a step. */
  step(view: V, choices: readonly Choice[], events: GameEvent[], past = false): void {
    this.#view = view;
    this.#choices = choices;
    const happening = { n: (this.#happened?.n ?? 0) + 1, seat: view.turn, events, past };
    this.#happened = happening;
    for (const listener of this.#listeners) listener(happening);
  }

  /** The history arrives: the newest step is known, and nobody is told. */
  know(events: GameEvent[]): void {
    this.#happened = { n: 1, seat: this.#view.turn, events, past: true };
  }

  onHappening(listener: (happening: Happening) => void): () => void {
    this.#listeners.push(listener);
    return () => (this.#listeners = this.#listeners.filter((one) => one !== listener));
  }

  /** How many shows keep the result back. */
  holds = 0;

  holdEnd(): () => void {
    this.holds += 1;
    return () => (this.holds -= 1);
  }

  act(...actions: Action[]): void {
    this.sent.push(actions);
  }

  offers(action: Action): boolean {
    return offers(this.#choices, action);
  }

  singles(kind: string) {
    return this.#choices.filter((choice) => choice.do === kind).filter(isSingle);
  }

  async aid<R>(name: string, args: Record<string, unknown> = {}): Promise<R> {
    this.asked.push({ name, args });
    const answer = this.answers[name];
    if (!answer) throw new Error(`no aid ${name}`);
    return Promise.resolve(answer(args) as R);
  }

  whyNot(): Promise<Why> {
    return Promise.resolve({ legal: false, sentence: "", clause: "" });
  }

  explain(action: Action): void {
    this.explained.push(action);
  }

  say(key: string, args?: Record<string, string | number>): string {
    return this.#text.say(key, args);
  }

  sayForm(key: string, form: object, more: Record<string, string | number> = {}): string {
    return this.#text.sayForm(key, { ...form }, this.names, more);
  }

  name(word: string): string {
    return this.#text.word(word);
  }
}

/** The real texts, the way the page loads them. */
async function loadTexts(game: string, locale: Locale): Promise<GameText> {
  await speak(locale);
  const text = gameText(game);
  await vi.waitFor(() => expect(text.ready).toBe(true));
  return text;
}

/** What makes tables of a game, where people of these names sit. */
export function tablesOf<V extends Turned, S>(game: string, names: readonly string[]) {
  return async (view: V, choices: readonly Choice[], locale: Locale = "ko") =>
    new FakeTable<V, S>(await loadTexts(game, locale), locale, names, view, choices);
}

/** What the buttons of a dock send, and whether they are on. */
export function buttons(content: DockContent | null) {
  return [content?.main, content?.second].map((button) =>
    button ? (button.off === undefined ? (button.actions ?? "press") : "off") : null,
  );
}
