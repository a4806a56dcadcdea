import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import * as entries from "../src/games/three_little_pigs/sheet/entry.ts";
import { sheet } from "../src/games/three_little_pigs/sheet/index.ts";
import type { GameInfo } from "../src/net/protocol.ts";
import { press, refuse, ScorePage } from "./score_page.ts";

const GAME = {
  name: "three_little_pigs",
  least_seats: 2,
  most_seats: 5,
  options: [
    { name: "variant", values: ["basic", "veteran"], clause: "TP-OPT-01" },
    { name: "pots_layout", values: ["by_part"], clause: "TP-OPT-08" },
  ],
} as unknown as GameInfo;

interface Body {
  options: Record<string, string>;
  rounds: { seats: { houses: string[][]; awards?: string[] }[] }[];
}

/** A server that counts tiles: one point each. */
function counted(body: Body) {
  const totals = body.rounds[0]!.seats.map(({ houses }) => houses.flat().length);
  const best = Math.max(...totals);
  const seats = totals.map((total, seat) => ({
    seat,
    total,
    rank: 1 + totals.filter((other) => other > total).length,
    tie_break: [],
    items: total ? [{ key: "tiles", points: total, facts: { house: 0 } }] : [],
  }));
  const winners = seats.filter(({ total }) => total === best).map(({ seat }) => seat);
  const score = { seats, winners, decided_by: null };
  return Response.json({ score, rounds: [{ totals, places: [] }], over: true, doubts: [] });
}

const page = new ScorePage<Body>(GAME, sheet, counted);

const total = (seat: number) => page.count?.counted?.score.seats[seat]?.total;
const settled = (n: number) =>
  vi.waitUntil(() => page.bodies.length >= n && page.count?.problem === null);

describe("what is tapped", () => {
  test("stands as houses stand, in whatever order it comes", () => {
    let entry = entries.START;
    for (const tile of ["straw_roof", "wood_window", "brick_door", "straw_window"]) {
      entry = entries.put(entry, 0, tile);
    }
    expect(entry.houses).toEqual([["brick_door", "wood_window", "straw_window", "straw_roof"]]);
    entry = entries.put(entry, 0, "straw_door");
    entry = entries.put(entry, 0, "brick_roof");
    expect(entry.houses[0]).toEqual(["straw_door", "wood_window", "straw_window", "brick_roof"]);
    entry = entries.setPots(entry, 0, 1, 2);
    expect(entry.houses[0]?.[1]).toBe("wood_window+2");
    entry = entries.take(entries.put(entry, 1, "wood_door"), 1, 0);
    expect(entry.houses).toHaveLength(1);
    expect(entries.removeHouse(entry, 0).houses).toEqual([]);
  });

  test("award cards are told for veterans only", () => {
    const entry = entries.toggleAward(entries.START, "award_first_wood");
    expect(entries.write(entry, {})).toEqual({ houses: [] });
    expect(entries.write(entry, { variant: "veteran" })).toEqual({
      houses: [],
      awards: ["award_first_wood"],
    });
    expect(entries.toggleAward(entry, "award_first_wood").awards).toEqual([]);
  });

  test.each([null, 3, {}, { houses: 1, awards: [] }, { houses: [["x"]], awards: [] }])(
    "%j was never kept by this page",
    (kept) => expect(entries.read(kept)).toBe(null),
  );
});

describe("the page", () => {
  test("counts at once; a roof leads on to the next house", async () => {
    await page.open();
    for (const tile of ["나무 문", "나무 창문", "나무 지붕", "벽돌 창문"]) await press(tile);
    await vi.waitUntil(() => total(0) === 4);
    expect(page.bodies.at(-1)?.rounds[0]?.seats[0]?.houses).toEqual([
      ["wood_door", "wood_window", "wood_roof"],
      ["brick_window"],
    ]);
    expect(page.bodies).toHaveLength(2);
    expect(screen.getByText("1번째 사람 님이 이겼어요!")).toBeTruthy();
  });

  test("is corrected: pots, tiles, houses", async () => {
    await page.open();
    await press("밀짚 창문");
    await press("밀짚 지붕");
    await press("1번 집: 밀짚 창문, 밀짚 지붕");
    await press("밀짚 창문: 화분 하나 더");
    await press("밀짚 창문: 화분 하나 더");
    await press("밀짚 창문: 화분 하나 더");
    await press("밀짚 지붕 빼기");
    await vi.waitUntil(
      () => page.bodies.at(-1)?.rounds[0]?.seats[0]?.houses[0]?.[0] === "straw_window+2",
    );
    expect(page.bodies.at(-1)?.rounds[0]?.seats[0]?.houses).toEqual([["straw_window+2"]]);
    await press("1번 집 지우기");
    await vi.waitUntil(() => total(0) === 0);
  });

  test("tells why something cannot lie there, at the player whose it is", async () => {
    await page.open();
    page.answer = () =>
      refuse("sheet_tiles", { seat: 1, house: 0, pile: "wood_door", n: 4 }, "TP-SET-01");
    await press(/2번째 사람:/);
    await press("나무 문");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(
      "2번째 사람 님의 1번 집: 나무 문 타일은 상자에 4장뿐이에요.",
    );
    const part = screen.getByRole("region", { name: "2번째 사람" });
    expect(within(part).getByRole("link", { name: /TP-SET-01/ })).toBeTruthy();
    page.answer = counted;
    await press("1번 집 지우기");
    await settled(3);
    expect(screen.queryByRole("alert")).toBe(null);
  });

  test("keeps everything when the server is away, and counts when asked again", async () => {
    await page.open();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await press("나무 문");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("적은 것은 그대로 있고");
    page.online();
    await press("다시 해 보기");
    await vi.waitUntil(() => total(0) === 1);
  });

  test("is the same after a reload, and a new count can be taken back", async () => {
    await page.open();
    await fireEvent.input(screen.getByLabelText("1번째 사람의 이름"), {
      target: { value: "민지" },
    });
    await press("나무 문");
    await press("사람 더하기");
    await vi.waitUntil(() => page.count?.counted?.score.seats.length === 3);
    page.count?.close();
    document.body.innerHTML = "";
    await page.open();
    expect(page.count?.told.names).toEqual(["민지", "", ""]);
    expect(total(0)).toBe(1);
    await press("새로 세기");
    await vi.waitUntil(() => total(0) === 0);
    expect(page.count?.told.names[0]).toBe("민지");
    await press("되돌리기");
    await vi.waitUntil(() => total(0) === 1);
    expect(screen.queryByRole("button", { name: "되돌리기" })).toBe(null);
  });

  test.each([
    "{",
    "null",
    "[]",
    '{"names":3}',
    '{"names":[1],"rounds":[]}',
    '{"names":["",null],"rounds":[null]}',
    '{"names":["",""],"rounds":[{"entries":[null,{"houses":5}],"table":3},{"entries":4}]}',
  ])("what was kept by nobody (%s) is a new count", async (kept) => {
    localStorage.setItem("hanpan-score-three_little_pigs", kept);
    await page.open();
    expect(page.count?.told.names).toEqual(["", ""]);
    expect(page.count?.told.rounds).toEqual([
      { table: undefined, entries: [entries.START, entries.START] },
    ]);
  });

  test("people come and go within the limits of the game", async () => {
    await page.open();
    expect(screen.queryByRole("button", { name: /빼기$/ })).toBe(null);
    for (let n = 0; n < 3; n += 1) await press("사람 더하기");
    expect(screen.queryByRole("button", { name: "사람 더하기" })).toBe(null);
    await press("5번째 사람 님 빼기");
    await vi.waitUntil(() => page.count?.counted?.score.seats.length === 4);
  });

  test("veterans tell their cards, and the rules are sent along", async () => {
    await page.open();
    await fireEvent.click(screen.getByRole("radio", { name: "베테랑 변형" }));
    await press("첫 나무 집");
    await vi.waitUntil(() => page.bodies.at(-1)?.rounds[0]?.seats[0]?.awards?.length === 1);
    expect(page.bodies.at(-1)?.options).toEqual({ variant: "veteran" });
  });

  test("the result can be taken along as text", async () => {
    const written: string[] = [];
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("navigator", {
      ...navigator,
      clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    await page.open();
    await press("나무 문");
    await vi.waitUntil(() => total(0) === 1);
    await press("글로 복사");
    await vi.waitUntil(() => written.length === 1);
    expect(written[0]).toContain("1번째 사람");
    expect(written[0]).toContain("1번 집의 돼지 머리 1");
  });
});
