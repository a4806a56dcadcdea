/** What the board shows to help a choice, each with a switch of its own. */
import type { AidSwitch } from "../../table/board.ts";
import type { PigsTable } from "./choosing.ts";

const KEYS = ["pigs-stop", "pigs-risk", "pigs-worth", "pigs-blow"] as const;

export type Switch = (typeof KEYS)[number];

export function switches(table: PigsTable): AidSwitch[] {
  return KEYS.map((key) => ({ key, label: table.say(`switch-${key}`) }));
}
