import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type {
  ChatLine,
  PastStep,
  Position,
  Refused,
  Step,
  TableInfo,
} from "../src/net/protocol.ts";
import {
  ANSWER_WITHIN,
  HELLO_WITHIN,
  PING_AFTER,
  PONG_WITHIN,
  RETRY_AFTER,
  RETURN_AFTER,
  STEADY_AFTER,
  TableLink,
  Unanswered,
  type LinkStatus,
  type Pending,
} from "../src/net/socket.ts";
import { newId } from "../src/net/ids.ts";
import { merged, SAID_AT_MOST, Unsaid } from "../src/net/sayings.ts";
import { FakeServer, line, position, step, table } from "./fake_socket.ts";

class Heard {
  statuses: LinkStatus[] = [];
  tables: TableInfo[] = [];
  positions: Position[] = [];
  steps: Step[] = [];
  pasts: PastStep[] = [];
  pendings: (Pending | null)[] = [];
  refusals: Refused[] = [];
  goodbyes: string[] = [];
  chats: ChatLine[] = [];

  readonly events = {
    status: (status: LinkStatus) => this.statuses.push(status),
    table: (info: TableInfo) => this.tables.push(info),
    position: (message: Position) => this.positions.push(message),
    step: (message: Step) => this.steps.push(message),
    chat: (lines: readonly ChatLine[]) => this.chats.push(...lines),
    past: (message: PastStep) => this.pasts.push(message),
    pending: (pending: Pending | null) => this.pendings.push(pending),
    refused: (message: Refused) => this.refusals.push(message),
    goodbye: (reason: string) => this.goodbyes.push(reason),
  };
}

let server: FakeServer;
let heard: Heard;
let network: boolean;
let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  heard = new Heard();
  network = true;
  link = new TableLink("7KX294", heard.events, {
    open: server.open,
    hasNetwork: () => network,
  });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

const reconnect = () => vi.advanceTimersByTime(RETRY_AFTER.at(-1)!);

describe("connection", () => {
  test("the address names the table and the last step", () => {
    expect(server.last.address).toMatch(/\/ws\/tables\/7KX294\?since=0$/);
  });

  test("is online with the first message, not before", () => {
    server.last.open();
    expect(link.status).toBe("joining");
    server.last.say({ t: "table", table: table() });
    expect(link.status).toBe("online");
    expect(heard.tables).toHaveLength(1);
  });

  test("a closed socket is told at once and restored from the last step", () => {
    server.accept(3).say(step(4, 2));
    server.last.fail();
    expect(link.status).toBe("lost");
    reconnect();
    expect(server.sockets).toHaveLength(2);
    expect(server.last.since).toBe(4);
    server.accept(4);
    expect(heard.statuses).toEqual(["online", "lost", "online"]);
  });

  test("the browser's offline event is told at once", () => {
    server.accept();
    dispatchEvent(new Event("offline"));
    expect(link.status).toBe("lost");
  });

  test("the browser's online event reconnects without waiting", () => {
    server.accept();
    network = false;
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(1_000);
    expect(server.sockets).toHaveLength(1);
    network = true;
    dispatchEvent(new Event("online"));
    expect(server.sockets).toHaveLength(2);
  });

  test("silence is answered with a ping, and no pong means lost", () => {
    const socket = server.accept();
    vi.advanceTimersByTime(PING_AFTER);
    expect(socket.sent).toEqual([{ t: "ping" }]);
    vi.advanceTimersByTime(PONG_WITHIN - 1);
    expect(link.status).toBe("online");
    vi.advanceTimersByTime(1);
    expect(link.status).toBe("lost");
    expect(socket.closed).toBe(true);
  });

  test("a pong keeps the connection", () => {
    const socket = server.accept();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(PING_AFTER);
      socket.say({ t: "pong" });
    }
    expect(link.status).toBe("online");
    expect(socket.sent).toHaveLength(5);
  });

  test("a page that comes to the front asks whether the server is there", () => {
    const socket = server.accept();
    link.check();
    expect(socket.sent).toEqual([{ t: "ping" }]);
  });

  test("a server that says nothing after the handshake counts as lost", () => {
    server.last.open();
    vi.advanceTimersByTime(HELLO_WITHIN);
    expect(link.status).toBe("lost");
  });

  test("tries become rarer, and quick again after a success", () => {
    const gaps: number[] = [];
    for (let i = 0; i < RETRY_AFTER.length + 2; i++) {
      server.last.fail();
      const before = server.sockets.length;
      let waited = 0;
      while (server.sockets.length === before) {
        vi.advanceTimersByTime(10);
        waited += 10;
      }
      gaps.push(waited);
    }
    gaps.forEach((gap, i) => {
      const most = RETRY_AFTER[Math.min(i, RETRY_AFTER.length - 1)]!;
      expect(gap).toBeGreaterThanOrEqual(most / 2);
      expect(gap).toBeLessThanOrEqual(most + 10);
    });
    server.accept();
    server.last.fail();
    vi.advanceTimersByTime(RETRY_AFTER[0]);
    expect(link.status).toBe("lost");
    server.accept();
    expect(link.status).toBe("online");
  });

  test("a late message of an old socket is not heard", () => {
    const old = server.accept();
    old.fail();
    reconnect();
    server.accept();
    old.say(step(1, 2));
    expect(heard.steps).toHaveLength(0);
  });

  test("goodbye for good ends it, goodbye for a while does not", () => {
    server.accept().say({ t: "goodbye", reason: "stopping", again: true });
    expect(link.status).toBe("lost");
    reconnect();
    expect(server.sockets).toHaveLength(2);
    server.accept().say({ t: "goodbye", reason: "kicked", again: false });
    expect(link.status).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(2);
    expect(heard.goodbyes).toEqual(["stopping", "kicked"]);
  });

  test.each(["too_fast", "bad_message", "stopping"] as const)(
    "comes back by itself after %s, later each time, and no event shortens the pause",
    (reason) => {
      for (const [times, pause] of [...RETURN_AFTER, RETURN_AFTER.at(-1)!].entries()) {
        const socket = server.accept();
        socket.say({ t: "goodbye", reason, again: true });
        expect(link.status).toBe("lost");
        socket.fail();
        dispatchEvent(new Event("online"));
        link.check();
        vi.advanceTimersByTime(pause - 1);
        expect(server.sockets).toHaveLength(times + 1);
        vi.advanceTimersByTime(1);
        expect(server.sockets).toHaveLength(times + 2);
      }
      server.accept();
      expect(link.status).toBe("online");
      // The server speaks now and then, so the connection stands.
      for (let ms = 0; ms < STEADY_AFTER; ms += PING_AFTER - 1) {
        vi.advanceTimersByTime(PING_AFTER - 1);
        server.last.say({ t: "pong" });
      }
      const before = server.sockets.length;
      server.last.say({ t: "goodbye", reason, again: true });
      vi.advanceTimersByTime(RETURN_AFTER[0]);
      expect(server.sockets).toHaveLength(before + 1);
    },
  );

  test("rejoins as somebody else from the last step, without being lost, and repeats the choice under way", () => {
    const first = server.accept(4, 1);
    link.act(1, [{ do: "Roll" }]);
    link.rejoin();
    expect(first.closed).toBe(true);
    expect(server.last.since).toBe(4);
    const second = server.accept(4, 1);
    expect(second.acts()).toHaveLength(1);
    expect(heard.statuses).toEqual(["online", "joining", "online"]);
    link.close();
    link.rejoin();
    expect(server.sockets).toHaveLength(2);
  });

  test("close listens to nothing any more", () => {
    server.accept();
    link.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
  });
});

describe("numbering", () => {
  test("steps in order are told once each", () => {
    server.accept(0).say(step(1, 1), step(2, 2), step(2, 2), step(1, 1), step(3, 3));
    expect(heard.steps.map((message) => message.n)).toEqual([1, 2, 3]);
    expect(link.last).toBe(3);
  });

  test("a gap is not shown: the link starts again from the last good step", () => {
    server.accept(0).say(step(1, 1), step(3, 2));
    expect(heard.steps.map((message) => message.n)).toEqual([1]);
    reconnect();
    expect(server.last.since).toBe(1);
  });

  test("missed steps come as past, then the position", () => {
    server.accept(2);
    server.last.fail();
    reconnect();
    const past = (n: number): PastStep => ({ t: "past", n, seat: 1, actions: null, events: [] });
    server.last.open();
    server.last.say({ t: "table", table: table() }, past(3), past(4), position(4, 7));
    expect(heard.pasts.map((message) => message.n)).toEqual([3, 4]);
    expect(heard.positions.at(-1)?.prompt).toBe(7);
    server.last.say(step(5, 8));
    expect(heard.steps.at(-1)?.n).toBe(5);
  });
});

describe("choices", () => {
  test("a double press sends one message", () => {
    const socket = server.accept();
    expect(link.act(1, [{ do: "Roll" }])).toBe(true);
    expect(link.act(1, [{ do: "Roll" }])).toBe(false);
    expect(socket.acts()).toHaveLength(1);
    expect(link.pending?.sent).toBe(true);
  });

  test("counts as done only when its step has arrived", () => {
    const socket = server.accept();
    link.act(1, [{ do: "Roll" }]);
    const id = link.pending!.id;
    socket.say({ t: "accepted", id, n: 1 });
    expect(link.pending).not.toBeNull();
    socket.say(step(1, 2));
    expect(link.pending).toBeNull();
  });

  test("the step may come before the answer", () => {
    const socket = server.accept();
    link.act(1, [{ do: "Roll" }]);
    const id = link.pending!.id;
    socket.say(step(1, 2));
    expect(link.pending).not.toBeNull();
    socket.say({ t: "accepted", id, n: 1 });
    expect(link.pending).toBeNull();
  });

  test("somebody else's answer does not confirm it", () => {
    const socket = server.accept();
    link.act(1, [{ do: "Roll" }]);
    socket.say({ t: "accepted", id: "other", n: 1 }, step(1, 2));
    expect(link.pending).not.toBeNull();
  });

  test("without a connection it waits, and is sent once with the same id", () => {
    server.accept();
    server.last.fail();
    expect(link.act(1, [{ do: "Roll" }])).toBe(true);
    expect(link.pending?.sent).toBe(false);
    expect(link.act(1, [{ do: "Roll" }])).toBe(false);
    reconnect();
    expect(server.last.acts()).toHaveLength(0);
    server.accept();
    expect(server.last.acts()).toHaveLength(1);
    server.last.say({ t: "table", table: table() });
    expect(server.last.acts()).toHaveLength(1);
  });

  test("an unanswered choice is repeated after a reconnect with the same id", () => {
    const first = server.accept();
    link.act(1, [{ do: "Roll" }]);
    const id = link.pending!.id;
    first.fail();
    expect(link.pending?.sent).toBe(false);
    reconnect();
    const second = server.accept(1, 2);
    const [again] = second.acts();
    expect(again).toMatchObject({ id, prompt: 1 });
    second.say({ t: "accepted", id, n: 1 });
    expect(link.pending).toBeNull();
  });

  test("a refusal ends it and is told", () => {
    const socket = server.accept();
    link.act(1, [{ do: "Stop" }]);
    socket.say({ t: "refused", id: link.pending!.id, reason: "first_roll", clause: "TP-ROLL-02" });
    expect(link.pending).toBeNull();
    expect(heard.refusals.map((message) => message.reason)).toEqual(["first_roll"]);
    expect(link.act(1, [{ do: "Roll" }])).toBe(true);
  });

  test("ids differ", () => {
    const ids = new Set(Array.from({ length: 1_000 }, newId));
    expect(ids.size).toBe(1_000);
    expect([...ids].every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  });
});

describe("questions", () => {
  test("why-not and aids are answered by id", async () => {
    const socket = server.accept();
    const why = link.whyNot({ do: "Buy", pile: "wood_roof" });
    const aid = link.aid("risk", { dice: ["B1"] });
    const [first, second] = socket.sent;
    if (first?.t !== "why" || second?.t !== "aid") throw new Error("not asked");
    expect(second.arguments).toEqual({ dice: ["B1"] });
    socket.say({ t: "aid", id: second.id, result: { wolf: 31 } });
    socket.say({ t: "why", id: first.id, legal: false, reason: "locked" });
    await expect(aid).resolves.toEqual({ wolf: 31 });
    await expect(why).resolves.toMatchObject({ legal: false, reason: "locked" });
  });

  test("are rejected without a connection, when it breaks, and when no answer comes", async () => {
    const early = link.whyNot({ do: "Roll" });
    await expect(early).rejects.toBeInstanceOf(Unanswered);
    server.accept();
    const broken = link.aid("risk");
    server.last.fail();
    await expect(broken).rejects.toBeInstanceOf(Unanswered);
    reconnect();
    const socket = server.accept();
    const silent = link.whyNot({ do: "Roll" });
    const outcome = expect(silent).rejects.toBeInstanceOf(Unanswered);
    for (let waited = 0; waited < ANSWER_WITHIN; waited += 1_000) {
      vi.advanceTimersByTime(1_000);
      socket.say({ t: "pong" });
    }
    await outcome;
  });

  test("a refused question is rejected and no choice", async () => {
    const socket = server.accept();
    link.act(1, [{ do: "Roll" }]);
    const why = link.whyNot({ do: "Nonsense" });
    const asked = socket.sent.find((message) => message.t === "why");
    if (asked?.t !== "why") throw new Error("not asked");
    socket.say({ t: "refused", id: asked.id, reason: "bad_action" });
    await expect(why).rejects.toBeInstanceOf(Unanswered);
    expect(link.pending).not.toBeNull();
    expect(heard.refusals).toHaveLength(0);
  });
});

describe("chat", () => {
  test("lines are told as they come, also those before this browser came", () => {
    server.last.open();
    server.last.say(
      { t: "table", table: table({ status: "waiting" }) },
      { t: "chat", lines: [line(1), line(2, { phrase: "hello", text: null })] },
      { t: "chat", lines: [line(3)] },
    );
    expect(heard.chats.map((said) => said.n)).toEqual([1, 2, 3]);
  });

  test("what is said is settled by its own line, not by another one", async () => {
    const socket = server.accept();
    const said = vi.fn();
    const saying = link.say({ text: "반가워요" }).then(said);
    const [message] = socket.sayings();
    expect(message).toMatchObject({ t: "say", text: "반가워요" });
    socket.say({ t: "chat", lines: [line(1, { text: "반가워요" }), line(2, { id: "other" })] });
    await Promise.resolve();
    expect(said).not.toHaveBeenCalled();
    socket.say({ t: "chat", lines: [line(3, { id: message!.id })] });
    await saying;
    expect(said).toHaveBeenCalledWith(line(3, { id: message!.id }));
    socket.fail();
    reconnect();
    expect(server.accept().sayings()).toHaveLength(0);
  });

  test("without a connection it waits for one", async () => {
    server.last.open();
    const saying = link.say({ phrase: "luck" });
    expect(server.last.sayings()).toHaveLength(0);
    const socket = server.accept();
    expect(socket.sayings()).toMatchObject([{ phrase: "luck" }]);
    socket.say({ t: "chat", lines: [line(1, { id: socket.sayings()[0]!.id })] });
    await saying;
  });

  test("an unanswered line is sent once more with the same id, and then given up", async () => {
    const first = server.accept();
    const saying = link.say({ text: "안녕" });
    const outcome = expect(saying).rejects.toMatchObject({ name: "Unsaid", refusal: null });
    const ids = [first.sayings()[0]!.id];
    for (let times = 1; times < SAID_AT_MOST; times += 1) {
      server.last.fail();
      reconnect();
      ids.push(server.accept().sayings()[0]!.id);
    }
    expect(new Set(ids).size).toBe(1);
    server.last.fail();
    reconnect();
    expect(server.accept().sayings()).toHaveLength(0);
    await outcome;
  });

  test("an answer in the lines that a new connection begins with counts too", async () => {
    const first = server.accept();
    const saying = link.say({ phrase: "nice" });
    const { id } = first.sayings()[0]!;
    first.fail();
    reconnect();
    server.last.open();
    server.last.say({ t: "table", table: table() }, { t: "chat", lines: [line(7, { id })] });
    await expect(saying).resolves.toMatchObject({ n: 7 });
  });

  test("a refused line says why, and touches no choice", async () => {
    const socket = server.accept();
    link.act(1, [{ do: "Roll" }]);
    const saying = link.say({ text: " " });
    const { id } = socket.sayings()[0]!;
    const refusal = { t: "refused", id, reason: "chat-empty" } as const;
    socket.say(refusal);
    await expect(saying).rejects.toEqual(new Unsaid(refusal));
    await expect(saying).rejects.toMatchObject({ refusal });
    expect(link.pending).not.toBeNull();
    expect(heard.refusals).toHaveLength(0);
  });

  test("a line with a known number takes the place of that", () => {
    const known = [line(1), line(2), line(4)];
    const news = [line(3), line(2, { seat: 0 })];
    expect(merged(known, news)).toEqual([line(1), line(2, { seat: 0 }), line(3), line(4)]);
  });

  test("nothing can be said at a closed table", async () => {
    server.accept();
    const saying = link.say({ text: "안녕" });
    link.close();
    await expect(saying).rejects.toBeInstanceOf(Unsaid);
    await expect(link.say({ phrase: "thanks" })).rejects.toBeInstanceOf(Unsaid);
  });
});
