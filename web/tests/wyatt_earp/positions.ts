/** Positions as the server's views tell them: the second round of four, seat 0 on turn. */
import type { Choice, Form } from "../../src/table/board.ts";
import { OUTLAWS, type EarpView, type Poster } from "../../src/games/wyatt_earp/view.ts";

export function poster(changes: Partial<Poster> = {}): Poster {
  return {
    bounty: 1000,
    registered: false,
    points: [0, 0, 0, 0],
    covered: [0, 0, 0, 0],
    pays: [0, 0, 0, 0],
    ...changes,
  };
}

export function position(changes: Partial<EarpView> & { frames?: Form[] } = {}): EarpView {
  const asks = changes.frames?.at(-1)?.frame as string | undefined;
  return {
    game: "wyatt_earp",
    seat: 0,
    n_seats: 4,
    options: {
      most_wanted_hand: "named",
      fastest_gun_shot: "required",
      end_threshold: "at_least_25000",
      discard_browsable: "true",
    },
    asked: [0],
    question: asks ?? null,
    choices: [],
    lanes: [],
    frames: [],
    round: 2,
    turn: 0,
    dealer: 3,
    supply_pass: 1,
    n_supply: 13,
    exhausted: false,
    discard: ["wyatt_earp", "billy_the_kid", "butch_cassidy"],
    hand: [...Array<string>(4).fill("jesse_james"), "billy_the_kid", "most_wanted", "fastest_gun"],
    n_hands: [7, 4, 5, 6],
    known: [[], ["bob_dalton"], [], []],
    stock: [],
    territories: [
      { belle_starr: ["belle_starr", "belle_starr"] },
      { belle_starr: ["belle_starr", "belle_starr", "belle_starr", "photo_belle_starr"] },
      {},
      {},
    ],
    hideouts: [{ seat: 2, outlaw: "belle_starr", cards: ["belle_starr"] }],
    posters: {
      ...Object.fromEntries(OUTLAWS.map((outlaw) => [outlaw, poster()])),
      belle_starr: poster({
        bounty: 6000,
        registered: true,
        points: [4, 10, 0, 0],
        covered: [0, 0, 2, 0],
        pays: [0, 6000, 0, 0],
      }),
    },
    money: [8000, 11000, 6000, 4000],
    resolving: null,
    score: null,
    ...changes,
  };
}

const ROUNDS = { frame: "Rounds" };

export const playing = (): EarpView =>
  position({ frames: [ROUNDS, { frame: "Playing", seat: 0, sheriff: 0 }] });

export const window = (): EarpView =>
  position({
    frames: [
      ROUNDS,
      { frame: "Playing", seat: 3, sheriff: 0 },
      { frame: "Reacting", seat: 3, outlaw: "butch_cassidy" },
    ],
    question: "Answering",
  });

function choices(...some: { do: string; [field: string]: unknown }[]): Choice[] {
  return some.map((choice, id) => ({ ...choice, id }));
}

/** What may be done with the hand of `position`. */
export const PLAYS = choices(
  { do: "LayOutlaw", outlaw: "jesse_james", n: 3 },
  { do: "LayOutlaw", outlaw: "jesse_james", n: 4 },
  { do: "PlayFastestGun", outlaw: "belle_starr" },
  { do: "PlayMostWantedHand", target: 1, outlaw: "belle_starr" },
  { do: "PlayMostWantedHand", target: 2, outlaw: "belle_starr" },
  { do: "PlayMostWantedHand", target: 1, outlaw: "bob_dalton" },
  { do: "PlayMostWantedTable", target: 1, outlaw: "belle_starr" },
  { do: "EndPlay" },
);
export const DECLINE = choices({ do: "ReactPhoto", answer: "no" });
export const EITHER = choices(
  { do: "ReactPhoto", answer: "no" },
  { do: "ReactPhoto", answer: "yes" },
);
