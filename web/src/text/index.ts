/** Everything shown to people is said here, from Fluent files only. */
export { LOCALES, type Locale } from "./sources.ts";
export { gameText, GameText, hasText, locale, say, speak } from "./speech.svelte.ts";
export type { Args } from "./bundle.ts";
