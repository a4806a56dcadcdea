/** Where the cards are, as far as this seat has seen them. Counts only: what they mean is the players' business. */
import { COPIES, OUTLAWS, type EarpView } from "./view.ts";

/** The cards of one outlaw. */
export interface Count {
  outlaw: string;
  /** On the table, in the own hand, discarded, known in other hands, never seen: together all of them. */
  laid: number;
  hand: number;
  discarded: number;
  known: number;
  unseen: number;
}

function laidCards(view: EarpView): string[] {
  return [
    ...view.territories.flatMap((territory) => Object.values(territory).flat()),
    ...view.hideouts.flatMap(({ cards }) => cards),
  ];
}

function knownElsewhere(view: EarpView): string[] {
  return view.known.flatMap((cards, seat) => (seat === view.seat ? [] : [...cards]));
}

export function countCards(view: EarpView): Count[] {
  const laid = laidCards(view);
  const elsewhere = knownElsewhere(view);
  return OUTLAWS.map((outlaw) => {
    const among = (cards: readonly string[]) => cards.filter((card) => card === outlaw).length;
    const count = {
      laid: among(laid),
      hand: among(view.hand),
      discarded: among(view.discard),
      known: among(elsewhere),
    };
    const seen = count.laid + count.hand + count.discarded + count.known;
    return { outlaw, ...count, unseen: Math.max(0, COPIES - seen) };
  });
}
