import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameTable, Score } from "../../src/table/board.ts";
import EndActions from "../../src/table/EndActions.svelte";
import { Match } from "../../src/table/match.svelte.ts";
import ScoreFlow from "../../src/table/replay/ScoreFlow.svelte";
import { gameText, speak } from "../../src/text/index.ts";
import { FakeServer, table } from "../fake_socket.ts";
import { scene, SceneServer } from "./scenes.ts";
import "../../src/kit/panels.ts"; // sheets open at once, as they do when they were fetched ahead

let server: FakeServer;
let match: Match;

beforeEach(async () => {
  await speak("ko");
  const text = gameText("three_little_pigs");
  await vi.waitUntil(() => text.ready);
  server = new FakeServer();
  match = new Match("7KX294", { open: server.open });
  server.accept(0, null);
});

afterEach(() => match.close());

describe("after the end", () => {
  const entry = (seat: number, rank: number, total: number) => ({
    seat,
    rank,
    total,
    tie_break: [],
    items: [],
  });
  const score: Score = {
    seats: [entry(0, 2, 7), entry(1, 1, 12)],
    winners: [1],
    decided_by: null,
  };
  const people = table().seats.map((seat, i) => ({
    ...seat,
    kind: "person" as const,
    name: ["민서", "지훈"][i]!,
    level: null,
  }));

  function show(change: Partial<Parameters<typeof table>[0]> = {}) {
    const onrematch = vi.fn();
    server.last.say({ t: "table", table: table({ status: "over", seats: people, ...change }) });
    const replay = "/replay/7KX294";
    const fair = "/fair/7KX294";
    const onboard = vi.fn();
    render(EndActions, {
      match,
      parts: null,
      score,
      starting: false,
      replay,
      fair,
      onrematch,
      onboard,
    });
    return onrematch;
  }

  test("the next game has the same seats, or others that are chosen", async () => {
    const onrematch = show();
    await fireEvent.click(screen.getByRole("button", { name: "같은 자리로 한 판 더" }));
    await fireEvent.click(screen.getByRole("button", { name: "자리 바꿔서" }));
    await fireEvent.click(await screen.findByRole("button", { name: /한 자리씩 옮기기/ }));
    await fireEvent.click(screen.getByRole("button", { name: "자리 바꿔서" }));
    await fireEvent.click(await screen.findByRole("button", { name: /제비뽑기/ }));
    expect(onrematch.mock.calls).toEqual([["same"], ["next"], ["mixed"]]);
  });

  test("who is there already is told; then the seats are settled", async () => {
    show({ next: "ABCDEF", again: [1] });
    expect(screen.getByText("지훈 님이 한 판 더를 눌렀어요.")).toBeTruthy();
    expect(screen.getByText("1/2")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "자리 바꿔서" })).toBeNull();
    server.last.say({
      t: "table",
      table: table({ status: "over", seats: people, next: "ABCDEF", again: [0, 1] }),
    });
    await tick();
    expect(screen.getByText("민서, 지훈 님이 한 판 더를 눌렀어요.")).toBeTruthy();
  });

  test("the result is shared by rank, with a link to the replay", async () => {
    const shared = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, share: shared });
    show();
    await fireEvent.click(screen.getByRole("button", { name: "결과 보내기" }));
    vi.unstubAllGlobals();
    expect(shared).toHaveBeenCalledWith({
      text: "아기돼지 3형제 결과\n1위 지훈 12점\n2위 민서 7점",
      url: "http://localhost:3000/replay/7KX294",
    });
    expect(screen.getByRole("link", { name: "다시 보기" }).getAttribute("href")).toBe(
      "/replay/7KX294",
    );
  });

  test("the seed is shown beside the way to its proof", () => {
    show({ seed: "cd".repeat(32) });
    expect(screen.getByText(new RegExp("cd".repeat(32)))).toBeTruthy();
    expect(screen.getByRole("link", { name: "공정했는지 보기" }).getAttribute("href")).toBe(
      "/fair/7KX294",
    );
  });
});

describe("score over the turns", () => {
  const turn = { event: "TurnStarted", seat: 0 };
  const done = { event: "HouseCompleted", seat: 1, house: 0, points: 9 };
  const scenes = new SceneServer([
    scene(1, [turn], { choices: [0] }),
    scene(2, [done, turn]),
    scene(3, [{ event: "GameEnded", empty: 2, end_at: 2 }]),
  ]);
  const POINTS = [
    [0, 0],
    [0, 9],
    [4, 9],
  ];
  let asked: number;
  const parts: GameTable = {
    Board: () => ({}),
    headings: ["TurnStarted"],
    // The third call for a seat is the third scene.
    points: (_, seat) => POINTS[Math.floor(asked++ / 2)]![seat]!,
  };

  beforeEach(() => {
    asked = 0;
    server.last.say({ t: "table", table: table({ status: "over" }) });
  });

  test("is drawn, told in words and as a table, and read turn by turn", async () => {
    render(ScoreFlow, { match, parts, load: scenes.load });
    expect(screen.getByText("점수 흐름을 불러오는 중…")).toBeTruthy();
    const cursor = await screen.findByRole("slider");
    expect(cursor.getAttribute("aria-valuetext")).toBe(
      "2번 가운데 2번째가 끝났을 때. 민서 4점, 두루미 9점",
    );
    const rows = screen
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent).join(" "));
    expect(rows).toEqual(["순서 민서 두루미", "처음 0 0", "1 0 9", "2 4 9"]);
    await fireEvent.keyDown(cursor, { key: "ArrowLeft" });
    expect(cursor.getAttribute("aria-valuenow")).toBe("1");
    await fireEvent.click(screen.getByRole("button", { name: "첫 장면" }));
    expect(cursor.getAttribute("aria-valuenow")).toBe("0");
  });

  test("the turns that moved most lead there", async () => {
    render(ScoreFlow, { match, parts, load: scenes.load });
    const cursor = await screen.findByRole("slider");
    const list = within(
      screen.getByRole("heading", { level: 3 }).nextElementSibling as HTMLElement,
    );
    const [first, second] = list.getAllByRole("button");
    expect(first!.textContent).toMatch(
      /두루미 님의 1번 집이 완성됐어요\. 9점짜리 집이에요\.\s*\+9/,
    );
    expect(second!.textContent).toMatch(/판이 끝났어요\.\s*\+4/);
    await fireEvent.click(first!);
    expect(cursor.getAttribute("aria-valuenow")).toBe("1");
    expect(first!.getAttribute("aria-pressed")).toBe("true");
  });

  test("a failure is said and can be tried again", async () => {
    scenes.down = true;
    render(ScoreFlow, { match, parts, load: scenes.load });
    expect(await screen.findByText("점수 흐름을 불러오지 못했어요.")).toBeTruthy();
    scenes.down = false;
    await fireEvent.click(screen.getByRole("button", { name: "다시 해 보기" }));
    expect(await screen.findByRole("slider")).toBeTruthy();
  });
});
