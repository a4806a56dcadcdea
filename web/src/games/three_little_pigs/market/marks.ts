/** How a pile stands: what is chosen, what the choices offer, what an aid says could be bought by stopping now. */
import { buy, chosenPile, type PigsTable } from "../choosing.ts";
import { frameOf, openTile } from "../view.ts";

/**
 * idle: nothing to buy now · payable: stopping now would buy it · legal: may be bought · selected · off: cannot be
 * bought though buying is on.
 */
export type PileMark = "idle" | "payable" | "legal" | "selected" | "off";

export function pileMark(table: PigsTable, payable: readonly string[], pile: string): PileMark {
  const { view } = table;
  if (openTile(view, pile) === null) return "idle";
  if (chosenPile(table) === pile) return "selected";
  if (table.question === "Building") return table.offers(buy(pile)) ? "legal" : "off";
  if (frameOf(view, "Building") || frameOf(view, "Placing")) return "off";
  return payable.includes(pile) ? "payable" : "idle";
}
