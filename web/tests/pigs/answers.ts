/** What the server's aids answer in the positions of these tests. */
import type { Answers } from "../fake_table.svelte.ts";

type Where = number | "new";

function roof(place: Where, change: number) {
  return { place, bottom: false, completes: true, change, points: change, then: [] };
}

function wall(place: Where, points: number) {
  return { place, bottom: false, completes: false, change: 0, points, then: ["straw_roof"] };
}

export const answers: Answers = {
  scores: () => [[9, null, null], [10, null], [7], [8]],
  stop_now: () => ({
    tiles: [{ tile: "straw_roof", place: 2, completes: true }],
    gain: 10,
    worth: 2,
    payable: ["straw_roof"],
    ends: false,
  }),
  reroll: () => ({
    wolf: 11 / 36,
    gain: 0.25,
    same: 1 - 11 / 36 - 0.25,
    symbols: [{ part: "roof", chance: 0.25 }],
  }),
  places: ({ pile }) =>
    pile === "straw_roof"
      ? [roof(1, 8), roof(2, 10)]
      : pile === undefined
        ? [{ ...wall(1, 10), bottom: true }, wall("new", 6)]
        : [wall(1, 12), wall(2, 14), wall("new", 8)],
  onlyPlace: () => [roof(1, 8)],
  wolf: () => [
    {
      target: 3,
      house: 0,
      expected: 20 / 3,
      outcomes: [
        {
          material: "straw",
          chance: 0.5,
          fate: "gone",
          tiles: ["straw_window+1", "wood_roof+1"],
          lone: true,
          points: -8,
        },
        {
          material: "wood",
          chance: 1 / 3,
          fate: "open",
          tiles: ["wood_roof+1"],
          lone: false,
          points: -8,
        },
        { material: "brick", chance: 1 / 6, fate: "same", tiles: [], lone: false, points: 0 },
      ],
    },
  ],
};
