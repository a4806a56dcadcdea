import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../../src/games/three_little_pigs/Board.svelte";
import { dock } from "../../src/games/three_little_pigs/dock.ts";
import { switches } from "../../src/games/three_little_pigs/switches.ts";
import { answers } from "./answers.ts";
import { tableOf, type FakeTable } from "./fake_table.ts";
import { BUYS, REROLLS, TARGETS, blowing, building, rolling } from "./positions.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Shows the board with these aids switched off, until it has asked whatever it wants to know. */
async function show(table: FakeTable, ...off: string[]) {
  table.off.push(...off);
  table.answers = answers;
  const { container } = render(Board, { table });
  const wait = () => vi.advanceTimersByTimeAsync(2_000);
  await wait();
  const asked = () => table.asked.map(({ name }) => name);
  return { container, wait, asked };
}

test("every switch has its words", async () => {
  const table = await tableOf(rolling(2), REROLLS, "en");
  const labels = switches(table).map(({ label }) => label);
  expect(new Set(labels).size).toBe(4);
  expect(labels.join()).not.toContain("⟨");
});

describe("an aid that is switched off", () => {
  test("stop: neither asked nor shown", async () => {
    const { container, asked } = await show(await tableOf(rolling(2), REROLLS), "pigs-stop");
    expect(asked()).not.toContain("stop_now");
    expect(container.textContent).toContain("꺼 두었어요.");
    expect(container.textContent).not.toContain("지금 살 수 있음");
  });

  test("risk: only the wolf's figure stays", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    const { container, wait } = await show(table, "pigs-risk");
    table.selection.set({ kind: "dice", dice: ["B2", "B3"] });
    await wait();
    const risk = container.querySelector("[data-about=risk]")!;
    expect(risk.textContent).toMatch(/위험\s*\d+%/);
    expect(risk.querySelectorAll("li")).toHaveLength(0);
  });

  test("worth: places are still offered, without points", async () => {
    const table = await tableOf(building(), BUYS);
    const { container, wait } = await show(table, "pigs-worth");
    await fireEvent.click(container.querySelector("[data-name=straw_roof]")!);
    await wait();
    const places = container.querySelectorAll(".yard [data-legal]");
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(place.textContent).not.toMatch(/[+−]\d/);
    await fireEvent.click(places[0]!);
    expect(dock(table)!.main!.label).not.toMatch(/[+−]\d/);
  });

  test("blow: houses are targets without a forecast", async () => {
    const { container, asked } = await show(await tableOf(blowing(), TARGETS), "pigs-blow");
    expect(asked()).not.toContain("wolf");
    expect(container.querySelectorAll(".target.active").length).toBeGreaterThan(0);
    expect(container.textContent).not.toContain("예상");
  });
});
