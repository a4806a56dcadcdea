import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Countdown from "../src/kit/Countdown.svelte";
import type { GameInfo, TableInfo } from "../src/net/protocol.ts";
import { windowKey, WINDOWS } from "../src/pages/setup/options.ts";
import RulesBlock from "../src/pages/setup/RulesBlock.svelte";
import { gameText, speak } from "../src/text/index.ts";

const game = (hidden_windows: boolean): GameInfo => ({
  name: "wyatt_earp",
  rules_version: 1,
  least_seats: 2,
  most_seats: 4,
  options: [],
  presets: { rulebook: {} },
  levels: ["easy"],
  n_actions: 1,
  hidden_windows,
});
const table = {
  game: "wyatt_earp",
  preset: "rulebook",
  options: {},
  pace: 700,
  window_ms: 12_000,
  host: true,
} as unknown as TableInfo;

beforeAll(async () => {
  await speak("ko");
  await vi.waitFor(() => expect(gameText("wyatt_earp").ready).toBe(true));
});
afterEach(cleanup);

describe("the length of hidden windows", () => {
  it("is named by the nearest one, and only no time at all is open", () => {
    for (const [key, length] of Object.entries(WINDOWS)) expect(windowKey(length)).toBe(key);
    expect(windowKey(1)).toBe("short");
    expect(windowKey(30_000)).toBe("long");
  });

  it("is asked where the game has such windows, and nowhere else", () => {
    render(RulesBlock, { table, game: game(true), onchange: vi.fn() });
    expect(screen.getAllByText("숨은 응답 시간").length).toBeGreaterThan(0);
    expect(screen.getByText("12초")).toBeTruthy();
    cleanup();
    render(RulesBlock, { table, game: game(false), onchange: vi.fn() });
    expect(screen.queryByText("숨은 응답 시간")).toBeNull();
  });
});

describe("the clock", () => {
  it("counts whole seconds down to none", () => {
    vi.useFakeTimers();
    render(Countdown, { ends: Date.now() + 2_400, length: 6_000 });
    expect(document.querySelector("b")?.textContent).toBe("3");
    vi.advanceTimersByTime(1_500);
    return vi
      .waitFor(() => expect(document.querySelector("b")?.textContent).toBe("1"))
      .finally(() => vi.useRealTimers());
  });
});
