/** Stored scenes of one match with one seat's eyes: fetched in pages when they are needed, and kept. */
import type { Scene, Scenes } from "../../net/protocol.ts";

/** Scenes of one request. */
export const PAGE = 100;

export type LoadScenes = (since: number, limit: number) => Promise<Scenes>;

export class SceneStore {
  readonly #load: LoadScenes;
  #pages = $state.raw<Readonly<Record<number, readonly Scene[]>>>({});
  #n = $state<number | null>(null);
  readonly #asked: Record<number, Promise<void>> = {};

  constructor(load: LoadScenes) {
    this.#load = load;
  }

  /** Number of the last step, null before the first answer. */
  get n(): number | null {
    return this.#n;
  }

  /** Part of the scenes that is here, 0 to 1. */
  get share(): number {
    if (this.#n === null) return 0;
    const here = Object.values(this.#pages).reduce((sum, page) => sum + page.length, 0);
    return this.#n === 0 ? 1 : here / this.#n;
  }

  /** The scene after step `n`, null while it is not here. Steps count from 1. */
  at(n: number): Scene | null {
    return this.#pages[pageOf(n)]?.[(n - 1) % PAGE] ?? null;
  }

  /** Fetches the scene after step `n`, or the last one if there are fewer. */
  async need(n: number): Promise<Scene> {
    let wanted = Math.max(1, this.#n === null ? n : Math.min(n, this.#n));
    await this.#fetch(pageOf(wanted));
    if (wanted > this.#n!) {
      wanted = Math.max(1, this.#n!);
      await this.#fetch(pageOf(wanted));
    }
    const scene = this.at(wanted);
    if (!scene) throw new Error(`no scene ${wanted}`);
    return scene;
  }

  /** Fetches all scenes, one page after the other. */
  async all(): Promise<readonly Scene[]> {
    await this.#fetch(0);
    for (let page = 1; page <= pageOf(this.#n!); page += 1) await this.#fetch(page);
    return Array.from({ length: this.#n! }, (_, i) => this.at(i + 1)!);
  }

  /** One request for each page; after a failure the next wish asks again. */
  #fetch(page: number): Promise<void> {
    this.#asked[page] ??= this.#ask(page).catch((error: unknown) => {
      delete this.#asked[page];
      throw error;
    });
    return this.#asked[page];
  }

  async #ask(page: number): Promise<void> {
    const { n, scenes } = await this.#load(page * PAGE, PAGE);
    this.#n = n;
    this.#pages = { ...this.#pages, [page]: scenes };
  }
}

function pageOf(n: number): number {
  return Math.floor(Math.max(0, n - 1) / PAGE);
}
