/** Fluent sources: the same files that the server and the terminal read, loaded when they are needed. */
import loaders from "virtual:texts";

export type Locale = "ko" | "en";
export const LOCALES: readonly Locale[] = ["ko", "en"];

async function load(part: string, locale: Locale): Promise<readonly string[]> {
  return (await loaders[`${part}/${locale}`]?.())?.default ?? [];
}

/** Texts of the shell, by locale. */
export function sharedSources(locale: Locale): Promise<readonly string[]> {
  return load("shell", locale);
}

/** Texts of one game, by locale; empty if the game brings none. */
export function gameSources(game: string, locale: Locale): Promise<readonly string[]> {
  return load(game, locale);
}
