import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Match } from "../src/table/match.svelte.ts";
import type { Happening } from "../src/table/board.ts";
import { linesOf } from "../src/table/log.ts";
import { promptOf, waitingFor } from "../src/table/prompts.ts";
import { seatOrder, seatState } from "../src/table/status.ts";
import { gameText, say, speak } from "../src/text/index.ts";
import { FakeServer, position, step, table, view } from "./fake_socket.ts";

let server: FakeServer;
let match: Match;
let told: string[];

beforeEach(async () => {
  await speak("ko");
  const text = gameText("three_little_pigs");
  await vi.waitUntil(() => text.ready);
  server = new FakeServer();
  told = [];
  match = new Match("7KX294", { open: server.open, notify: (text) => told.push(text) });
});

afterEach(() => match.close());

describe("a match", () => {
  test("knows nothing before the server speaks", () => {
    expect(match.info).toBeNull();
    expect(match.hasView).toBe(false);
    expect(() => match.view).toThrow();
  });

  test("shows what the socket tells", () => {
    server.accept(4, 2);
    expect(match.names).toEqual(["민서", "두루미"]);
    expect(match.me).toBe(0);
    expect(match.question).toBe("Rolling");
    expect(match.offers({ do: "Roll" })).toBe(true);
    expect(match.singles("Roll")).toHaveLength(1);
  });

  test("a board hears each step once, after the view has changed", () => {
    const heard: [number, boolean, string | null][] = [];
    server.accept(0);
    const stop = match.onHappening((news) => heard.push([news.n, news.past, match.question]));
    server.last.say(step(1, null), step(2, 2));
    stop();
    server.last.say(step(3, 3));
    expect(heard).toEqual([
      [1, false, null],
      [2, false, "Rolling"],
    ]);
  });

  test("the selection ends with the question that it answers", () => {
    server.accept(0, 1);
    match.selection.set(["B1"]);
    server.last.say({ t: "table", table: table() });
    expect(match.selection.value).toEqual(["B1"]);
    server.last.say(step(1, 2));
    expect(match.selection.value).toBeNull();
  });

  test("acts for the question on screen only", () => {
    server.accept(0, null);
    match.act({ do: "Roll" });
    expect(server.last.acts()).toHaveLength(0);
    server.last.say(step(1, 7));
    match.act({ do: "Roll" });
    match.act({ do: "Roll" });
    expect(server.last.acts()).toMatchObject([{ prompt: 7, actions: [{ do: "Roll" }] }]);
    expect(match.busy).toBe(true);
  });

  test("a play is taken back where the server says that it can be, and everybody reads of it", () => {
    server.accept(0, 1);
    expect(match.canTakeBack).toBe(false);
    server.last.say({ ...step(1, 2), take_back: true });
    expect(match.canTakeBack).toBe(true);
    match.takeBack();
    expect(server.last.acts()).toMatchObject([{ prompt: 2, actions: [{ do: "TakeBack" }] }]);
    expect(match.canTakeBack).toBe(false); // not twice
    server.last.say({ ...step(2, 3), seat: 0, events: [{ event: "TakenBack", seat: 0 }] });
    expect(linesOf(match, null, match.log.at(-1)!).map((line) => line.text)).toEqual([
      "민서 님이 방금 한 일을 물렀어요.",
    ]);
  });

  test("a refusal is told with its reason in words", () => {
    server.accept(0, 1);
    match.act({ do: "Roll" });
    server.last.say({
      t: "refused",
      id: match.pending!.id,
      reason: "too_few_symbols",
      facts: { part: "roof", need: 4, have: 2 },
    });
    expect(told).toEqual(["지붕 그림 4개가 필요한데 2개뿐이에요."]);
    expect(match.busy).toBe(false);
  });

  describe("several actions", () => {
    const buy = { do: "Buy", pile: "wood_door" };
    const place = { do: "Place", house: 0 };
    const placing = [{ id: 43, ...place }];
    const actions = () => server.last.acts().map((act) => act.actions);

    test("go as one list", () => {
      server.accept(0, 1);
      match.act(buy, place);
      expect(actions()).toEqual([[buy, place]]);
      server.last.say({ t: "accepted", id: match.pending!.id, n: 1 }, step(1, 2));
      expect(actions()).toHaveLength(1);
      expect(match.busy).toBe(false);
    });

    test("follow one another where chance stands between them, and stay busy until the last", () => {
      server.accept(0, 1);
      match.act(buy, place);
      server.last.say({ t: "refused", id: match.pending!.id, reason: "list-drawn" });
      expect(told).toEqual([]);
      expect(actions()).toEqual([[buy, place], [buy]]);
      server.last.say(step(1, 2, { choices: placing }));
      expect(match.busy).toBe(true);
      server.last.say({ t: "accepted", id: match.pending!.id, n: 1 });
      expect(actions()).toEqual([[buy, place], [buy], [place]]);
      expect(server.last.acts().at(-1)?.prompt).toBe(2);
      server.last.say({ t: "accepted", id: match.pending!.id, n: 2 }, step(2, 3));
      expect(match.busy).toBe(false);
      expect(actions()).toHaveLength(3);
    });

    test("what is not offered any more is dropped", () => {
      server.accept(0, 1);
      match.act(buy, place);
      server.last.say({ t: "refused", id: match.pending!.id, reason: "list-drawn" });
      server.last.say({ t: "accepted", id: match.pending!.id, n: 1 }, step(1, 2));
      expect(actions()).toHaveLength(2);
      expect(match.busy).toBe(false);
    });

    test("nothing follows a refusal", () => {
      server.accept(0, 1);
      match.act(buy, place);
      server.last.say({ t: "refused", id: match.pending!.id, reason: "list-drawn" });
      server.last.say({
        t: "refused",
        id: match.pending!.id,
        reason: "empty_pile",
        facts: { pile: "wood_door" },
      });
      expect(told).toEqual(["나무 문 더미는 빈 더미예요."]);
      server.last.say(step(1, 2, { choices: placing }));
      expect(actions()).toHaveLength(2);
    });
  });

  test("an unknown reason is still told", () => {
    server.accept(0, 1);
    match.act({ do: "Roll" });
    server.last.say({ t: "refused", id: match.pending!.id, reason: "never_heard_of" });
    expect(told).toEqual([say("error-unknown")]);
  });

  test("explains why not, until the question changes", async () => {
    server.accept(0, 1);
    match.explain({ do: "Stop" });
    const asked = server.last.sent.at(-1);
    if (asked?.t !== "why") throw new Error("not asked");
    server.last.say({
      t: "why",
      id: asked.id,
      legal: false,
      reason: "first_roll",
      clause: "TP-ROLL-02",
    });
    await vi.waitUntil(() => match.answer !== null);
    expect(match.answer).toMatchObject({
      kind: "why",
      title: "첫 번째는 주사위 5개를 모두 굴려야 해요.",
      clause: "TP-ROLL-02",
    });
    server.last.say(step(1, 2));
    expect(match.answer).toBeNull();
  });

  test("a lost connection is dated, and its return told once", () => {
    server.accept(0, 1);
    expect(match.lostAt).toBeNull();
    server.last.fail();
    expect(match.offline).toBe(true);
    expect(match.lostAt).not.toBeNull();
    dispatchEvent(new Event("online"));
    server.accept(0, 1);
    expect(match.lostAt).toBeNull();
    expect(told).toEqual(["다시 이어졌어요."]);
  });

  test("a table that is gone says so, a server that restarts does not", () => {
    server.accept(0, 1).say({ t: "goodbye", reason: "too_fast", again: true });
    expect(match.ended).toBeNull();
    expect(match.lostAt).not.toBeNull();
    match.rejoin();
    server.accept(0, 1).say({ t: "goodbye", reason: "stopping", again: true });
    expect(match.ended).toBeNull();
    match.rejoin();
    server.accept(0, 1).say({ t: "goodbye", reason: "kicked", again: false });
    expect(match.ended).toBe("kicked");
  });

  test("changes are reactive", () => {
    const seen: (string | null)[] = [];
    const stop = $effect.root(() => {
      server.accept(0, 1);
      $effect(() => {
        seen.push(match.question);
      });
    });
    flushSync();
    server.last.say(step(1, null));
    flushSync();
    stop();
    expect(seen).toEqual(["Rolling", null]);
  });
});

describe("the log", () => {
  const happening = (events: Happening["events"]): Happening => ({
    n: 5,
    seat: 1,
    events,
    past: false,
  });

  test("says events in words, with whose they are", () => {
    server.accept(0, 1);
    const lines = linesOf(
      match,
      null,
      happening([
        { event: "TurnStarted", seat: 0 },
        { event: "SpinnerSpun", material: "wood" },
        { event: "NothingToTell" },
      ]),
    );
    expect(lines.map(({ text, seat }) => [text, seat])).toEqual([
      ["민서 님의 차례예요.", 0],
      ["회전판은 나무!", 1],
    ]);
  });

  test("knows headings, clauses and what stays silent", () => {
    server.accept(0, 1);
    const parts = {
      Board: (() => ({})) as never,
      headings: ["TurnStarted"],
      clauses: { SpinnerSpun: "TP-WOLF-04" },
      silent: ["WolfAppeared"],
    };
    const lines = linesOf(
      match,
      parts,
      happening([
        { event: "TurnStarted", seat: 0 },
        { event: "WolfAppeared", seat: 0, wolves: 2 },
        { event: "SpinnerSpun", material: "wood" },
      ]),
    );
    expect(lines.map(({ kind, clause }) => [kind, clause])).toEqual([
      ["heading", ""],
      ["line", "TP-WOLF-04"],
    ]);
  });

  test("of a match that is joined late begins at its beginning", async () => {
    match.close();
    server = new FakeServer();
    const steps = [1, 2, 3, 4].map((n) => ({
      n,
      seat: 0,
      events: [{ event: "RollingStopped", seat: 0 }],
    }));
    type Steps = typeof steps;
    let answer: (told: Steps) => void = () => undefined;
    const history = vi.fn(() => new Promise<Steps>((resolve) => (answer = resolve)));
    match = new Match("7KX294", { open: server.open, history });
    server.accept(3, 1);
    server.last.say(step(4, 2), step(5, 3));
    answer(steps);
    await vi.waitUntil(() => match.log.length > 2);
    expect(match.log.map(({ n, past }) => [n, past])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
    ]);
    server.last.fail();
    dispatchEvent(new Event("online"));
    server.accept(5, 3);
    expect(history).toHaveBeenCalledOnce();
  });

  test("goes on without the beginning if that cannot be had", async () => {
    match.close();
    server = new FakeServer();
    const history = () => Promise.reject(new Error("away"));
    match = new Match("7KX294", { open: server.open, history });
    server.accept(3, 1);
    await Promise.resolve();
    server.last.say(step(4, 2));
    expect(match.log.map(({ n }) => n)).toEqual([4]);
  });

  test("keeps what was missed", () => {
    server.last.open();
    server.last.say(
      { t: "table", table: table() },
      { t: "past", n: 1, seat: null, actions: null, events: [] },
      { t: "past", n: 2, seat: 1, actions: null, events: [] },
      position(2, 1),
    );
    expect(match.log.map(({ n, past }) => [n, past])).toEqual([
      [1, true],
      [2, true],
    ]);
  });
});

describe("prompts without a game's own dock", () => {
  test("one choice is the main button", () => {
    server.accept(0, 1);
    expect(promptOf(match)).toEqual({
      sentence: "주사위 5개를 굴리세요.",
      detail: "한 차례에 세 번까지 굴릴 수 있어요.",
      main: { label: "굴리기", actions: [{ do: "Roll" }] },
    });
  });

  test("sets and numbers are left to the board", () => {
    server.accept(0, null);
    server.last.say(
      step(1, 2, {
        choices: [
          { id: 1, do: "Stop" },
          { do: "Reroll", field: "dice", subset_of: ["W1", "B1"] },
        ],
      }),
    );
    const content = promptOf(match);
    expect(content.main ?? content.second ?? content.chips).toBeUndefined();
  });

  test("more than two choices become chips", () => {
    server.accept(0, null);
    const choices = ["straw_door", "wood_door", "brick_door"].map((pile, i) => ({
      id: 33 + i,
      do: "Buy",
      pile,
    }));
    server.last.say(step(1, 2, { choices }));
    expect(promptOf(match).chips?.map((chip) => chip.label)).toEqual([
      "밀짚 문 사기",
      "나무 문 사기",
      "벽돌 문 사기",
    ]);
  });

  test("waiting names whom and for what", () => {
    server.accept(0, null);
    expect(waitingFor(match, say)).toBe("두루미 님이 주사위를 고르는 중이에요.");
    server.last.say(step(1, null, { view: view([0, 1]) }));
    expect(waitingFor(match, say)).toBe("모두 고르는 중이에요. 2명 남았어요.");
    server.last.say(step(2, null, { view: view([]) }));
    expect(waitingFor(match, say)).toBe("다음 일을 기다리는 중이에요.");
  });
});

describe("seats", () => {
  const person = { kind: "person", name: "", level: null, connected: true, host: false } as const;
  const bot = { ...person, kind: "bot", level: "easy" } as const;

  const alone = (...asked: number[]) => ({ asked, lanes: [] });

  test("tell what they do", () => {
    expect(seatState(0, person, alone(0))).toBe("turn");
    expect(seatState(0, person, alone(0, 1))).toBe("choosing");
    expect(seatState(0, person, alone(1))).toBe("idle");
    expect(seatState(0, { ...person, connected: false }, alone(0))).toBe("offline");
    expect(seatState(1, bot, alone(1))).toBe("thinking");
    expect(seatState(1, { ...bot, connected: false }, alone(0))).toBe("idle");
  });

  test("choose together without telling what", () => {
    const together = { asked: [0], lanes: [[{ frame: "Drafting" }], []] };
    expect(seatState(0, person, together)).toBe("choosing");
    expect(seatState(1, bot, together)).toBe("chosen");
    expect(seatState(1, bot, together, true)).toBe("idle");
    expect(seatState(1, { ...person, connected: false }, together)).toBe("offline");
  });

  test("the own seat is first, the others follow in turn order", () => {
    expect(seatOrder(4, 2)).toEqual([2, 3, 0, 1]);
    expect(seatOrder(3, null)).toEqual([0, 1, 2]);
  });
});
