import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import SeatRow from "../src/pages/setup/SeatRow.svelte";
import type { SeatInfo } from "../src/net/protocol.ts";
import type { DockContent, GameTable, Score, TableState } from "../src/table/board.ts";
import ChoiceBoard from "../src/table/ChoiceBoard.svelte";
import Dock from "../src/table/Dock.svelte";
import EndScreen from "../src/table/EndScreen.svelte";
import Log from "../src/table/Log.svelte";
import { Match } from "../src/table/match.svelte.ts";
import { seatNames } from "../src/table/names.ts";
import SeatPanel from "../src/table/SeatPanel.svelte";
import { gameText, speak } from "../src/text/index.ts";
import { FakeServer, step, table } from "./fake_socket.ts";

const tools = createRawSnippet(() => ({ render: () => "<span></span>" }));

let server: FakeServer;
let match: Match;

beforeEach(async () => {
  await speak("ko");
  const text = gameText("three_little_pigs");
  await vi.waitUntil(() => text.ready);
  server = new FakeServer();
  match = new Match("7KX294", { open: server.open });
});

afterEach(() => match.close());

/** A game whose dock shows what a test says. */
function gameWith(content: DockContent): GameTable {
  return { Board: () => ({}), dock: () => content };
}

describe("dock", () => {
  /** What a screen reader is told. */
  const spoken = () => document.querySelector("[aria-live]")?.textContent;

  test("asks, sends once, and waits for the step", async () => {
    server.accept(0, 1);
    render(Dock, { match, parts: null, tools });
    expect(screen.getByText("주사위 5개를 굴리세요.")).toBeTruthy();
    expect(spoken()).toBe("주사위 5개를 굴리세요. 한 차례에 세 번까지 굴릴 수 있어요.");
    const button = screen.getByRole("button", { name: /굴리기/ });
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(server.last.acts()).toHaveLength(1);
    expect(button.getAttribute("aria-busy")).toBe("true");
    server.last.say({ t: "accepted", id: match.pending!.id, n: 1 }, step(1, null));
    await tick();
    expect(screen.queryByRole("button", { name: /굴리기/ })).toBeNull();
    expect(screen.getByText("두루미 님이 주사위를 고르는 중이에요.")).toBeTruthy();
    expect(spoken()).toBe("");
  });

  test("a lost connection shows at once; a choice is kept and marked", async () => {
    server.accept(0, 1);
    render(Dock, { match, parts: null, tools });
    server.last.fail();
    await tick();
    expect(screen.getByText("연결이 끊겼어요. 다시 잇는 중…")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /굴리기/ }));
    expect(screen.getByText("보낼 예정")).toBeTruthy();
    dispatchEvent(new Event("online"));
    server.accept(0, 1);
    await tick();
    expect(server.last.acts()).toHaveLength(1);
    expect(screen.queryByText("보낼 예정")).toBeNull();
    expect(screen.getByText("주사위 5개를 굴리세요.")).toBeTruthy();
  });

  test("a button that is off sends nothing and tells why", async () => {
    server.accept(0, 1);
    const parts = gameWith({
      sentence: "고르세요.",
      main: { label: "굴리기", off: "하나 이상 고르세요.", actions: [{ do: "Roll" }], key: "r" },
      second: { label: "멈추기", off: { do: "Stop" } },
    });
    render(Dock, { match, parts, tools });
    const off = screen.getByRole("button", { name: /굴리기/ });
    expect(off.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(off);
    expect(match.answer?.title).toBe("하나 이상 고르세요.");
    await fireEvent.keyDown(window, { key: "r" });
    await fireEvent.click(screen.getByRole("button", { name: "멈추기" }));
    expect(server.last.sent.map((message) => message.t)).toEqual(["why"]);
  });

  test("keys press buttons, but not while somebody types", async () => {
    server.accept(0, 1);
    const parts = gameWith({
      sentence: "고르세요.",
      main: { label: "굴리기", actions: [{ do: "Roll" }], key: "r" },
    });
    render(Dock, { match, parts, tools });
    const input = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(input, { key: "r" });
    await fireEvent.keyDown(window, { key: "r", ctrlKey: true });
    // A key that is still held down from the question before.
    await fireEvent.keyDown(window, { key: "r", repeat: true });
    expect(server.last.acts()).toHaveLength(0);
    await fireEvent.keyDown(window, { key: "R" });
    expect(server.last.acts()).toHaveLength(1);
    input.remove();
  });

  test("spectators are told that they watch", () => {
    const socket = server.last;
    socket.open();
    const { view, choices } = step(1, null);
    socket.say(
      { t: "table", table: table({ you: null }) },
      { t: "position", n: 1, prompt: null, choices, view: { ...view, seat: null } },
    );
    render(Dock, { match, parts: null, tools });
    expect(screen.getByText("관전 중이에요.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("a game without a board", () => {
  test("every form of choice can be made", async () => {
    server.accept(0, null);
    const choices = [
      { id: 1, do: "Stop" },
      { do: "Reroll", field: "dice", subset_of: ["W1", "W2", "B1"] },
    ];
    server.last.say(step(1, 2, { choices }));
    render(ChoiceBoard, { match });
    const send = screen.getByRole("button", { name: /^다시 굴리기/ });
    await fireEvent.click(send);
    expect(server.last.acts()).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "검은 주사위 1" }));
    await fireEvent.click(screen.getByRole("button", { name: "흰 주사위 1" }));
    await fireEvent.click(screen.getByRole("button", { name: /^다시 굴리기/ }));
    expect(server.last.acts()).toMatchObject([{ actions: [{ do: "Reroll", dice: ["W1", "B1"] }] }]);
  });

  test("what the view tells can be read: numbers, names as words, what is hidden", () => {
    server.accept(0, null);
    const said = step(1, 2, { choices: [{ id: 1, do: "Stop" }] });
    const view = {
      ...said.view,
      banked: [11, 2],
      cards: ["straw_roof", null],
      rows: [[1, 2], []],
    };
    server.last.say({ ...said, view });
    render(ChoiceBoard, { match });
    const rows = screen.getAllByRole("term").map((term) => term.textContent);
    expect(rows).not.toContain("options");
    const told = (field: string) => screen.getByText(field).nextElementSibling?.textContent;
    expect(told("banked")).toBe("11, 2");
    expect(told("cards")).toBe(`${match.name("straw_roof")}, –`);
    expect(told("rows")).toBe("[1, 2] []");
  });
});

describe("seat panel", () => {
  test.each([
    [0, 1, "차례"],
    [1, null, "생각 중…"],
    [1, 1, "봇"],
    [0, null, "접속 중"],
  ])("seat %i with prompt %s shows %s", (seat, prompt, words) => {
    server.accept(0, prompt);
    render(SeatPanel, { match, parts: null, seat });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test("a person who is gone is shown as such", () => {
    server.accept(0, 1);
    const info = table();
    info.seats[0]!.connected = false;
    server.last.say({ t: "table", table: info });
    render(SeatPanel, { match, parts: null, seat: 0 });
    expect(screen.getByText("끊김")).toBeTruthy();
  });

  test("points and figure come from the game", () => {
    server.accept(0, 1);
    const parts: GameTable = {
      Board: () => ({}),
      points: (_: TableState, seat) => 9 + seat,
      figure: () => "지붕 올리면 +18",
    };
    render(SeatPanel, { match, parts, seat: 1 });
    expect(screen.getByText("10점")).toBeTruthy();
    expect(screen.getByText("지붕 올리면 +18")).toBeTruthy();
  });
});

describe("log", () => {
  test("links clauses to the rulebook", async () => {
    server.accept(0, 1);
    const parts: GameTable = {
      Board: () => ({}),
      clauses: { TurnStarted: "TP-TURN-01" },
    };
    render(Log, { match, parts });
    expect(screen.getByText("아직 아무 일도 없었어요.")).toBeTruthy();
    server.last.say(step(1, 2));
    await tick();
    expect(screen.getByText(/민서 님의 차례예요/)).toBeTruthy();
    const link = screen.getByRole("link", { name: "규칙 TP-TURN-01 보기" });
    expect(link.getAttribute("href")).toBe("/rules/three_little_pigs#TP-TURN-01");
  });

  test("begins with the hash of the seed", async () => {
    server.accept(0);
    const hash = "ab".repeat(32);
    render(Log, { match, parts: { Board: () => ({}) }, hash });
    expect(screen.getByRole("log").textContent).not.toContain(hash);
    server.last.say(step(1, 2));
    await tick();
    expect(screen.getByRole("log").textContent?.trim()).toMatch(`이 판의 시드 해시: ${hash}`);
  });

  test("a step is told once, and anew in another language", async () => {
    server.accept(0);
    const parts: GameTable = { Board: () => ({}) };
    const sayForm = vi.spyOn(match, "sayForm");
    render(Log, { match, parts });
    const texts = () => screen.getByRole("log").textContent;
    for (let n = 1; n <= 40; n += 1) server.last.say(step(n, n + 1));
    await tick();
    const before = sayForm.mock.calls.length;
    server.last.say(step(41, 42), { t: "table", table: table() });
    await tick();
    expect(sayForm.mock.calls.length - before).toBeLessThan(5);
    expect(texts()).toContain("민서 님의 차례예요");
    await speak("en");
    await tick();
    expect(texts()).not.toContain("차례예요");
    await speak("ko");
  });
});

describe("end of the game", () => {
  const item = (key: string, points: number, house: number) => ({ key, points, facts: { house } });
  const score: Score = {
    seats: [
      {
        seat: 0,
        rank: 2,
        total: 7,
        tie_break: [1],
        items: [item("tiles", 6, 0), item("house", 1, 0), item("unfinished", 0, 1)],
      },
      {
        seat: 1,
        rank: 1,
        total: 7,
        tie_break: [2],
        items: [item("tiles", 5, 0), item("house", 1, 0), item("house", 1, 1)],
      },
    ],
    winners: [1],
    decided_by: "houses",
  };
  const parts: GameTable = {
    Board: () => ({}),
    columns: () => [
      { label: "타일", keys: ["tiles"] },
      { label: "집", keys: ["house"] },
    ],
    struck: ["unfinished"],
    ending: () => "더미가 비어 끝났어요.",
  };
  const show = (change: Partial<Parameters<typeof table>[0]> = {}) => {
    const onrematch = vi.fn();
    server.accept(0, null);
    server.last.say({ t: "table", table: table({ status: "over", ...change }) });
    render(EndScreen, {
      match,
      parts,
      score,
      starting: false,
      replay: "/replay/7KX294",
      fair: "/fair/7KX294",
      load: vi.fn(),
      onrematch,
      onboard: vi.fn(),
    });
    return onrematch;
  };

  test("names the winner, the reason and the tie-break", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("두루미 님이 이겼어요!");
    expect(screen.getByText(/^\d+점 · 더미가 비어 끝났어요\.$/)).toBeTruthy();
    expect(screen.getByText(/완성한 집의 수로 가렸어요/)).toBeTruthy();
  });

  test("ranks the seats, adds columns up and shows every line", () => {
    show();
    const rows = screen.getAllByRole("listitem").filter((row) => row.querySelector("summary"));
    const summaries = rows.map((row) => row.querySelector("summary")!.textContent);
    expect(summaries[0]).toMatch(/두루미/);
    expect(summaries[1]).toMatch(/민서/);
    expect(within(rows[0]!).getByLabelText("집 2")).toBeTruthy();
    const struck = [...rows[1]!.querySelectorAll(".struck")].map((line) => line.textContent);
    expect(struck).toHaveLength(1);
    expect(struck[0]).toMatch(/2번 집은 미완성\s*0/);
  });

  test("a shared win names everybody", () => {
    score.winners.unshift(0);
    show();
    score.winners.shift();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "민서, 두루미 님이 함께 이겼어요!",
    );
  });

  test("the rematch button says whether the next table stands", async () => {
    const asked = show({ next: "ABCDEF" });
    const button = screen.getByRole("button", { name: "다음 판이 준비됐어요" });
    // On a phone only the short words are seen.
    expect(button.querySelector(".short")?.textContent).toBe("다음 판으로");
    await fireEvent.click(button);
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe("a seat before the start", () => {
  const seat: SeatInfo = { kind: "open", name: "", level: null, connected: false, host: false };
  const props = (info: SeatInfo, host: boolean) => ({
    seat: 1,
    info,
    sitter: info.name,
    levels: ["random", "easy"] as const,
    mine: false,
    host,
    onchange: vi.fn(),
  });

  test("the host seats a bot of a level that the game has, or closes it", async () => {
    const given = props(seat, true);
    render(SeatRow, given);
    await fireEvent.click(screen.getByRole("button", { name: "봇 앉히기" }));
    await fireEvent.click(screen.getByRole("button", { name: "자리 닫기" }));
    expect(given.onchange.mock.calls).toEqual([
      [{ kind: "bot", level: "easy" }],
      [{ kind: "closed" }],
    ]);
  });

  test("guests change nothing", () => {
    render(SeatRow, props(seat, false));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("기다리는 중이에요")).toBeTruthy();
    expect(screen.queryByText("링크나 봇으로 채우세요")).toBeNull();
  });

  test("bots are named in the reader's language, in the order in which they sit", async () => {
    const bot: SeatInfo = { ...seat, kind: "bot", level: "easy" };
    const person: SeatInfo = { ...seat, kind: "person", name: "민서" };
    expect(seatNames([bot, person, bot, seat])).toEqual(["두루미", "민서", "삽살이", ""]);
    await speak("en");
    expect(seatNames([person, bot])).toEqual(["민서", "Crane"]);
    expect(seatNames(Array.from({ length: 7 }, () => bot)).at(-1)).toBe("Bot 7");
  });
});
