/** What lies on the posters while a round is told. */
import type { Place } from "../../../table/sheet.ts";
import type { Posters } from "./entry.ts";

/** Dollars on a poster before it is paid out; null until the server told what it began with. */
export function bountyOf(
  { added }: Posters,
  places: readonly Place[],
  outlaw: string,
): number | null {
  const began = places.find(({ form }) => form["outlaw"] === outlaw)?.form["began"];
  return typeof began === "number" ? began + (added[outlaw] ?? 0) : null;
}
