/** Who sits here and what can be played: asked once, shared by all pages. */
import * as api from "../net/api.ts";
import type { GameInfo } from "../net/protocol.ts";
import { say } from "../text/index.ts";

class Session {
  #nickname = $state<string | null>(null);
  #games = $state.raw<readonly GameInfo[] | null>(null);
  #asking: Promise<void> | null = null;

  /** Empty before the first naming, null before the server answered. */
  get nickname(): string | null {
    return this.#nickname;
  }

  /** Null before the server answered. */
  get games(): readonly GameInfo[] | null {
    return this.#games;
  }

  game(name: string): GameInfo | null {
    return this.#games?.find((game) => game.name === name) ?? null;
  }

  /** Asks who this is and what can be played; rejects when the server cannot be reached. */
  load(): Promise<void> {
    if (this.#nickname !== null && this.#games !== null) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const [guest, games] = await Promise.all([api.guest(), api.games()]);
    this.#nickname = guest.nickname;
    this.#games = games;
  }

  /** Names this browser's guest. */
  async rename(nickname: string): Promise<void> {
    this.#nickname = (await api.nameGuest(nickname)).nickname;
  }

  /** Gives a guest without a name a plain one, so that nobody is asked before the first game. */
  async ensureName(): Promise<void> {
    await this.load();
    if (this.#nickname === "") await this.rename(say("guest-name"));
  }
}

export const session = new Session();
