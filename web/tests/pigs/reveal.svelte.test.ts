/** The show at the end: houses without a roof are struck through, then points count up. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { revealOf } from "../../src/games/three_little_pigs/seat/reveal.svelte.ts";
import type { Score } from "../../src/table/board.ts";
import { tableOf } from "./fake_table.ts";
import { position } from "./positions.ts";

const SCORE: Score = {
  seats: [0, 1, 2, 3].map((seat) => ({ seat, rank: seat + 1, total: 0, tie_break: [], items: [] })),
  winners: [0],
  decided_by: null,
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function ended(past: boolean, calm = false) {
  vi.useRealTimers();
  const table = await tableOf(position(), []);
  vi.useFakeTimers();
  table.calm = calm;
  table.step(position({ score: { ...SCORE } }), [], [{ event: "GameEnded" }], past);
  const reveal = revealOf(table)!;
  reveal.begin(table);
  return { table, reveal };
}

test("unfinished houses go first, one by one, then points count up to the whole", async () => {
  const { reveal } = await ended(false);
  expect([reveal.isStruck(0, 1), reveal.isStruck(0, 2), reveal.isStruck(1, 1)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(reveal.counted(0, 0, 9)).toBe(0);
  await vi.advanceTimersByTimeAsync(800);
  expect([reveal.isStruck(0, 2), reveal.isStruck(1, 1)]).toEqual([true, true]);
  expect(reveal.counted(3, 0, 8)).toBe(0);
  const seen = new Set<number>();
  for (let i = 0; i < 200; i += 1) {
    await vi.advanceTimersByTimeAsync(40);
    seen.add(reveal.counted(0, 0, 9));
  }
  expect(seen.size).toBeGreaterThan(3);
  expect([reveal.counted(0, 0, 9), reveal.counted(3, 0, 8)]).toEqual([9, 8]);
  expect(reveal.running).toBe(false);
});

test("a press shows everything, and it does not begin again", async () => {
  const { table, reveal } = await ended(false);
  expect(reveal.running).toBe(true);
  reveal.skip();
  expect([reveal.running, reveal.isStruck(1, 1), reveal.counted(3, 0, 8)]).toEqual([
    false,
    true,
    8,
  ]);
  reveal.begin(table);
  expect(reveal.running).toBe(false);
});

test.each([
  ["who comes later", true, false],
  ["who wants nothing to move", false, true],
])("%s sees the result at once", async (_, past, calm) => {
  const { reveal } = await ended(past, calm);
  expect([reveal.running, reveal.counted(0, 0, 9)]).toEqual([false, 9]);
});

test("pictures of all seats share one show", async () => {
  const { table, reveal } = await ended(false);
  expect(revealOf(table)).toBe(reveal);
});

test("before the end there is none", async () => {
  vi.useRealTimers();
  expect(revealOf(await tableOf(position(), []))).toBeNull();
});
