import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Step } from "../src/net/protocol.ts";
import type { GameTable, Happening } from "../src/table/board.ts";
import { entriesOf, linesOf, markThings, mingle } from "../src/table/log.ts";
import { Match } from "../src/table/match.svelte.ts";
import { sinceMine } from "../src/table/news.svelte.ts";
import Announcer from "../src/table/Announcer.svelte";
import Table from "../src/table/Table.svelte";
import { gameText, speak } from "../src/text/index.ts";
import { FakeServer, position, step, table, view } from "./fake_socket.ts";
import Board from "./TableBoard.svelte";
import "../src/kit/panels.ts"; // sheets open at once, as they do when they were fetched ahead

const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
const words = createRawSnippet((clause: () => string) => ({
  render: () => `<q>${clause() || "-"}</q>`,
}));

let server: FakeServer;
let match: Match;
/** Width of the window, for the table's media queries. */
let width: number;

beforeEach(async () => {
  await speak("ko");
  const text = gameText("three_little_pigs");
  await vi.waitUntil(() => text.ready);
  width = 1440;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
    const list = { matches: width >= least, media: query };
    const listen = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
    return { ...list, ...listen } as unknown as MediaQueryList;
  });
  server = new FakeServer();
  match = new Match("7KX294", { open: server.open, notify: vi.fn() });
});

afterEach(() => {
  match.close();
  vi.restoreAllMocks();
});

const parts: GameTable = {
  Board: Board as GameTable["Board"],
  about: (_, thing) =>
    thing === "die:W1"
      ? { title: "흰 주사위", text: "늑대가 없어요.", clause: "TP-ROLL-03" }
      : null,
};

/** Whatever a menu asks the table to show. */
const wish = $state({ text: false, news: false });

function show(change: Record<string, unknown> = {}) {
  Object.assign(wish, { text: false, news: false });
  return render(Table, {
    match,
    parts,
    preset: "rulebook",
    named: true,
    preferences: nothing,
    rulebook: words,
    quote: words,
    wish,
    bell: null,
    onmenu: vi.fn(),
    ...change,
  });
}

/** A step of the other seat. */
function other(n: number, events: Step["events"], prompt: number | null = null): Step {
  return step(n, prompt, { seat: 1, events });
}

const rolled = (seat: number) => ({
  event: "DiceRolled",
  seat,
  roll: 1,
  rolled: ["W1"],
  faces: ["door", "roof"],
});

describe("asking what things are", () => {
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  test("every press answers and none chooses, until Esc", async () => {
    server.accept(0, 1);
    show();
    await fireEvent.keyDown(document.body, { key: "?" });
    expect(screen.getByText("궁금한 것을 누르면 알려 드려요.")).toBeTruthy();
    await press("흰 주사위 1");
    expect(match.answer).toMatchObject({ kind: "what", title: "흰 주사위", clause: "TP-ROLL-03" });
    expect(match.selection.value).toBeNull();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(match.answer).toBeNull();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByText("궁금한 것을 누르면 알려 드려요.")).toBeNull();
    await press("흰 주사위 1");
    expect(match.selection.value).toBe("W1");
    expect(server.last.acts()).toHaveLength(0);
  });

  test("a closed choice tells why, and below it what the thing is", async () => {
    server.accept(0, 1);
    show();
    await press("이게 뭐예요?");
    await press("닫힌 주사위");
    const asked = server.last.sent.at(-1);
    if (asked?.t !== "why") throw new Error("not asked");
    server.last.say({
      t: "why",
      id: asked.id,
      legal: false,
      reason: "locked",
      clause: "TP-ROLL-04",
    });
    await vi.waitUntil(() => match.answer?.kind === "why");
    expect(match.answer).toMatchObject({
      title: "늑대는 잠겨서 다시 굴릴 수 없어요.",
      about: { title: "흰 주사위" },
    });
  });

  test("a seat, the dock and what nobody knows answer too", async () => {
    server.accept(0, 1);
    show();
    await press("이게 뭐예요?");
    await fireEvent.click(screen.getByText("두루미"));
    expect(match.answer?.title).toBe("두루미 님의 자리");
    expect(match.answer?.text).toContain("3단계");
    await fireEvent.click(document.querySelector("#dock .sentence")!);
    expect(match.answer?.title).toBe("할 일");
    await fireEvent.click(screen.getByText("풀밭"));
    expect(match.answer?.title).toBe("이게 뭐예요?");
  });

  test("keys of the game do nothing meanwhile", async () => {
    server.accept(0, 1);
    show({
      parts: {
        ...parts,
        dock: () => ({
          sentence: "굴려요.",
          main: { label: "굴리기", actions: [{ do: "Roll" }], key: "r" },
        }),
      },
    });
    const key = () => fireEvent.keyDown(screen.getByRole("main"), { key: "r" });
    await fireEvent.keyDown(document.body, { key: "?" });
    await key();
    expect(server.last.acts()).toHaveLength(0);
    await fireEvent.keyDown(document.body, { key: "?" });
    await key();
    expect(server.last.acts()).toHaveLength(1);
  });
});

describe("keys of the table", () => {
  test("open log, chat and the position in words, but not while somebody types", async () => {
    server.accept(0, 1);
    show();
    await fireEvent.keyDown(document.body, { key: "c" });
    const field = screen.getByRole("textbox");
    expect(screen.getByText(/아직 아무 말도 없었어요/)).toBeTruthy();
    await fireEvent.keyDown(field, { key: "l" });
    expect(screen.getByText(/아직 아무 말도 없었어요/)).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "l" });
    expect(screen.getByText("아직 아무 일도 없었어요.")).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "t" });
    const text = await screen.findByRole("dialog", { name: "글로 보기" });
    expect(text.textContent).toContain("민서 님, 지금 차례");
    expect(text.textContent).toContain("고를 수 있는 것: 굴리기");
  });

  test("Esc clears a choice that is not sent", async () => {
    server.accept(0, 1);
    show();
    match.selection.set("W1");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(match.selection.value).toBeNull();
  });

  test("two links lead past the seats", async () => {
    server.accept(0, 1);
    show();
    const before = location.href;
    await fireEvent.click(screen.getByRole("link", { name: "할 일로 건너뛰기" }));
    expect(document.activeElement?.id).toBe("dock");
    await fireEvent.click(screen.getByRole("link", { name: "판으로 건너뛰기" }));
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(location.href).toBe(before);
  });

  test("the focus stays at the table when the pressed thing goes", async () => {
    server.accept(0, 1);
    show();
    const roll = within(screen.getByRole("region", { name: "할 일" })).getByRole("button", {
      name: "굴리기",
    });
    roll.focus();
    await fireEvent.click(roll);
    server.last.say({ t: "accepted", id: match.pending!.id, n: 1 }, step(1, null));
    await tick();
    expect(roll.isConnected).toBe(false);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("dock"));
  });
});

describe("what happened since my last turn", () => {
  const at = (n: number, seat: number | null): Happening => ({ n, seat, events: [], past: false });
  const ns = (log: Happening[], asked: boolean) => sinceMine(log, 0, asked).map(({ n }) => n);

  test("is what the others did between two own turns", () => {
    const log = [at(1, null), at(2, 1), at(3, 0), at(4, 1), at(5, 2)];
    expect(ns(log.slice(0, 2), false)).toEqual([2]);
    expect(ns(log, true)).toEqual([4, 5]);
    expect(ns([...log, at(6, 0), at(7, 0)], true)).toEqual([4, 5]);
    expect(ns([...log, at(6, 0)], false)).toEqual([]);
    expect(ns([], true)).toEqual([]);
  });

  test("stands above the log when the own turn begins, until it is put away", async () => {
    server.accept(0, null);
    show();
    server.last.say(other(1, [rolled(1)], 2));
    await tick();
    const news = screen.getByRole("region", { name: "내 차례 뒤로 생긴 일" });
    expect(news.textContent).toContain("두루미 님이 처음 굴렸어요: 문, 지붕.");
    await fireEvent.click(within(news).getByRole("button", { name: "닫기" }));
    expect(screen.queryByRole("region", { name: "내 차례 뒤로 생긴 일" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "내 차례 뒤로 생긴 일" }));
    expect(screen.getByRole("region", { name: "내 차례 뒤로 생긴 일" })).toBeTruthy();
  });

  test("can always be asked for", async () => {
    server.accept(0, 1);
    show();
    wish.news = true;
    await tick();
    expect(screen.getByText("내 차례 뒤로 아직 아무 일도 없었어요.")).toBeTruthy();
  });

  test("is offered on a phone to whoever comes back, and never in the way of a choice", async () => {
    width = 390;
    server.last.open();
    server.last.say(
      { t: "table", table: table() },
      { t: "past", n: 1, seat: 0, actions: null, events: [rolled(0)] },
      { t: "past", n: 2, seat: 1, actions: null, events: [rolled(1)] },
      position(2, 1),
    );
    show();
    const offer = screen.getByRole("button", { name: "돌아오셨네요. 그동안 생긴 일 1건" });
    await fireEvent.click(screen.getByRole("button", { name: "굴리기" }));
    expect(server.last.acts()).toHaveLength(1);
    await fireEvent.click(offer);
    expect((await screen.findByRole("dialog")).textContent).toContain("두루미 님이 처음 굴렸어요");
  });
});

describe("what is told aloud", () => {
  test("the doings of everybody, together: chance and the end of a round come of an own step, too", async () => {
    server.accept(0, null);
    render(Announcer, { match, parts });
    const told = () =>
      [...document.querySelectorAll("[aria-live=polite]")].map((place) => place.textContent);
    server.last.say(other(1, [rolled(1)]));
    server.last.say(step(2, null, { events: [rolled(0)] }));
    server.last.say(other(3, [{ event: "RollingStopped", seat: 1 }]));
    await vi.waitFor(
      () =>
        expect(told()).toContain(
          "두루미 님이 처음 굴렸어요: 문, 지붕. 민서 님이 처음 굴렸어요: 문, 지붕. " +
            "두루미 님이 굴리기를 마쳤어요.",
        ),
      { timeout: 3_000 },
    );
  });
});

describe("the log", () => {
  test("joins what a seat did in one step, and equal lines of the set-up", () => {
    server.accept(0, 1);
    const turned = (pile: string) => ({ event: "PileTurned", pile, pots: 1 });
    const setUp: Happening = {
      n: 1,
      seat: null,
      past: false,
      events: [
        ...["straw_door", "wood_door", "wood_roof"].map(turned),
        { event: "TurnStarted", seat: 0 },
      ],
    };
    const lines = linesOf(match, { ...parts, headings: ["TurnStarted"] }, setUp);
    expect(lines.map(({ text }) => text)).toEqual([
      "더미 3개의 맨 위 타일이 드러났어요.",
      "민서 님의 차례예요.",
    ]);
    const bought: Happening = {
      n: 2,
      seat: 1,
      past: false,
      events: [
        { event: "RollingStopped", seat: 1 },
        { event: "TileBought", seat: 1, tile: "wood_door" },
      ],
    };
    const entries = entriesOf([...lines, ...linesOf(match, parts, bought)]);
    expect(entries.map(({ kind, n, lines: told }) => [kind, n, told.length])).toEqual([
      ["line", 1, 1],
      ["heading", 1, 1],
      ["line", 2, 2],
    ]);
    const [, buying] = entries[2]!.lines;
    expect(markThings(buying!.text, buying!.things)).toEqual([
      { text: "두루미 님이 ", isThing: false },
      { text: "나무 문", isThing: true },
      { text: "을 샀어요.", isThing: false },
    ]);
  });

  test("tells what is nobody's own doing by itself, and some of it not to those who were away", () => {
    server.accept(0, 1);
    const bought: Happening = {
      n: 2,
      seat: 1,
      past: false,
      events: [
        { event: "RollingStopped", seat: 1 },
        { event: "TileBought", seat: 1, tile: "wood_door" },
        { event: "TileBought", seat: 1, tile: "wood_door" },
      ],
    };
    const lines = linesOf(
      match,
      { ...parts, apart: ["TileBought"], details: ["TileBought"] },
      bought,
    );
    expect(lines.map(({ seat, detail }) => [seat, detail])).toEqual([
      [1, false],
      [null, true],
      [null, true],
    ]);
    expect(entriesOf(lines).map(({ lines: told }) => told.length)).toEqual([1, 1, 1]);
    const asOne = linesOf(match, { ...parts, told: (events) => events.slice(0, 1) }, bought);
    expect(asOne).toHaveLength(1);
  });

  test("stands between what was said, by step or by time", () => {
    const entry = (n: number) => ({ key: String(n), kind: "line" as const, seat: 0, n, lines: [] });
    const said = (n: number, after: number | null, at = 0) => ({
      n,
      seat: 1,
      name: "지훈",
      phrase: null,
      text: "",
      at,
      id: null,
      after,
    });
    const log = [1, 2, 3].map((n) => ({ n, seat: 0, events: [], past: true, at: 100 * n }));
    const items = mingle([1, 2, 3].map(entry), [said(1, null, 150), said(2, 2), said(3, 3)], log);
    expect(items.map((item) => item.entry?.n ?? `말 ${item.said?.n}`)).toEqual([
      1,
      "말 1",
      2,
      "말 2",
      3,
      "말 3",
    ]);
  });

  test("shows the position of a line that is pressed", async () => {
    server.accept(0, null);
    const onscene = vi.fn();
    show({ onscene });
    server.last.say(other(1, [rolled(1)]));
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: /^두루미 님이 처음 굴렸어요/ }));
    expect(onscene).toHaveBeenCalledWith(1);
  });
});

describe("the dock", () => {
  test("tells for a moment that something was done unasked", async () => {
    vi.useFakeTimers();
    server.accept(0, 1);
    show({ parts: { ...parts, automatic: () => true } });
    server.last.say(step(1, null));
    await tick();
    const sentence = "고를 수 있는 것이 하나뿐이라 자동으로 했어요.";
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    vi.advanceTimersByTime(1_300);
    vi.useRealTimers();
    await tick();
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getByText("두루미 님이 주사위를 고르는 중이에요.")).toBeTruthy();
  });

  test("offers to ring while somebody else is asked", async () => {
    server.accept(0, null);
    const bell = { on: false, onpress: vi.fn() };
    show({ bell });
    await fireEvent.click(screen.getByRole("button", { name: "내 차례에 알림" }));
    expect(bell.onpress).toHaveBeenCalledOnce();
    server.last.say(other(1, [], 2));
    await tick();
    expect(screen.queryByRole("button", { name: "내 차례에 알림" })).toBeNull();
  });

  test("offers no choice while the board shows the past", () => {
    server.accept(0, 1);
    show({ past: { table: match, n: 1, jumps: 0 } });
    expect(screen.queryByRole("button", { name: "굴리기" })).toBeNull();
    expect(document.querySelector("#dock .sentence")?.textContent).toBe("지금은 내 차례예요.");
  });
});

describe("the button that undoes", () => {
  const button = () => screen.getByRole("button", { name: "방금 한 일 되돌리기" });

  test("tells why there is nothing to take back", () => {
    server.accept(0, 1);
    show();
    expect(button().getAttribute("aria-disabled")).toBe("true");
    button().click();
    expect(server.last.acts()).toHaveLength(0);
    expect(server.last.sent.at(-1)).toMatchObject({ t: "why", action: { do: "TakeBack" } });
  });

  test("takes the last play back", async () => {
    server.accept(0, 1);
    show();
    server.last.say(step(1, 2, { take_back: true }));
    await tick();
    expect(button().getAttribute("aria-disabled")).toBeNull();
    button().click();
    expect(server.last.acts()).toMatchObject([{ prompt: 2, actions: [{ do: "TakeBack" }] }]);
  });
});

describe("spectators", () => {
  test("are counted", () => {
    server.last.open();
    server.last.say({ t: "table", table: table({ spectators: 2 }) }, position(1, null));
    show();
    expect(screen.getByRole("img", { name: "관전하는 사람 2명" })).toBeTruthy();
  });

  test("have nothing to undo", () => {
    server.last.open();
    server.last.say(
      { t: "table", table: table({ you: null }) },
      { t: "position", n: 1, prompt: null, choices: [], view: { ...view([1]), seat: null } },
    );
    show();
    expect(screen.queryByRole("button", { name: /되돌리기/ })).toBeNull();
    // Nor have they a turn since which things could have happened.
    expect(screen.getByRole("button", { name: "자리를 비운 사이에 생긴 일" })).toBeTruthy();
  });
});

describe("a seat without a connection", () => {
  test("still has the turn", () => {
    server.last.open();
    const info = table();
    const away = { kind: "person", connected: false } as const;
    const seats = info.seats.map((seat, n) => (n === 1 ? { ...seat, ...away } : seat));
    server.last.say({ t: "table", table: { ...info, seats } }, position(1, null));
    const { container } = show();
    expect(container.querySelectorAll(".seat.offline")).toHaveLength(1);
    expect(container.querySelector(".seat.offline")?.matches(".now")).toBe(true);
  });
});

describe("a slow connection", () => {
  test("is told with its seconds until something comes", async () => {
    vi.useFakeTimers();
    server.accept(0, 1);
    show();
    match.act({ do: "Roll" });
    await vi.advanceTimersByTimeAsync(1_600);
    expect(screen.getByRole("img", { name: "연결: 느림 1.5초" })).toBeTruthy();
    server.last.say({ t: "pong" });
    await vi.advanceTimersByTimeAsync(10);
    vi.useRealTimers();
    expect(screen.getByRole("img", { name: "연결: 연결됨" })).toBeTruthy();
  });
});
