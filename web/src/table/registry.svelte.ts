/** Games by folder: `src/games/{name}/index.ts` exports a `GameFace` as default. */
import type { GameFace, GameTable } from "./board.ts";

const loaders = import.meta.glob<GameFace>("../games/*/index.ts", { import: "default" });
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- the slots are reactive, not their list
const slots = new Map<string, GameSlot>();

/** What is loaded of a game; reactive. */
class GameSlot {
  /** Null until loaded, and for a game that brings none. */
  face = $state.raw<GameFace | null>(null);
  #table: Promise<GameTable | null> | null = null;

  constructor(private readonly load: (() => Promise<GameFace>) | undefined) {
    void this.#loadFace();
  }

  /** The game's parts at the table, null if it brings none. */
  table(): Promise<GameTable | null> {
    this.#table ??= this.#loadTable();
    return this.#table;
  }

  async #loadTable(): Promise<GameTable | null> {
    return this.load ? (await this.load()).table() : null;
  }

  async #loadFace(): Promise<void> {
    if (!this.load) return;
    const face = await this.load();
    this.face = face;
    await face.font?.();
  }
}

/** A game of the client, by the name of its folder. */
export function gameSlot(game: string): GameSlot {
  const known = slots.get(game);
  if (known) return known;
  const slot = new GameSlot(loaders[`../games/${game}/index.ts`]);
  slots.set(game, slot);
  return slot;
}
