/** The language spoken now: reactive, so that a change of language changes every text on screen. */
import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { format, has, makeBundle, type Args } from "./bundle.ts";
import { formArgs, nameKey, type Form } from "./forms.ts";
import { gameSources, sharedSources, type Locale } from "./sources.ts";

let spoken = $state.raw<{ locale: Locale; shell: FluentBundle } | null>(null);
/** Bundles of the games asked for so far. One state for all: a state made while something is computed is not tracked. */
let bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
/** Games asked for, loaded or not. */
const wantedGames: Record<string, GameText> = {};

/** The language of the texts on screen. */
export function locale(): Locale {
  return spoken?.locale ?? "ko";
}

/** Loads a language, then speaks it: the shell and every game loaded so far change at once. */
export async function speak(wanted: Locale): Promise<void> {
  const sources = await sharedSources(wanted);
  const games = await Promise.all(
    Object.keys(wantedGames).map(async (game) => [game, await gameBundle(game, wanted)] as const),
  );
  spoken = { locale: wanted, shell: makeBundle(wanted, sources) };
  bundles = Object.fromEntries(games);
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
  constructor(readonly game: string) {}

  get ready(): boolean {
    return bundles[this.game] !== undefined;
  }

  has(key: string): boolean {
    const bundle = bundles[this.game];
    return bundle !== undefined && has(bundle, key);
  }

  say(key: string, args?: Args): string {
    const bundle = bundles[this.game];
    return bundle ? format(bundle, key, args) : "";
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

  /** What a score comes to: points, or whatever the game says in its text `amount`. */
  amount(n: number): string {
    return this.has("amount") ? this.say("amount", { n }) : say("points-said", { points: n });
  }

  /** A text about an action, event, frame or facts. */
  sayForm(key: string, form: Form, players: readonly string[], more: Args = {}): string {
    const args = formArgs(form, { players, word: (name) => this.word(name) });
    return this.say(key, { ...args, ...more });
  }
}

/** The texts of a game; they load in the background the first time. */
export function gameText(game: string): GameText {
  const known = wantedGames[game];
  if (known) return known;
  const text = new GameText(game);
  wantedGames[game] = text;
  void loadGame(game);
  return text;
}

async function loadGame(game: string): Promise<void> {
  let wanted: Locale;
  let bundle: FluentBundle;
  do {
    wanted = untrack(locale);
    bundle = await gameBundle(game, wanted);
  } while (wanted !== locale());
  bundles = { ...bundles, [game]: bundle };
}
