/** The payout of a round, read from its events: per poster who took what in which pass, and why money stayed. */
import type { GameEvent, Seat } from "../../../table/board.ts";
import { OUTLAWS, holdingsOf, type EarpView, type Holding } from "../view.ts";

/** Players with equal points take `amount` each, and `left` stays on the poster. */
export interface Tier {
  seats: readonly Seat[];
  amount: number;
  left: number;
}

/** Once from the leaders down. */
export type Pass = readonly Tier[];

export type Verdict = "escaped" | "swept" | "stopped" | "shared" | "none";

export interface Payment {
  outlaw: string;
  /** Dollars on the poster before. */
  bounty: number;
  /** Dollars that stay on it. */
  left: number;
  /** Points in all, where nobody was paid for want of them. */
  points: number;
  /** Dollars that the next tier would have needed. */
  need: number;
  passes: readonly Pass[];
  verdict: Verdict;
  /** Who lay on it; empty where cards moved in the very step that ended the round. */
  holdings: readonly Holding[];
}

/** Events that change what lies on a poster. */
const MOVING: readonly string[] = [
  "OutlawsLaid",
  "SheriffLaid",
  "PhotoLaid",
  "GunReplaced",
  "HideoutLaid",
  "HideoutRemoved",
  "OutlawStolen",
];

/** The payout among the events of a step, null if there was none. `before` is the view before the step. */
export function readPayout(events: readonly GameEvent[], before: EarpView): Payment[] | null {
  const end = events.findIndex(({ event }) => event === "RoundEnded");
  if (end < 0) return null;
  const earlier = events.slice(0, end);
  return OUTLAWS.map((outlaw) =>
    readPoster(
      outlaw,
      before,
      earlier.filter((event) => event.outlaw === outlaw),
      events.slice(end).filter((event) => event.outlaw === outlaw),
    ),
  );
}

function readPoster(
  outlaw: string,
  before: EarpView,
  earlier: readonly GameEvent[],
  paying: readonly GameEvent[],
): Payment {
  const moved = earlier.filter(({ event }) => MOVING.includes(event));
  const bounty =
    (before.posters[outlaw]?.bounty ?? 0) +
    moved.reduce((sum, event) => sum + ((event.bounty as number | undefined) ?? 0), 0);
  const passes: Tier[][] = [];
  let left = bounty;
  let verdict: Verdict = "none";
  let need = 0;
  let points = 0;
  for (const event of paying) {
    if (event.event === "TierPaid" || event.event === "BountySwept") {
      const seats = (event.seats as Seat[] | undefined) ?? [event.seat as Seat];
      const amount = event.amount as number;
      left -= amount * seats.length;
      const isAgain = passes[0]?.[0]?.seats[0] === seats[0];
      if (passes.length === 0 || isAgain) passes.push([]);
      passes.at(-1)!.push({ seats, amount, left });
      verdict = event.event === "BountySwept" ? "swept" : "shared";
    } else if (event.event === "PayoutStopped") {
      verdict = "stopped";
      need = event.need as number;
    } else if (event.event === "OutlawEscaped") {
      verdict = "escaped";
      points = event.points as number;
    }
  }
  const holdings = moved.length > 0 ? [] : holdingsOf(before, outlaw);
  return { outlaw, bounty, left, points, need, passes, verdict, holdings };
}

/** The payout of a poster in fewer words: what the same players took from it in all its passes is one event. */
export function oneShareEach(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  const shares = new Map<string, GameEvent>();
  for (const event of events) {
    if (event.event !== "TierPaid") {
      told.push(event);
      continue;
    }
    const key = JSON.stringify([event.outlaw, event.seats]);
    const share = shares.get(key);
    if (share) share.amount = (share.amount as number) + (event.amount as number);
    else {
      shares.set(key, { ...event });
      told.push(shares.get(key)!);
    }
  }
  return told;
}

/** What a seat took in a pass. */
export function tookIn(pass: Pass, seat: Seat): number {
  return pass.reduce((sum, tier) => sum + (tier.seats.includes(seat) ? tier.amount : 0), 0);
}

export function took(payment: Payment, seat: Seat): number {
  return payment.passes.reduce((sum, pass) => sum + tookIn(pass, seat), 0);
}

/** Who stands in the ledger of a poster, the most points first. */
export function listed(payment: Payment): Seat[] {
  const paid = payment.passes.flat().flatMap(({ seats }) => seats);
  return [...new Set([...payment.holdings.map(({ seat }) => seat), ...paid])];
}

/** The payment up to so many tiers. */
export function cut(payment: Payment, tiers: number): Payment {
  let rest = tiers;
  const passes = payment.passes
    .map((pass) => {
      const kept = pass.slice(0, Math.max(0, rest));
      rest -= pass.length;
      return kept;
    })
    .filter((pass) => pass.length > 0);
  const last = passes.flat().at(-1);
  return { ...payment, passes, left: last?.left ?? payment.bounty };
}

export function tiersOf(payment: Payment): number {
  return payment.passes.flat().length;
}
