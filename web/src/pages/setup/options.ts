/** Options of a table as the set-up shows them. */
import type { GameInfo, OptionInfo } from "../../net/protocol.ts";

/** The value that the rulebook (the first preset) gives an option. */
export function rulebookValue(game: GameInfo, option: OptionInfo): string {
  const first = Object.values(game.presets)[0] ?? {};
  return first[option.name] ?? option.values[0] ?? "";
}

/** Whether a value differs from the rulebook. */
export function isChanged(game: GameInfo, option: OptionInfo, value: string): boolean {
  return value !== rulebookValue(game, option);
}

/** Pauses before each action of a bot, ms. */
export const PACES = { still: 1_500, calm: 700, brisk: 300, none: 0 } as const;

/** The named pace nearest to a pause. */
export function paceKey(pace: number): keyof typeof PACES {
  const keys = Object.keys(PACES) as (keyof typeof PACES)[];
  return keys.reduce((best, key) =>
    Math.abs(PACES[key] - pace) < Math.abs(PACES[best] - pace) ? key : best,
  );
}
