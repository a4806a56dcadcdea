/** The table at one stored moment: read-only, so that every part of a game draws a replay as it draws the match. */
import type { Scene, SeatInfo, View } from "../net/protocol.ts";
import { gameText, locale, type GameText } from "../text/index.ts";
import type { Happening, Seat, Selection, SingleChoice, Why } from "./board.ts";
import { happeningOf } from "./happening.ts";
import type { ToldTable } from "./log.ts";
import { seatNames } from "./names.ts";

/** Nothing can be chosen in a moment that is over. */
const NOTHING: Selection<unknown> = { value: null, set: () => undefined, clear: () => undefined };

export interface SceneOptions {
  seats: () => readonly SeatInfo[];
  /** Whether the reader wants nothing to move. */
  calm?: () => boolean;
  speed?: () => number;
  /** The steps that a log beside it tells. */
  log?: readonly Happening[];
}

export class SceneTable implements ToldTable {
  readonly choices = [];
  readonly question = null;
  readonly busy = false;
  readonly offline = false;
  readonly window = null;
  readonly selection = NOTHING;
  readonly text: GameText;
  #scene = $state.raw<Scene>() as Scene;
  #view = $state.raw<View>() as View;
  #happened = $state.raw<Happening | null>(null);
  #jumps = $state(0);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen depends on who listens
  readonly #listeners = new Set<(happening: Happening) => void>();
  readonly #options: SceneOptions;

  constructor(scene: Scene, options: SceneOptions) {
    this.#options = options;
    this.text = gameText(scene.view.game);
    this.#see(scene, true);
  }

  /** Shows a scene as it stands; whoever drew the one before has to begin anew (`jumps`). */
  show(scene: Scene): void {
    this.#see(scene, true);
    this.#jumps += 1;
  }

  /** Shows the next scene, and tells its step to those who listen: boards animate it. */
  follow(scene: Scene): void {
    this.#see(scene, false);
    for (const listener of this.#listeners) listener(this.#happened!);
  }

  #see(scene: Scene, past: boolean): void {
    this.#scene = scene;
    // What this seat was asked then is no question now.
    this.#view = { ...scene.view, question: null, choices: [] };
    this.#happened = happeningOf(scene, past);
  }

  /** How often another scene than the next one was shown: the key of whatever keeps a memory of its own. */
  get jumps(): number {
    return this.#jumps;
  }

  /** Number of the step that led here. */
  get n(): number {
    return this.#scene.n;
  }

  get log(): readonly Happening[] {
    return this.#options.log ?? [];
  }

  get view(): View {
    return this.#view;
  }

  get me(): Seat | null {
    return this.#view.seat;
  }

  get seats(): readonly SeatInfo[] {
    return this.#options.seats();
  }

  get names(): readonly string[] {
    return seatNames(this.seats);
  }

  get speed(): number {
    return this.#options.speed?.() ?? 1;
  }

  get calm(): boolean {
    return this.#options.calm?.() ?? false;
  }

  get locale(): "ko" | "en" {
    return locale();
  }

  get happened(): Happening | null {
    return this.#happened;
  }

  holdEnd(): () => void {
    return () => undefined;
  }

  aidOn(): boolean {
    return true;
  }

  onHappening(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(): void {
    // Nobody acts in the past.
  }

  offers(): boolean {
    return false;
  }

  singles(): readonly SingleChoice[] {
    return [];
  }

  /** No aid answers for the past: boards then show less. */
  aid<R>(): Promise<R> {
    return Promise.reject(new Error("a past moment has no aids"));
  }

  whyNot(): Promise<Why> {
    return Promise.reject(new Error("nothing can be chosen in the past"));
  }

  explain(): void {
    // Nothing can be chosen, so nothing has to be explained.
  }

  say(key: string, args?: Record<string, string | number>): string {
    return this.text.say(key, args);
  }

  sayForm(
    key: string,
    form: Record<string, unknown>,
    more?: Record<string, string | number>,
  ): string {
    return this.text.sayForm(key, form, this.names, more);
  }

  name(word: string): string {
    return this.text.word(word);
  }
}
