/** What the rulebook says about cards and events. */
import type { GameEvent } from "../../table/board.ts";
import { isOutlaw, photoOf } from "./view.ts";

const CARDS: Readonly<Record<string, string>> = {
  bank_robbery: "WE-BNK-01",
  stagecoach_robbery: "WE-STG-01",
  fastest_gun: "WE-FST-01",
  hideout: "WE-HID-01",
  most_wanted: "WE-MWT-01",
  wyatt_earp: "WE-WYT-01",
};

/** The clause that tells what a card does, undefined for what is no card. */
export function clauseOfCard(card: string): string | undefined {
  if (isOutlaw(card)) return "WE-LAY-01";
  return photoOf(card) === null ? CARDS[card] : "WE-PHO-01";
}

/** Cards that are discarded once they have been used; others only when their shot has missed. */
const USED_UP: Readonly<Record<string, string>> = {
  most_wanted: "WE-MWT-05",
  wyatt_earp: "WE-WYT-04",
};

const played = ({ card }: GameEvent) => clauseOfCard(String(card)) ?? "";

/** The clause that each line of the log goes by. */
export const clauses: Readonly<Record<string, string | ((event: GameEvent) => string)>> = {
  DealerChosen: "WE-SET-03",
  RoundStarted: ({ round }) => (round === 1 ? "WE-SET-02" : "WE-NEXT-01"),
  CardTurned: "WE-SET-05",
  CardDrawn: "WE-DRAW-01",
  DiscardTaken: "WE-DRAW-02",
  PileShuffled: "WE-SUP-01",
  SupplyUsedUp: "WE-SUP-04",
  OutlawsLaid: ({ first }) => (first === 1 ? "WE-LAY-02" : "WE-LAY-03"),
  SheriffPlayed: played,
  SheriffAimed: played,
  ShotFired: "WE-SHOT-01",
  SheriffLaid: "WE-SHF-06",
  SheriffDiscarded: ({ card }) => USED_UP[String(card)] ?? "WE-SHOT-03",
  PhotoAsked: "WE-PHO-08",
  PhotoLaid: "WE-PHO-03",
  PhotoKept: "WE-PHO-04",
  GunReplaced: "WE-FST-02",
  HideoutLaid: "WE-HID-02",
  HideoutRemoved: "WE-WYT-03",
  CardGiven: "WE-MWT-01",
  AskedInVain: "WE-MWT-01",
  OutlawStolen: "WE-MWT-02",
  HandSeen: "WE-MWT-06",
  CardStolen: "WE-MWT-06",
  SwapGiven: "WE-WYT-02",
  SwapTaken: "WE-WYT-02",
  CardDiscarded: "WE-DIS-01",
  RoundEnded: "WE-END-01",
  OutlawEscaped: "WE-SCO-02",
  BountySwept: "WE-SCO-03",
  TierPaid: "WE-SCO-05",
  PayoutStopped: "WE-SCO-06",
  GameEnded: "WE-WIN-01",
};
