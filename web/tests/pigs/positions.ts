/** Positions as the server's views tell them: one game of four seats in its 17th turn, seat 0 to decide. */
import type { Choice, Form } from "../../src/table/board.ts";
import { PILES, type Face, type PigsView } from "../../src/games/three_little_pigs/view.ts";

export const HOUSES = [
  [
    ["straw_door", "wood_window+1", "straw_roof"],
    ["brick_window+1"],
    ["wood_door+1", "straw_window+1"],
  ],
  [
    ["wood_door", "wood_window", "wood_roof"],
    ["straw_door", "straw_window+2"],
  ],
  [["brick_door", "straw_roof"]],
  [["straw_window+1", "wood_roof+1"]],
];

export const TWO_ROOFS_AND_A_WOLF: Face[] = ["roof", "roof", "wolf", "window", "window"];

export function position(changes: Partial<PigsView> & { frames?: Form[] } = {}): PigsView {
  const asks = changes.frames?.at(-1)?.frame as string | undefined;
  return {
    game: "three_little_pigs",
    seat: 0,
    n_seats: 4,
    options: { variant: "basic", second_tile: "different_pile" },
    asked: [0],
    question: asks ?? null,
    choices: [],
    lanes: [],
    turn: 0,
    first: 0,
    n_turns: 17,
    dice: [null, null, null, null, null],
    piles: {
      ...Object.fromEntries(PILES.map((pile) => [pile, { top: 0, under: [0, 1] }])),
      straw_window: {},
      straw_door: {},
      wood_window: { top: 2 },
    },
    houses: HOUSES,
    removed: [],
    awards: {},
    leads: {},
    n_empty: 2,
    end_at: 4,
    seats: [
      { points: 9, if_roofed: 18, completed: 1, unfinished: 2 },
      { points: 10, if_roofed: 9, completed: 1, unfinished: 1 },
      { points: 7, if_roofed: 0, completed: 1, unfinished: 0 },
      { points: 8, if_roofed: 0, completed: 1, unfinished: 0 },
    ],
    score: null,
    frames: [],
    ...changes,
  };
}

const TURNS = { frame: "Turns" };

export function rolling(n_rolls: number, dice: (Face | null)[] = TWO_ROOFS_AND_A_WOLF): PigsView {
  return position({
    dice: n_rolls ? dice : [null, null, null, null, null],
    frames: [TURNS, { frame: "Rolling", seat: 0, n_rolls }],
  });
}

/** Everything but the wolf on B1 may be rolled again. */
export const REROLLS: Choice[] = [
  { do: "Stop", id: 1 },
  { do: "Reroll", field: "dice", subset_of: ["W1", "W2", "B2", "B3"] },
];

export function building(first_pile: string | null = null): PigsView {
  const frame = { frame: "Building", seat: 0, doors: 0, windows: 3, roofs: 2, first_pile };
  return position({
    dice: ["roof", "roof", "window", "window", "window"],
    frames: [TURNS, first_pile === null ? frame : { ...frame, roofs: 0 }],
  });
}

export const BUYS: Choice[] = [
  { do: "Buy", id: 35, pile: "straw_roof" },
  { do: "Buy", id: 37, pile: "wood_window" },
];

export function placing(tile: string): PigsView {
  return position({
    dice: ["door", "door", "door", "window", "window"],
    frames: [TURNS, { frame: "Placing", seat: 0, tile }],
  });
}

export const BELOW_OR_NEW: Choice[] = [
  { do: "Place", id: 44, house: 1 },
  { do: "StartHouse", id: 67 },
];

export function blowing(): PigsView {
  return position({
    dice: ["window", "roof", "wolf", "wolf", "door"],
    frames: [TURNS, { frame: "Blowing", seat: 0 }],
  });
}

export const TARGETS: Choice[] = HOUSES.flatMap((houses, target) =>
  target === 0
    ? []
    : houses.map((_, house) => ({ do: "Blow", id: 68 + target * 24 + house, target, house })),
);
