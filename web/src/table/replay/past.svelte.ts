/** An earlier moment of a running game, looked at while the game goes on. */
import type { Scene } from "../../net/protocol.ts";
import { SceneTable, type SceneOptions } from "../scene.svelte.ts";

/** What board and seats show in the place of the present. */
export interface Moment {
  table: SceneTable;
  n: number;
  jumps: number;
}

export class Past {
  readonly #load: (n: number) => Promise<Scene | null>;
  readonly #options: SceneOptions;
  #wanted = $state<number | null>(null);
  #table = $state.raw<SceneTable | null>(null);
  #failed = $state(false);

  constructor(load: (n: number) => Promise<Scene | null>, options: SceneOptions) {
    this.#load = load;
    this.#options = options;
  }

  /** Number of the step whose moment is wanted, null for the present. */
  get wanted(): number | null {
    return this.#wanted;
  }

  /** The moment that is shown: while another one is on its way, the one before. */
  get moment(): Moment | null {
    const table = this.#table;
    return table && { table, n: table.n, jumps: table.jumps };
  }

  get failed(): boolean {
    return this.#failed;
  }

  get loading(): boolean {
    return this.#wanted !== null && !this.#failed && this.#table?.n !== this.#wanted;
  }

  /** Shows the moment after step `n`. */
  async show(n: number): Promise<void> {
    this.#wanted = n;
    this.#failed = false;
    let scene: Scene | null;
    try {
      scene = await this.#load(n);
    } catch {
      scene = null;
    }
    if (this.#wanted !== n) return;
    if (!scene) this.#failed = true;
    else if (!this.#table) this.#table = new SceneTable(scene, this.#options);
    else if (n === this.#table.n + 1) this.#table.follow(scene);
    else this.#table.show(scene);
  }

  /** Back to the present. */
  close(): void {
    this.#wanted = null;
    this.#table = null;
    this.#failed = false;
  }
}
