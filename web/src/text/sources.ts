/** Fluent sources: the same files that the server and the terminal read, loaded when they are needed. */

export type Locale = "ko" | "en";
export const LOCALES: readonly Locale[] = ["ko", "en"];

type Loader = () => Promise<string>;

/** All shared texts but those that only the terminal and the server's log speak. */
const shared = import.meta.glob<string>(
  ["../../../src/hanpan/text/*/*.ftl", "!**/{server,shapes,terminal}.ftl"],
  { query: "?raw", import: "default" },
);
/** A game's texts for its board and its rules. */
const games = import.meta.glob<string>(
  ["../../../src/hanpan/games/*/text/*/*.ftl", "!**/{aids,bots,terminal}.ftl"],
  { query: "?raw", import: "default" },
);

function pick(loaders: Record<string, Loader>, part: string): Promise<string[]> {
  const paths = Object.keys(loaders).filter((path) => path.includes(part));
  return Promise.all(paths.sort().map((path) => loaders[path]!()));
}

/** Texts of the shell, by locale. */
export function sharedSources(locale: Locale): Promise<string[]> {
  return pick(shared, `/text/${locale}/`);
}

/** Texts of one game, by locale; empty if the game brings none. */
export function gameSources(game: string, locale: Locale): Promise<string[]> {
  return pick(games, `/games/${game}/text/${locale}/`);
}
