/** A finished match, one moment at a time: which moment is shown, with whose eyes, and what is on its way. */
import type { Eyes } from "../../net/api.ts";
import type { ExportedStep, Scenes, SeatInfo } from "../../net/protocol.ts";
import type { Happening } from "../board.ts";
import { happeningOf } from "../happening.ts";
import { SceneTable } from "../scene.svelte.ts";
import { Player } from "./play.svelte.ts";
import { SceneStore } from "./store.svelte.ts";

export interface ReplayOptions {
  seats: readonly SeatInfo[];
  /** All steps of the match: the log, and what is marked on the slider. */
  steps: readonly ExportedStep[];
  eyes: Eyes;
  load: (eyes: Eyes, since: number, limit: number) => Promise<Scenes>;
  calm: () => boolean;
  speed: () => number;
}

export class Replay {
  readonly log: readonly Happening[];
  readonly player: Player;
  readonly #options: ReplayOptions;
  #eyes = $state.raw<Eyes>("public");
  #store = $state.raw<SceneStore>() as SceneStore;
  #table = $state.raw<SceneTable | null>(null);
  #wanted = $state(1);
  #failed = $state(false);

  constructor(options: ReplayOptions) {
    this.#options = options;
    this.log = options.steps.map((step) => happeningOf(step, true));
    this.#open(options.eyes);
    this.player = new Player({
      at: () => this.at,
      last: () => this.last,
      move: (to) => this.go(to),
    });
  }

  /** Number of the last step. */
  get last(): number {
    return this.log.at(-1)?.n ?? 1;
  }

  /** Number of the step that is shown, or wanted. */
  get at(): number {
    return this.#wanted;
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  /** Null before the first scene is here. */
  get table(): SceneTable | null {
    return this.#table;
  }

  /** The wanted scene is still on its way. */
  get loading(): boolean {
    return !this.#failed && this.#table?.n !== this.#wanted;
  }

  get failed(): boolean {
    return this.#failed;
  }

  /** Part of the scenes that is here, 0 to 1. */
  get share(): number {
    return this.#store.share;
  }

  /** Shows the moment after step `n`. */
  async go(n: number): Promise<void> {
    const wanted = Math.min(this.last, Math.max(1, n));
    const store = this.#store;
    this.#wanted = wanted;
    this.#failed = false;
    try {
      const scene = await store.need(wanted);
      if (wanted !== this.#wanted || store !== this.#store) return;
      if (!this.#table) {
        const { calm, speed } = this.#options;
        // Who is connected now means nothing for what happened then.
        const seats = this.#options.seats.map((seat) => ({ ...seat, connected: true }));
        this.#table = new SceneTable(scene, { seats: () => seats, calm, speed, log: this.log });
      } else if (wanted === this.#table.n + 1) this.#table.follow(scene);
      else if (wanted !== this.#table.n || this.#stale) this.#table.show(scene);
      this.#stale = false;
    } catch {
      if (wanted !== this.#wanted || store !== this.#store) return;
      this.#failed = true;
      this.player.pause();
    }
  }

  /** The scene on screen was seen with other eyes. */
  #stale = false;

  /** Looks with other eyes at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.#eyes) return;
    this.#open(eyes);
    this.#stale = this.#table !== null;
    await this.go(this.#wanted);
  }

  close(): void {
    this.player.pause();
  }

  #open(eyes: Eyes): void {
    this.#eyes = eyes;
    this.#store = new SceneStore((since, limit) => this.#options.load(eyes, since, limit));
  }
}
