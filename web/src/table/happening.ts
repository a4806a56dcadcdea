/** From steps as the server tells or stores them to what boards and logs hear. */
import type { Step } from "../net/protocol.ts";
import type { GameEvent, Happening } from "./board.ts";

/** What every form of a step has: told now, missed, exported, or of a stored scene. */
export type StepLike = Pick<Step, "n" | "seat" | "events">;

/** `past`: it happened while nobody watched here, or is looked at again. `at`: in ms since the epoch. */
export function happeningOf(step: StepLike, past: boolean, at?: number): Happening {
  const { n, seat, events } = step;
  return { n, seat, events: events as GameEvent[], past, at };
}
