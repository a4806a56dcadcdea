/** The table of Wyatt Earp as a view tells it, by names. Facts only: what is allowed stands in the choices. */
import type { Form, Score, Seat, View } from "../../table/board.ts";

/** The seven outlaws, clockwise around the ring of posters from the upper left corner. */
export const OUTLAWS = [
  "belle_starr",
  "billy_the_kid",
  "bob_dalton",
  "butch_cassidy",
  "jesse_james",
  "sundance_kid",
  "wes_hardin",
] as const;
export type Outlaw = (typeof OUTLAWS)[number];

/** The other sheriff cards, as they follow the Photos in a hand. */
export const OTHERS = [
  "bank_robbery",
  "stagecoach_robbery",
  "fastest_gun",
  "hideout",
  "most_wanted",
  "wyatt_earp",
] as const;
export type Other = (typeof OTHERS)[number];

/** How many cards there are of each outlaw. */
export const COPIES = 7;

export interface Poster {
  /** Dollars. */
  bounty: number;
  registered: boolean;
  /** Capture points by seat: of the open cards, and of the covered ones. */
  points: readonly number[];
  covered: readonly number[];
  /** Dollars by seat if the round ended now. */
  pays: readonly number[];
}

/** A Hideout, and the cards under it. */
export interface Hideout {
  seat: Seat;
  outlaw: string;
  cards: readonly string[];
}

export interface EarpView extends View {
  round: number;
  turn: Seat | null;
  dealer: Seat | null;
  supply_pass: number;
  n_supply: number;
  exhausted: boolean;
  /** From the bottom up. */
  discard: readonly string[];
  hand: readonly string[];
  n_hands: readonly number[];
  /** By seat the cards that this seat knows in that hand. */
  known: readonly (readonly string[])[];
  /** The most that the second supply can hold, as far as this seat can tell. */
  stock: readonly string[];
  territories: readonly Readonly<Record<string, readonly string[]>>[];
  hideouts: readonly Hideout[];
  posters: Readonly<Record<string, Poster>>;
  money: readonly number[];
  resolving: string | null;
  score: Score | null;
}

interface Frames {
  Playing: Form & { seat: Seat; sheriff: number };
  /** Everybody is asked in a hidden window; or openly who holds the Photo. */
  Reacting: Form & { seat: Seat; outlaw: string };
  Asking: Form & { seat: Seat; outlaw: string };
  Fetching: Form & { seat: Seat; n: number };
  Choosing: Form & { seat: Seat; target: Seat };
}

/** The frame of that name if the turn is in it, on top of the stack or below. */
export function frameOf<K extends keyof Frames>(view: EarpView, name: K): Frames[K] | null {
  return (view.frames.find((frame) => frame.frame === name) as Frames[K] | undefined) ?? null;
}

/** The first set whose Photo is asked for: of which outlaw, and who laid it. Null outside of such a window. */
export function windowOf(view: EarpView): { seat: Seat; outlaw: string } | null {
  return frameOf(view, "Reacting") ?? frameOf(view, "Asking");
}

/** The step of a turn that is going on. */
export type Step = "draw" | "play" | "discard";

export function stepOf(view: EarpView): Step | null {
  const names = view.frames.map((frame) => frame.frame);
  if (names.includes("Playing")) return "play";
  if (names.includes("Drawing")) return "draw";
  return names.includes("Discarding") ? "discard" : null;
}

export function isOutlaw(card: string): card is Outlaw {
  return (OUTLAWS as readonly string[]).includes(card);
}

/** The outlaw of a Photo, null for other cards. */
export function photoOf(card: string): Outlaw | null {
  const outlaw = card.replace(/^photo_/, "");
  return card !== outlaw && isOutlaw(outlaw) ? outlaw : null;
}

const ORDER: readonly string[] = [
  ...OUTLAWS,
  ...OUTLAWS.map((outlaw) => `photo_${outlaw}`),
  ...OTHERS,
];

/** Equal cards. */
export interface Group {
  card: string;
  n: number;
}

/** Cards by kind, in the order of a hand. */
export function grouped(cards: readonly string[]): Group[] {
  return ORDER.map((card) => ({ card, n: cards.filter((one) => one === card).length })).filter(
    ({ n }) => n > 0,
  );
}

/** What a seat has on a poster. */
export interface Holding {
  seat: Seat;
  /** Cards that lie open, and those under Hideouts, each of which is one list. */
  open: readonly string[];
  hidden: readonly (readonly string[])[];
  points: number;
  pays: number;
}

/** Who has cards of an outlaw, the most points first. */
export function holdingsOf(view: EarpView, outlaw: string): Holding[] {
  const poster = view.posters[outlaw];
  return view.money
    .map((_, seat) => ({
      seat,
      open: view.territories[seat]?.[outlaw] ?? [],
      hidden: view.hideouts
        .filter((hideout) => hideout.seat === seat && hideout.outlaw === outlaw)
        .map(({ cards }) => cards),
      points: poster?.points[seat] ?? 0,
      pays: poster?.pays[seat] ?? 0,
    }))
    .filter(({ open, hidden }) => open.length > 0 || hidden.length > 0)
    .sort((a, b) => b.points - a.points || a.seat - b.seat);
}

/** What a seat would be paid if the round ended now. */
export function wouldEarn(view: EarpView, seat: Seat): number {
  return Object.values(view.posters).reduce((sum, { pays }) => sum + (pays[seat] ?? 0), 0);
}

export function heldOf(view: EarpView, card: string): number {
  return view.hand.filter((one) => one === card).length;
}
