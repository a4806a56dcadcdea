import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import * as entries from "../../src/games/wyatt_earp/sheet/entry.ts";
import { sheet } from "../../src/games/wyatt_earp/sheet/index.ts";
import { bountyOf } from "../../src/games/wyatt_earp/sheet/posters.ts";
import { OUTLAWS } from "../../src/games/wyatt_earp/view.ts";
import type { GameInfo } from "../../src/net/protocol.ts";
import { press, refuse, ScorePage } from "../score_page.ts";

const GAME = {
  name: "wyatt_earp",
  least_seats: 2,
  most_seats: 4,
  options: sheet.options.map((name) => ({ name, values: ["false", "true"], clause: "WE-SCO-04" })),
} as unknown as GameInfo;

interface Round {
  seats: { points: Record<string, number>; covered?: Record<string, number> }[];
  table: { posters: Record<string, { added: number }> };
}
interface Body {
  options: Record<string, string>;
  rounds: Round[];
}

/** A server that pays a dollar for every point and leaves what was added on the posters. */
function counted({ rounds }: Body) {
  const totals = rounds[0]!.seats.map(() => 0);
  const left: Record<string, number> = {};
  const told = rounds.map(({ seats, table }) => {
    seats.forEach(({ points }, seat) => {
      for (const n of Object.values(points)) totals[seat]! += n;
    });
    const places = OUTLAWS.map((outlaw) => {
      const began = (left[outlaw] ?? 0) + 1000;
      const bounty = began + (table.posters[outlaw]?.added ?? 0);
      left[outlaw] = bounty;
      const steps = [{ event: { event: "OutlawEscaped", outlaw, points: 4 }, clause: "WE-SCO-02" }];
      return {
        form: { outlaw, began, bounty, paid: 0, left: bounty },
        points: seats.map(() => 0),
        steps: bounty > began ? steps : [],
      };
    });
    return { totals: [...totals], places };
  });
  const seats = totals.map((total, seat) => ({
    seat,
    total,
    rank: 1 + totals.filter((other) => other > total).length,
    tie_break: [],
    items: [],
  }));
  const score = { seats, winners: [0], decided_by: null };
  return Response.json({ score, rounds: told, over: Math.max(...totals) >= 90, doubts: [] });
}

const page = new ScorePage<Body>(GAME, sheet, counted);

const turnTo = (n: number) => press(new RegExp(`${n}번째 사람:`));
const settled = (sent: (body: Body) => unknown) =>
  vi.waitUntil(
    () => page.bodies.length > 0 && sent(page.bodies.at(-1)!) && page.count?.counted !== null,
  );

describe("what is tapped", () => {
  test("numbers stay within bounds, and nothing is kept for 0", () => {
    const { withNumber } = entries;
    expect(withNumber({}, "bob_dalton", 6, 99)).toEqual({ bob_dalton: 6 });
    expect(withNumber({ bob_dalton: 6 }, "bob_dalton", -1, 99)).toEqual({});
    expect(withNumber({ bob_dalton: 6 }, "bob_dalton", Number.NaN, 99)).toEqual({});
    expect(withNumber({ bob_dalton: 6, belle_starr: 2 }, "bob_dalton", 400, 99)).toEqual({
      belle_starr: 2,
      bob_dalton: 99,
    });
  });

  test("covered points are told where they matter only", () => {
    const entry = { points: { bob_dalton: 6 }, covered: { bob_dalton: 2 } };
    expect(entries.write(entry, {})).toEqual({ points: { bob_dalton: 6 } });
    expect(entries.write(entry, { hideout_counts_for_eight: "true" })).toEqual(entry);
  });

  test("a poster is what it began with and what was added, whatever the answer is about", () => {
    const places = [{ form: { outlaw: "bob_dalton", began: 3000 }, points: [], steps: [] }];
    expect(bountyOf({ added: { bob_dalton: 2000 } }, places, "bob_dalton")).toBe(5000);
    expect(bountyOf({ added: {} }, places, "bob_dalton")).toBe(3000);
    expect(bountyOf({ added: {} }, [], "bob_dalton")).toBe(null);
  });

  test.each([
    null,
    3,
    {},
    { points: { paper: 2 }, covered: {} },
    { points: { bob_dalton: 0 }, covered: {} },
    { points: { bob_dalton: "2" }, covered: {} },
    { points: [], covered: {} },
  ])("%j was never kept by this page", (kept) => {
    expect(entries.read(kept)).toBe(null);
    expect(entries.readPosters(kept)).toBe(null);
  });
});

describe("the page", () => {
  test("counts posters and points at once", async () => {
    await page.open();
    await press("벨 스타 현상금 +5K");
    await press("벨 스타 현상금 +1K");
    await press("벨 스타 현상금 −1K");
    await turnTo(1);
    for (let n = 0; n < 4; n += 1) await press("벨 스타 점수 +2");
    await press("벨 스타 점수 −1");
    await settled(({ rounds }) => rounds[0]?.seats[0]?.points["belle_starr"] === 7);
    expect(page.bodies.at(-1)?.rounds).toEqual([
      {
        seats: [{ points: { belle_starr: 7 } }, { points: {} }],
        table: { posters: { belle_starr: { added: 5000 } } },
      },
    ]);
    await vi.waitUntil(() => screen.queryByText("+$7") !== null);
    expect(screen.getByText("벨 스타: 6,000달러가 남아요")).toBeTruthy();
    expect(screen.getByText(/모두 합쳐 4점이라/)).toBeTruthy();
  });

  test("takes typed points, and what is no number is 0", async () => {
    await page.open();
    await turnTo(2);
    const field = screen.getByRole("textbox", { name: "밥 달튼 점수" });
    await fireEvent.change(field, { target: { value: "12" } });
    await settled(({ rounds }) => rounds[0]?.seats[1]?.points["bob_dalton"] === 12);
    await fireEvent.change(field, { target: { value: "x" } });
    await settled(({ rounds }) => rounds[0]?.seats[1]?.points["bob_dalton"] === undefined);
    expect((field as HTMLInputElement).value).toBe("0");
  });

  test("goes on to the next round, corrects an earlier one and takes one away", async () => {
    await page.open();
    await press("벨 스타 현상금 +5K");
    await press("다음 라운드");
    await settled(({ rounds }) => rounds.length === 2);
    await vi.waitUntil(() => screen.queryByText("$7,000") !== null);
    await turnTo(1);
    await press("벨 스타 점수 +2");
    await fireEvent.click(screen.getByRole("radio", { name: "1라운드" }));
    await press("벨 스타 점수 +1");
    await settled(({ rounds }) => rounds[0]?.seats[0]?.points["belle_starr"] === 1);
    expect(page.bodies.at(-1)?.rounds[1]?.seats[0]?.points).toEqual({ belle_starr: 2 });
    await vi.waitUntil(() => page.count?.counted?.rounds[1]?.totals[0] === 3);
    const history = screen.getByRole("table", { name: /라운드마다/ });
    expect(
      within(history)
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toHaveLength(3);
    await press("1라운드 지우기");
    await settled(({ rounds }) => rounds.length === 1);
    expect(page.bodies.at(-1)?.rounds[0]?.seats[0]?.points).toEqual({ belle_starr: 2 });
    await press("되돌리기");
    await settled(({ rounds }) => rounds.length === 2);
  });

  test("everybody who comes or goes does so in every round", async () => {
    await page.open();
    await press("다음 라운드");
    await press("사람 더하기");
    await settled(({ rounds }) => rounds.every(({ seats }) => seats.length === 3));
    await press("3번째 사람 님 빼기");
    await settled(({ rounds }) => rounds.every(({ seats }) => seats.length === 2));
  });

  test("has no next round when the game is over", async () => {
    await page.open();
    await turnTo(1);
    await fireEvent.change(screen.getByRole("textbox", { name: "밥 달튼 점수" }), {
      target: { value: "90" },
    });
    await vi.waitUntil(() => page.count?.counted?.over === true);
    await vi.waitUntil(() => screen.queryByRole("button", { name: "다음 라운드" }) === null);
  });

  test("tells in which round something cannot lie there", async () => {
    await page.open();
    await press("다음 라운드");
    page.answer = () =>
      refuse("sheet_points", { round: 1, outlaw: "belle_starr", n: 40, most: 31 }, "WE-CMP-02");
    await press("벨 스타 현상금 +1K");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("1라운드 벨 스타: 점수를 모두 더하면 40점이에요.");
    expect(within(alert).getByRole("link", { name: /WE-CMP-02/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "다시 해 보기" })).toBe(null);
  });

  test("is the same after a reload", async () => {
    await page.open();
    await press("벨 스타 현상금 +5K");
    await press("다음 라운드");
    await turnTo(2);
    await press("밥 달튼 점수 +2");
    const told = page.count?.told;
    page.count?.close();
    document.body.innerHTML = "";
    await page.open();
    expect(page.count?.told).toEqual(told);
    expect(page.count?.round).toBe(1);
  });

  test("covered points can be told where they help to reach 8", async () => {
    await page.open();
    await turnTo(1);
    expect(screen.queryByText("은신처에 덮인 점수")).toBe(null);
    await fireEvent.click(screen.getByRole("radio", { name: "침" }));
    await press("벨 스타, 덮인 점수 +2");
    await settled(({ rounds }) => rounds[0]?.seats[0]?.covered?.["belle_starr"] === 2);
    expect(page.bodies.at(-1)?.options).toEqual({ hideout_counts_for_eight: "true" });
  });
});
