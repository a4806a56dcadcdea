import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/table/board.ts";
import {
  gridStep,
  isMarked,
  roundsOf,
  samplesOf,
  swingsOf,
  type ScoredStep,
} from "../../src/table/replay/story.ts";

const PARTS = { headings: ["TurnStarted"], moments: ["WolfAppeared"] };

function step(n: number, points: (number | null)[], ...names: string[]): ScoredStep {
  const events: GameEvent[] = names.map((event) => ({ event }));
  return { happening: { n, seat: 0, events, past: true }, points };
}

/** Two turns and the beginning of a third; the second one is the wolf's. */
const STEPS = [
  step(1, [0, 0], "TurnStarted"),
  step(2, [0, 0], "DiceRolled"),
  step(3, [9, 0], "HouseCompleted", "TurnStarted"),
  step(4, [9, 0], "WolfAppeared"),
  step(5, [4, 2], "TilesBlown", "TurnStarted"),
  step(6, [4, 13], "HouseCompleted", "GameEnded"),
];

describe("points by turn", () => {
  test("a turn ends with the step that opens the next one, the last with the game", () => {
    expect(samplesOf(STEPS, PARTS)).toEqual([
      { n: 1, points: [0, 0], marked: false, round: 0 },
      { n: 3, points: [9, 0], marked: false, round: 0 },
      { n: 5, points: [4, 2], marked: true, round: 0 },
      { n: 6, points: [4, 13], marked: false, round: 0 },
    ]);
  });

  test("a turn that ends at once still counts", () => {
    const steps = [step(1, [0], "TurnStarted"), step(2, [3], "TurnStarted", "TurnStarted")];
    expect(samplesOf(steps, PARTS).map((sample) => sample.n)).toEqual([1, 2, 2]);
  });

  test("what the end of a round pays belongs to that round, though its step begins the next one", () => {
    const begins = (n: number, points: number, round: number): ScoredStep => {
      const events = [
        { event: "RoundStarted", round },
        { event: "TurnStarted", seat: 0 },
      ];
      return { happening: { n, seat: 0, events, past: true }, points: [points] };
    };
    const steps = [begins(1, 0, 1), step(2, [0], "TurnStarted"), begins(3, 5, 2), step(4, [9])];
    const samples = samplesOf(steps, { ...PARTS, round: "RoundStarted" });
    expect(samples.map(({ points, round }) => [...points, round])).toEqual([
      [0, 1],
      [0, 1],
      [5, 1],
      [9, 2],
    ]);
    expect(roundsOf(samples)).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 2, to: 3 },
    ]);
    expect(roundsOf(samplesOf(steps, PARTS))).toEqual([]);
  });

  test("without headings every step is a turn", () => {
    expect(samplesOf(STEPS, {}).map((sample) => sample.n)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(samplesOf(STEPS, null)).toHaveLength(6);
  });

  test("marks are turns and the game's own moments", () => {
    const marked = STEPS.filter(({ happening }) => isMarked(PARTS, happening));
    expect(marked.map(({ happening }) => happening.n)).toEqual([1, 3, 4, 5]);
  });
});

describe("swings", () => {
  test("are the turns with the largest change of one seat, told by its main step", () => {
    const swings = swingsOf(samplesOf(STEPS, PARTS), STEPS, 3);
    expect(
      swings.map(({ turn, seat, change, happening }) => [turn, seat, change, happening.n]),
    ).toEqual([
      [3, 1, 11, 6],
      [1, 0, 9, 3],
      [2, 0, -5, 5],
    ]);
  });

  test("no more than asked for, and none where nothing changed", () => {
    expect(swingsOf(samplesOf(STEPS, PARTS), STEPS, 1)).toHaveLength(1);
    const still = [step(1, [0], "TurnStarted"), step(2, [0])];
    expect(swingsOf(samplesOf(still, PARTS), still, 3)).toEqual([]);
  });

  test("points that nobody knows do not swing", () => {
    const hidden = [step(1, [0, null], "TurnStarted"), step(2, [2, null])];
    expect(swingsOf(samplesOf(hidden, PARTS), hidden, 3)).toMatchObject([{ seat: 0, change: 2 }]);
  });

  test("changes of a seat add up to its points at the end", () => {
    const points = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(points, (row) => {
        const steps = row.map((one, i) => step(i + 1, [i === 0 ? 0 : one], "TurnStarted"));
        const swings = swingsOf(samplesOf(steps, PARTS), steps, Infinity);
        const sum = swings.reduce((total, swing) => total + swing.change, 0);
        expect(sum).toBe(row.at(-1));
      }),
    );
  });
});

test("a grid has one to five gaps of a round height", () => {
  for (let span = 1; span < 3_000; span += 1) {
    const height = gridStep(span);
    expect(span / height).toBeLessThanOrEqual(5);
    expect(span / height).toBeGreaterThanOrEqual(1);
  }
  expect([3, 18, 33, 60, 240].map(gridStep)).toEqual([1, 5, 10, 20, 50]);
});
