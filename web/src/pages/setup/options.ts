/** Options of a table as the set-up shows them. */
import type { GameInfo, OptionInfo, TableInfo } from "../../net/protocol.ts";
import { say } from "../../text/index.ts";

/** The value that the rulebook (the first preset) gives an option. */
export function rulebookValue(game: GameInfo, option: OptionInfo): string {
  const first = Object.values(game.presets)[0] ?? {};
  return first[option.name] ?? option.values[0] ?? "";
}

/** Whether a value differs from the rulebook. */
export function isChanged(game: GameInfo, option: OptionInfo, value: string): boolean {
  return value !== rulebookValue(game, option);
}

/** The values of all options under a preset. */
function presetOptions(game: GameInfo, preset: string): Record<string, string> {
  const chosen = game.presets[preset] ?? {};
  return Object.fromEntries(
    game.options.map((option) => [option.name, chosen[option.name] ?? option.values[0] ?? ""]),
  );
}

/** The preset whose values the table has, "" for a mixture of one's own. Of equal presets the named one counts. */
export function presetOf(game: GameInfo, table: Pick<TableInfo, "preset" | "options">): string {
  const equals = (preset: string) =>
    Object.entries(presetOptions(game, preset)).every(
      ([name, value]) => (table.options[name] ?? value) === value,
    );
  const names = Object.keys(game.presets);
  return [table.preset, ...names].find((name) => names.includes(name) && equals(name)) ?? "";
}

/** Pauses before each action of a bot, ms. */
export const PACES = { still: 1_500, calm: 700, brisk: 300, none: 0 } as const;

/** The pace of a table that nobody changed. */
export const USUAL_PACE: keyof typeof PACES = "calm";

/** The named pace nearest to a pause. */
export function paceKey(pace: number): keyof typeof PACES {
  return nearest(PACES, pace);
}

/** How long hidden windows are open, ms; with 0 nothing is hidden. */
export const WINDOWS = { short: 3_000, usual: 6_000, long: 12_000, open: 0 } as const;

/** The length at a table that nobody changed. */
export const USUAL_WINDOW: keyof typeof WINDOWS = "usual";

/** The named length nearest to a time; only no time at all is open. */
export function windowKey(length: number): keyof typeof WINDOWS {
  const { short, usual, long } = WINDOWS;
  return length === 0 ? "open" : nearest({ short, usual, long }, length);
}

function nearest<K extends string>(named: Readonly<Record<K, number>>, wanted: number): K {
  const keys = Object.keys(named) as K[];
  return keys.reduce((best, key) =>
    Math.abs(named[key] - wanted) < Math.abs(named[best] - wanted) ? key : best,
  );
}

/** About how long a game takes, in words. */
export function minutesText([least, most]: readonly [number, number]): string {
  return least === most
    ? say("minutes-about", { n: least })
    : say("minutes-about-range", { least, most });
}
