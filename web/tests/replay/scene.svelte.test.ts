import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening } from "../../src/table/board.ts";
import { SceneTable } from "../../src/table/scene.svelte.ts";
import { Past } from "../../src/table/replay/past.svelte.ts";
import { Replay } from "../../src/table/replay/replay.svelte.ts";
import { SceneStore } from "../../src/table/replay/store.svelte.ts";
import { Player, STEP_FOR } from "../../src/table/replay/play.svelte.ts";
import { gameText, speak } from "../../src/text/index.ts";
import { scene, SceneServer, sceneServer, SEATS } from "./scenes.ts";

beforeEach(async () => {
  await speak("ko");
  const text = gameText("three_little_pigs");
  await vi.waitUntil(() => text.ready);
});

describe("a table at one moment", () => {
  const open = () => new SceneTable(scene(3), { seats: () => SEATS });

  test("shows what its seat saw, and asks nothing", () => {
    const table = open();
    expect(scene(3).view.question).toBe("Rolling");
    expect(table.me).toBe(0);
    expect(table.view.frames).toEqual(scene(3).view.frames);
    expect([table.question, table.view.question]).toEqual([null, null]);
    expect([table.choices, table.view.choices]).toEqual([[], []]);
    expect(table.names).toEqual(["민서", "두루미"]);
    expect(table.say("title")).toBe("아기돼지 3형제");
  });

  test("nothing can be chosen or asked", async () => {
    const table = open();
    table.selection.set(["B1"]);
    expect(table.selection.value).toBeNull();
    expect(table.offers()).toBe(false);
    expect(table.singles()).toEqual([]);
    await expect(table.aid()).rejects.toThrow();
    await expect(table.whyNot()).rejects.toThrow();
  });

  test("the next scene is told as it happens, another one is only shown", () => {
    const table = open();
    const heard: [number, boolean, number][] = [];
    const stop = table.onHappening((news) => heard.push([news.n, news.past, table.n]));
    expect(table.happened).toMatchObject({ n: 3, past: true });
    table.follow(scene(4));
    expect(table.jumps).toBe(0);
    table.show(scene(2));
    expect(table.jumps).toBe(1);
    expect(table.happened).toMatchObject({ n: 2, past: true });
    stop();
    table.follow(scene(3));
    expect(heard).toEqual([[4, false, 4]]);
  });

  test("what is drawn from it follows", () => {
    const table = open();
    const seen: (number | null)[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(table.me));
    });
    flushSync();
    table.show(scene(9, [], { seat: null }));
    flushSync();
    stop();
    expect(seen).toEqual([0, null]);
  });
});

describe("stored scenes", () => {
  test("are fetched in pages, each once", async () => {
    const server = sceneServer(250);
    const store = new SceneStore(server.load);
    expect((await store.need(101)).n).toBe(101);
    expect((await store.need(180)).n).toBe(180);
    expect(store.share).toBeCloseTo(100 / 250);
    expect(store.at(1)).toBeNull();
    const all = await store.all();
    expect(all.map((one) => one.n)).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
    expect(server.asked).toEqual([
      [100, 100],
      [0, 100],
      [200, 100],
    ]);
    expect(store.share).toBe(1);
  });

  test("a step beyond the end is the last one", async () => {
    const store = new SceneStore(sceneServer(120).load);
    expect((await store.need(999)).n).toBe(120);
  });

  test("after a failure the next wish asks again", async () => {
    const server = sceneServer(5);
    const store = new SceneStore(server.load);
    server.down = true;
    await expect(store.need(2)).rejects.toThrow("down");
    server.down = false;
    expect((await store.need(2)).n).toBe(2);
  });
});

describe("a replay", () => {
  const steps = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ n: i + 1, seat: 0, actions: [], events: [], at: 0 }));

  function replayOf(n: number) {
    const own = sceneServer(n);
    const everybody = new SceneServer(
      Array.from({ length: n }, (_, i) => scene(i + 1, [], { seat: null })),
    );
    const replay = new Replay({
      seats: SEATS,
      steps: steps(n),
      eyes: "own",
      load: (eyes, since, limit) => (eyes === "own" ? own : everybody).load(since, limit),
      calm: () => true,
      speed: () => 1,
    });
    return { replay, own, everybody };
  }

  test("a step forward is followed, every other one is a jump", async () => {
    const { replay } = replayOf(9);
    await replay.go(1);
    const heard: Happening[] = [];
    replay.table!.onHappening((news) => heard.push(news));
    await replay.go(2);
    await replay.go(8);
    await replay.go(7);
    await replay.go(99);
    expect(heard.map((news) => news.n)).toEqual([2]);
    expect(replay.table!.jumps).toBe(3);
    expect([replay.at, replay.table!.n, replay.loading]).toEqual([9, 9, false]);
  });

  test("only the newest wish is shown", async () => {
    const { replay } = replayOf(9);
    await Promise.all([replay.go(5), replay.go(3), replay.go(6)]);
    expect(replay.table!.n).toBe(6);
  });

  test("other eyes see the same moment", async () => {
    const { replay, own, everybody } = replayOf(9);
    await replay.go(4);
    expect(replay.table!.me).toBe(0);
    await replay.look("public");
    expect([replay.table!.n, replay.table!.me]).toEqual([4, null]);
    await replay.look("public");
    expect([own.asked.length, everybody.asked.length]).toEqual([1, 1]);
  });

  test("a failure is told, and can be tried again", async () => {
    const { replay, own } = replayOf(150);
    await replay.go(1);
    own.down = true;
    await replay.go(120);
    expect([replay.failed, replay.loading, replay.table!.n]).toEqual([true, false, 1]);
    own.down = false;
    await replay.go(replay.at);
    expect([replay.failed, replay.table!.n]).toEqual([false, 120]);
  });
});

describe("playing", () => {
  test("goes on step by step, faster when asked, and stops at the end", async () => {
    vi.useFakeTimers();
    let at = 1;
    const player = new Player({ at: () => at, last: () => 4, move: (to) => void (at = to) });
    player.play(1);
    await vi.advanceTimersByTimeAsync(STEP_FOR);
    expect([at, player.playing]).toEqual([2, true]);
    player.speed = 2;
    await vi.advanceTimersByTimeAsync(STEP_FOR * 1.5);
    expect([at, player.playing]).toEqual([4, false]);
    player.play(1);
    expect(at).toBe(1);
    player.pause();
    await vi.advanceTimersByTimeAsync(STEP_FOR * 9);
    expect(at).toBe(1);
    vi.useRealTimers();
  });
});

describe("an earlier moment of a running game", () => {
  test("is shown, stepped through and left", async () => {
    const past = new Past((n) => Promise.resolve(scene(n)), { seats: () => SEATS });
    expect(past.moment).toBeNull();
    await past.show(4);
    await past.show(5);
    expect(past.moment).toMatchObject({ n: 5, jumps: 0 });
    await past.show(2);
    expect(past.moment).toMatchObject({ n: 2, jumps: 1 });
    past.close();
    expect([past.moment, past.wanted]).toEqual([null, null]);
  });

  test("an answer that comes after it was left is not shown", async () => {
    const past = new Past((n) => Promise.resolve(scene(n)), { seats: () => SEATS });
    const asked = past.show(4);
    past.close();
    await asked;
    expect(past.moment).toBeNull();
  });

  test("a failure is told", async () => {
    const past = new Past(() => Promise.reject(new Error("down")), { seats: () => SEATS });
    await past.show(4);
    expect([past.failed, past.loading]).toEqual([true, false]);
  });
});
