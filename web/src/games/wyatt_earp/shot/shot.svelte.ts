/** A shot that has just been fired, for as long as it is shown. Nothing here blocks a choice, and a press ends it. */
import type { GameEvent, Happening, Seat } from "../../../table/board.ts";
import type { EarpTable } from "../chosen.ts";
import { previewsOf, type Odds } from "../previews.svelte.ts";
import type { EarpView } from "../view.ts";

/** How long the card lies face down, and how long the result stays, ms. */
const FACE_DOWN = 1_200;
const RESULT_FOR = 3_000;
/** Events that tell what came of a shot. */
const RESULTS: readonly string[] = [
  "SheriffLaid",
  "SheriffDiscarded",
  "GunReplaced",
  "HideoutLaid",
  "HideoutRemoved",
  "OutlawStolen",
];

export interface Shot {
  n: number;
  seat: Seat;
  /** The sheriff card, and what it was aimed at. */
  card: string;
  outlaw: string | null;
  target: Seat | null;
  flipped: string;
  hit: boolean;
  /** What could have come, before the card was turned; null where that is not known or not wanted. */
  odds: Odds | null;
  /** The bounty before and after. */
  bounty: readonly [number, number] | null;
  lines: readonly string[];
}

function find(events: readonly GameEvent[], ...names: string[]): GameEvent | undefined {
  return events.find(({ event }) => names.includes(event));
}

/** The shot of a step, null if none was fired. `before` is the view before it. */
export function readShot(table: EarpTable, happening: Happening, before: EarpView): Shot | null {
  const { events } = happening;
  const fired = find(events, "ShotFired");
  const played = find(events, "SheriffPlayed", "SheriffAimed");
  if (!fired || !played) return null;
  const outlaw = (played.outlaw as string | null | undefined) ?? null;
  const was = outlaw === null ? undefined : before.posters[outlaw]?.bounty;
  const added = events.reduce(
    (sum, event) => sum + (event.event === "SheriffLaid" ? (event.bounty as number) : 0),
    0,
  );
  return {
    n: happening.n,
    seat: fired.seat as Seat,
    card: played.card as string,
    outlaw,
    target: (played.target as Seat | undefined) ?? null,
    flipped: fired.card as string,
    hit: fired.hit === 1,
    odds: previewsOf(table).odds,
    bounty: was === undefined ? null : [was, was + added],
    lines: events
      .filter(({ event }) => RESULTS.includes(event))
      .map((event) => table.sayForm(`event-${event.event}`, event)),
  };
}

export class ShotShow {
  shot = $state.raw<Shot | null>(null);
  /** The card has been turned up. */
  turned = $state(false);
  readonly #table: EarpTable;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: EarpTable) {
    this.#table = table;
  }

  hear(happening: Happening, before: EarpView): void {
    const shot = happening.past ? null : readShot(this.#table, happening, before);
    if (!shot) return;
    this.shot = shot;
    this.turned = this.#table.calm;
    const wait = this.turned ? 0 : FACE_DOWN / (this.#table.speed || 1);
    this.#after(wait, () => {
      this.turned = true;
      this.#after(RESULT_FOR, () => this.skip());
    });
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.shot = null;
    this.turned = false;
  }

  #after(wait: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, wait);
  }
}
