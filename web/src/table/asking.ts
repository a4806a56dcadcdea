/** What a pressed thing is: by the game, or by the table for its own parts. */
import { say } from "../text/index.ts";
import type { About, GameTable } from "./board.ts";
import type { Match } from "./match.svelte.ts";
import { STRENGTH } from "./status.ts";

/** Parts of the table that explain themselves by `what-{part}`. */
const PARTS: readonly string[] = ["dock", "connection", "log", "menu"];

function aboutTable(match: Match, thing: string): About | null {
  if (PARTS.includes(thing)) {
    return { title: say(`what-${thing}`), text: say(`what-${thing}-text`), clause: "" };
  }
  const seat = Number(/^seat:(\d+)$/.exec(thing)?.[1] ?? NaN);
  const info = match.seats[seat];
  if (!info) return null;
  const { kind, level } = info;
  return {
    title: say("what-seat", { name: match.names[seat] ?? "" }),
    text: say("what-seat-text", { kind, strength: level ? STRENGTH[level] : 0 }),
    clause: "",
  };
}

/** What the innermost thing at this element is that anybody knows, with its element. */
export function aboutAt(
  match: Match,
  parts: GameTable | null,
  element: Element,
): { about: About; anchor: Element } | null {
  let anchor = element.closest<HTMLElement>("[data-about]");
  while (anchor) {
    const thing = anchor.dataset.about ?? "";
    const about = parts?.about?.(match, thing) ?? aboutTable(match, thing);
    if (about) return { about, anchor };
    anchor = anchor.parentElement?.closest<HTMLElement>("[data-about]") ?? null;
  }
  return null;
}
