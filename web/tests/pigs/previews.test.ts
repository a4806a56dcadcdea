import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pressDie, pressPile } from "../../src/games/three_little_pigs/choosing.ts";
import { ASK_AFTER } from "../../src/kit/inquiry.svelte.ts";
import {
  previewsOf,
  WAITING_PAUSE,
  type Previews,
} from "../../src/games/three_little_pigs/previews.svelte.ts";
import type { PigsView } from "../../src/games/three_little_pigs/view.ts";
import { answers } from "./answers.ts";
import { tableOf, type FakeTable } from "./fake_table.ts";
import {
  blowing,
  building,
  BUYS,
  HOUSES,
  position,
  REROLLS,
  rolling,
  TARGETS,
} from "./positions.ts";

/** What the board's effects do after each step. */
function askAll(previews: Previews): void {
  previews.askPoints();
  previews.askStop();
  previews.askRisk();
  previews.askPlaces();
  previews.askBlows();
}

/** How often each aid was asked. */
function counts(table: FakeTable): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { name } of table.asked) found[name] = (found[name] ?? 0) + 1;
  return found;
}

function waiting(view: PigsView): PigsView {
  return { ...view, seat: 2, asked: [0], question: null };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function seated(view: PigsView, choices = REROLLS) {
  vi.useRealTimers();
  const table = await tableOf(view, choices);
  vi.useFakeTimers();
  table.answers = answers;
  return { table, previews: previewsOf(table) };
}

describe("what the board asks the server", () => {
  it("asks each thing once for a position, a moment later, however often the board asks for it", async () => {
    const { table, previews } = await seated(rolling(2));
    for (let i = 0; i < 5; i++) askAll(previews);
    expect(table.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    for (let i = 0; i < 5; i++) askAll(previews);
    await vi.advanceTimersByTimeAsync(10 * ASK_AFTER);
    expect(counts(table)).toEqual({ scores: 1, stop_now: 1 });
    expect(previews.stop).not.toBeNull();
  });

  it("asks for the newest choice only", async () => {
    const { table, previews } = await seated(building(), BUYS);
    for (const pile of ["wood_window", "straw_roof"]) {
      pressPile(table, pile);
      previews.askPlaces();
    }
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    expect(table.asked).toEqual([{ name: "places", args: { pile: "straw_roof" } }]);
  });

  it("has one question of a kind under way, and drops those that are out of date", async () => {
    const { table, previews } = await seated(rolling(2));
    const replies: ((value: unknown) => void)[] = [];
    table.answers = { stop_now: () => new Promise((resolve) => replies.push(resolve)) };
    for (let i = 0; i < 20; i++) {
      table.step(rolling(2), REROLLS, []);
      previews.askStop();
      await vi.advanceTimersByTimeAsync(ASK_AFTER);
    }
    expect(counts(table)).toEqual({ stop_now: 1 });
    replies[0]?.({ payable: ["outdated"] });
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    expect(counts(table)).toEqual({ stop_now: 2 });
    expect(previews.stop).toBeNull();
    replies[1]?.({ payable: ["straw_roof"] });
    await vi.advanceTimersByTimeAsync(0);
    expect(previews.payable).toEqual(["straw_roof"]);
  });

  it("asks nothing of its own choices while others are asked", async () => {
    for (const view of [rolling(2), building(), blowing()].map(waiting)) {
      const { table, previews } = await seated(view, []);
      pressDie(table, "B2");
      askAll(previews);
      await vi.advanceTimersByTimeAsync(2 * WAITING_PAUSE);
      expect(Object.keys(counts(table))).toEqual(["scores"]);
    }
  });

  it("asks about the wolf when it is asked itself", async () => {
    const { table, previews } = await seated(blowing(), TARGETS);
    askAll(previews);
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    expect(counts(table)).toEqual({ scores: 1, wolf: 1 });
  });

  it("asks about once a second while a fast game runs by", async () => {
    const { table, previews } = await seated(waiting(position()), []);
    const changed = HOUSES.with(0, [...HOUSES[0]!, ["brick_door", "brick_roof"]]);
    for (let i = 0; i < 200; i++) {
      table.step(waiting(position({ houses: i % 2 ? HOUSES : changed })), [], []);
      askAll(previews);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(table.asked.length).toBeGreaterThan(0);
    expect(table.asked.length).toBeLessThanOrEqual(10);
  });

  it("knows a house's points as long as the house stays as it is", async () => {
    const { table, previews } = await seated(waiting(position()), []);
    askAll(previews);
    await vi.advanceTimersByTimeAsync(WAITING_PAUSE);
    expect(previews.points(2, 0)).toBe(7);
    table.step(waiting(position({ houses: HOUSES.with(3, [["straw_roof"]]) })), [], []);
    expect(previews.points(2, 0)).toBe(7);
    expect(previews.points(3, 0)).toBeNull();
    table.step(waiting(position({ dice: ["roof", null, null, null, null] })), [], []);
    askAll(previews);
    await vi.advanceTimersByTimeAsync(2 * WAITING_PAUSE);
    expect(counts(table)).toEqual({ scores: 1 });
  });
});
