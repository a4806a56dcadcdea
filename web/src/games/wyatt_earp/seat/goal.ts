/** How much money the table plays for, as its option names it. */
import type { EarpView } from "../view.ts";

export function goalOf(view: EarpView): number {
  return Number(/\d+/.exec(String(view.options.end_threshold))?.[0] ?? 25_000);
}
