/** Stored scenes of a match that a test makes up. */
import type { Scene, Scenes, SeatInfo, View } from "../../src/net/protocol.ts";
import type { GameEvent } from "../../src/table/board.ts";
import { table, view } from "../fake_socket.ts";

export const SEATS: readonly SeatInfo[] = table().seats;

export function scene(n: number, events: GameEvent[] = [], change: Partial<View> = {}): Scene {
  return { n, seat: n % 2, actions: [], events, view: { ...view(), ...change }, at: 1_000 * n };
}

/** A server with scenes 1 to `n`; it keeps what it was asked, and fails while `down`. */
export class SceneServer {
  readonly asked: [since: number, limit: number][] = [];
  down = false;

  constructor(readonly scenes: readonly Scene[]) {}

  readonly load = (since: number, limit: number): Promise<Scenes> => {
    this.asked.push([since, limit]);
    if (this.down) return Promise.reject(new Error("down"));
    return Promise.resolve({
      n: this.scenes.length,
      over: true,
      scenes: this.scenes.slice(since, since + limit),
    });
  };
}

export function sceneServer(n: number): SceneServer {
  return new SceneServer(Array.from({ length: n }, (_, i) => scene(i + 1)));
}
