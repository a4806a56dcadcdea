/** The page that counts sheets of one game, and a server that counts for it. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, vi } from "vitest";
import type { GameInfo } from "../src/net/protocol.ts";
import { Count } from "../src/pages/score/count.svelte.ts";
import Sheets from "../src/pages/score/Sheets.svelte";
import type { GameSheet } from "../src/table/sheet.ts";
import { gameText, speak } from "../src/text/index.ts";

export class ScorePage<Body> {
  /** What the page sent. */
  bodies: Body[] = [];
  /** What it is answered. */
  answer: (body: Body) => Response;
  count: Count | undefined;

  /** `counted` is what the server answers unless a test says otherwise. */
  constructor(
    readonly game: GameInfo,
    readonly sheet: GameSheet,
    readonly counted: (body: Body) => Response,
  ) {
    this.answer = counted;
    beforeEach(() => this.#begin());
    afterEach(() => {
      this.count?.close();
      vi.unstubAllGlobals();
    });
  }

  async #begin() {
    await speak("ko");
    const text = gameText(this.game.name);
    await vi.waitUntil(() => text.ready);
    localStorage.clear();
    this.bodies = [];
    this.answer = this.counted;
    this.online();
  }

  /** The server is there. */
  online() {
    vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
      const body = JSON.parse(init.body as string) as Body;
      this.bodies.push(body);
      return Promise.resolve(this.answer(body));
    });
  }

  async open(): Promise<Count> {
    const opened = new Count(this.game, this.sheet);
    this.count = opened;
    render(Sheets, { count: opened, text: gameText(this.game.name) });
    await vi.waitUntil(() => opened.counted !== null || opened.problem !== null);
    return opened;
  }
}

export function refuse(key: string, facts: object, clause = "") {
  return Response.json({ status_code: 400, key, facts, clause }, { status: 400 });
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));
