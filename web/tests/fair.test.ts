import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Fairness, Luck, TableInfo } from "../src/net/protocol.ts";
import FairPage from "../src/pages/fair/FairPage.svelte";
import { chanceSaid, grouped, isRare, scaleOf } from "../src/pages/fair/luck.ts";
import { gameText, speak } from "../src/text/index.ts";
import { table } from "./fake_socket.ts";

function luck(change: Partial<Luck> = {}): Luck {
  return {
    key: "wolf",
    seat: 0,
    draws: 25,
    count: 0,
    mean: 4.1667,
    low: 1,
    high: 7,
    at_most: 0.0105,
    at_least: 1,
    ...change,
  };
}

function fairness(change: Partial<Fairness> = {}): Fairness {
  return {
    seed_hash: "ab".repeat(32),
    seed: "cd".repeat(32),
    rules_version: 1,
    proof: { steps: 100, actions: 99, draws: 250 },
    unproved: null,
    luck: [],
    ...change,
  };
}

/** The server's answers by the end of the address. */
function answer(info: TableInfo, found: Fairness | null) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const body = path.endsWith("/fairness") ? found : info;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  return asked;
}

beforeEach(async () => {
  await speak("ko");
  const text = gameText("three_little_pigs");
  await vi.waitUntil(() => text.ready);
});

afterEach(() => vi.unstubAllGlobals());

describe("what is computed from a row", () => {
  test("the less likely side is told, with two digits", () => {
    expect(chanceSaid(luck())).toBe("이만큼 적을 확률 1.1%");
    expect(chanceSaid(luck({ at_most: 0.99, at_least: 0.12345 }))).toBe("이만큼 많을 확률 12%");
    expect(chanceSaid(luck({ at_most: 0.000123 }))).toBe("이만큼 적을 확률 0.012%");
  });

  test("only what lies outside of the band is rare", () => {
    expect([0, 1, 7, 8].map((count) => isRare(luck({ count })))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test("everything lies on the scale, in order", () => {
    for (const row of [luck(), luck({ count: 30 }), luck({ low: 3, high: 3, count: 3, mean: 3 })]) {
      const at = scaleOf(row);
      for (const value of [row.low, row.high, row.mean, row.count]) {
        expect(at(value)).toBeGreaterThan(0);
        expect(at(value)).toBeLessThan(100);
      }
      expect(at(row.low)).toBeLessThanOrEqual(at(row.high));
    }
  });

  test("the own seat comes first and the table last", () => {
    const rows = [null, 2, 0, 1, 2].map((seat) => luck({ seat }));
    expect(grouped(rows, 1).map((group) => group.seat)).toEqual([1, 0, 2, null]);
    expect(grouped(rows, null).map((group) => group.seat)).toEqual([0, 1, 2, null]);
    expect(grouped(rows, null)[2]?.rows).toHaveLength(2);
  });
});

describe("the page", () => {
  test("a finished match: the proof, the seed, the record, and luck by seat", async () => {
    const rows = [
      luck({
        seat: 0,
        key: "door",
        count: 14,
        mean: 14,
        low: 9,
        high: 19,
        at_most: 0.6,
        at_least: 0.5,
      }),
      luck({ seat: 0 }),
      luck({ seat: null, key: "pots", draws: 20 }),
    ];
    answer(table({ status: "over", you: 0 }), fairness({ luck: rows }));
    render(FairPage, { code: "7KX294" });
    expect(
      await screen.findByRole("heading", { name: "모두 시드에서 나온 그대로예요." }),
    ).toBeTruthy();
    expect(screen.getByText(/우연으로 정한 수 250개와 고른 것 99개/)).toBeTruthy();
    expect(screen.getByText("ab".repeat(32))).toBeTruthy();
    expect(screen.getByText("cd".repeat(32))).toBeTruthy();
    expect(screen.getByRole("link", { name: "기록 내려받기" }).getAttribute("href")).toBe(
      "/api/tables/7KX294/export",
    );
    expect(screen.getByText("hanpan verify hanpan-7KX294.json")).toBeTruthy();
    const [own, whole] = screen.getAllByRole("table");
    expect(within(own!).getAllByRole("row")).toHaveLength(3); // the head, doors, wolves
    const wolves = within(own!).getByRole("row", { name: /늑대/ });
    expect(wolves.textContent).toMatch(
      /던진 검은 주사위 25개.*0.*기대 4\.2.*드문 일.*흔한 범위 1–7/s,
    );
    expect(within(own!).getByRole("row", { name: /^문/ }).textContent).not.toContain("드문 일");
    expect(whole!.textContent).toContain("드러난 화분");
    expect(screen.getByText(/견준 수 3개 가운데 2개가/)).toBeTruthy();
    expect(screen.getByText(/실제로 던진 주사위만 세어요/)).toBeTruthy();
  });

  test("what is not proved is told with the step and both values", async () => {
    const facts = { n: 12, event: 2, recorded: '{"event":"A"}', expected: "none" };
    answer(
      table({ status: "over" }),
      fairness({ proof: null, unproved: { key: "record-differs", facts } }),
    );
    render(FairPage, { code: "7KX294" });
    expect(await screen.findByRole("heading", { name: "증명하지 못했어요." })).toBeTruthy();
    expect(screen.getByText(/12번째 단계, 2번째 일.*\{"event":"A"\}.*없음/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull(); // a game that tells no luck
  });

  test("before the end there is the hash, and nothing is asked for", async () => {
    const asked = answer(table({ status: "playing", seed_hash: "ef".repeat(32) }), null);
    render(FairPage, { code: "7KX294" });
    expect(await screen.findByText("ef".repeat(32))).toBeTruthy();
    expect(asked).toEqual(["/api/tables/7KX294"]);
  });

  test("a server that cannot be reached, or has no such table, is told", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    render(FairPage, { code: "7KX294" });
    expect(await screen.findByText("서버에 닿지 않아요.")).toBeTruthy();
    cleanup();
    const problem = { status_code: 404, key: "table-unknown" };
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify(problem), { status: 404 })),
    );
    render(FairPage, { code: "7KX294" });
    expect(await screen.findByText(/이 코드의 테이블을 찾지 못했어요/)).toBeTruthy();
  });
});
