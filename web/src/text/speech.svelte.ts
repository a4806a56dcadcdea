/** The language spoken now: reactive, so that a change of language changes every text on screen. */
import type { FluentBundle } from "@fluent/bundle";
import { format, has, makeBundle, type Args } from "./bundle.ts";
import { formArgs, nameKey, type Form } from "./forms.ts";
import { gameSources, sharedSources, type Locale } from "./sources.ts";

let spoken = $state.raw<{ locale: Locale; shell: FluentBundle } | null>(null);
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- the texts are reactive, not their list
const games = new Map<string, GameText>();

/** The language of the texts on screen. */
export function locale(): Locale {
  return spoken?.locale ?? "ko";
}

/** Loads a language, then speaks it: the shell and every game loaded so far change at once. */
export async function speak(wanted: Locale): Promise<void> {
  const sources = await sharedSources(wanted);
  const bundles = await Promise.all(
    [...games.values()].map(async (game) => [game, await gameBundle(game.name, wanted)] as const),
  );
  spoken = { locale: wanted, shell: makeBundle(wanted, sources) };
  for (const [game, bundle] of bundles) game.use(bundle);
}

/** A text of the shell. */
export function say(key: string, args?: Args): string {
  return spoken ? format(spoken.shell, key, args) : "";
}

/** Whether the shell has a text. */
export function hasText(key: string): boolean {
  return spoken !== null && has(spoken.shell, key);
}

async function gameBundle(game: string, wanted: Locale): Promise<FluentBundle> {
  const [shell, own] = await Promise.all([sharedSources(wanted), gameSources(game, wanted)]);
  return makeBundle(wanted, [...shell, ...own]);
}

/** The texts of one game together with the shared ones. Empty strings until they are loaded. */
export class GameText {
  #bundle = $state.raw<FluentBundle | null>(null);

  constructor(readonly name: string) {}

  get ready(): boolean {
    return this.#bundle !== null;
  }

  use(bundle: FluentBundle): void {
    this.#bundle = bundle;
  }

  has(key: string): boolean {
    return this.#bundle !== null && has(this.#bundle, key);
  }

  say(key: string, args?: Args): string {
    return this.#bundle ? format(this.#bundle, key, args) : "";
  }

  /** The text if the game has it, else the empty string: for texts that a game may leave out. */
  sayIf(key: string, args?: Args): string {
    return this.has(key) ? this.say(key, args) : "";
  }

  /** The word for a name of the vocabulary. */
  word(name: string): string {
    const key = nameKey(name);
    return this.has(key) ? this.say(key) : name;
  }

  /** A text about an action, event, frame or facts. */
  sayForm(key: string, form: Form, players: readonly string[], more: Args = {}): string {
    const args = formArgs(form, { players, word: (name) => this.word(name) });
    return this.say(key, { ...args, ...more });
  }
}

/** The texts of a game; they load in the background the first time. */
export function gameText(game: string): GameText {
  const known = games.get(game);
  if (known) return known;
  const text = new GameText(game);
  games.set(game, text);
  void loadGame(text);
  return text;
}

async function loadGame(text: GameText): Promise<void> {
  let wanted: Locale;
  do {
    wanted = locale();
    text.use(await gameBundle(text.name, wanted));
  } while (wanted !== locale());
}
