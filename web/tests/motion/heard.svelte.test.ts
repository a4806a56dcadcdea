import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sounds } from "../../src/kit/sound/sounds.ts";
import { listenTo } from "../../src/table/heard.svelte.ts";
import { Match } from "../../src/table/match.svelte.ts";
import { FakeServer, step, table } from "../fake_socket.ts";

let server: FakeServer;
let match: Match;
let heard: string[];
let end: () => void;

beforeEach(() => {
  server = new FakeServer();
  match = new Match("7KX294", { open: server.open });
  server.accept(0, 1);
  heard = [];
  for (const name of Object.keys(sounds) as (keyof typeof sounds)[]) {
    vi.spyOn(sounds, name).mockImplementation(() => void heard.push(name));
  }
  end = $effect.root(() => {
    $effect(() => listenTo(match));
  });
  flushSync();
});

afterEach(() => {
  end();
  match.close();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

function line(n: number, seat: number | null) {
  return {
    n,
    seat,
    name: "지훈",
    phrase: "nice" as const,
    text: "",
    at: 0,
    id: null,
  };
}

test("lines of the others, but not the own ones", () => {
  server.last.say({ t: "chat", lines: [line(1, 1)] });
  flushSync();
  server.last.say({ t: "chat", lines: [line(2, match.me)] });
  flushSync();
  expect(heard).toEqual(["chat"]);
});

test("people who come and go", () => {
  const at = (connected: boolean) => {
    const now = table();
    now.seats = now.seats.map((seat, i) =>
      i === 1 ? { ...seat, kind: "person", connected } : seat,
    );
    server.last.say({ t: "table", table: now });
    flushSync();
  };
  at(true);
  at(true);
  at(false);
  expect(heard).toEqual(["join", "leave"]);
});

test("a press on what can be pressed, and on what cannot", () => {
  document.body.innerHTML = `<button><i></i></button><button aria-disabled="true"></button>
    <button aria-busy="true"></button><p></p>`;
  for (const one of document.querySelectorAll<HTMLElement>("i, [aria-disabled], [aria-busy], p")) {
    one.click();
  }
  expect(heard).toEqual(["press", "notAllowed"]);
});

test("the end, once", () => {
  const score = { seats: [], winners: [0], decided_by: null };
  const last = step(1, null);
  const view = Object.assign({}, last.view, { score });
  server.last.say({ ...last, view });
  server.last.say({ ...step(2, null), view });
  expect(heard).toEqual(["win"]);
});
