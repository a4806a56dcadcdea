/** Fluent sources: the same files that the server and the terminal read, loaded when they are needed. */

export type Locale = "ko" | "en";
export const LOCALES: readonly Locale[] = ["ko", "en"];

type Loader = () => Promise<string>;

/** The shared texts that the web needs; others are the terminal's. */
const shared = import.meta.glob<string>("../../../src/hanpan/text/*/{bots,errors,seats,web}.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/hanpan/games/*/text/*/{rules,board}.ftl", {
  query: "?raw",
  import: "default",
});

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
