/** Plays what the steps of a match did: the game's own movements, and those that every game has: scores and the turn. */
import { untrack } from "svelte";
import type { Movement } from "../kit/motion/movement.ts";
import { Stage } from "../kit/motion/stage.ts";
import { pointsSound } from "../kit/sound/sounds.ts";
import type { View } from "../net/protocol.ts";
import type { GameTable, Seat, TableState } from "./board.ts";
import { signedPoints } from "./points.ts";

/** For an effect: moves pieces until it is ended. */
export function moveWith(table: TableState, parts: GameTable | null): () => void {
  const stage = new Stage({ calm: () => table.calm, speed: () => table.speed || 1 });
  let before = untrack(() => table.view);
  let points = untrack(() => pointsOf(table, parts));
  // A position that came without a step (after a lost connection) is where the next step begins.
  $effect(() => {
    before = table.view;
    points = pointsOf(table, parts);
  });
  const stop = table.onHappening((happening) => {
    const [was, had] = [before, points];
    before = table.view;
    points = pointsOf(table, parts);
    if (happening.past) return;
    const scene = parts?.movements?.(table, happening, was) ?? { movements: [] };
    const told = scene.movements;
    const more = [...scores(parts, had, points, told), ...turn(was, table.view)];
    stage.play({ ...scene, movements: [...told, ...more] }, table.question !== null);
  });
  return () => {
    stop();
    stage.destroy();
  };
}

type Points = readonly (number | null)[];

function pointsOf(table: TableState, parts: GameTable | null): Points {
  const seats = Array.from({ length: table.view.n_seats }, (_, seat: Seat) => seat);
  return seats.map((seat) => parts?.points?.(table, seat) ?? null);
}

/** "+11" at the panel of a seat, where the game does not tell what scored. */
function scores(
  parts: GameTable | null,
  had: Points,
  have: Points,
  told: readonly Movement[],
): Movement[] {
  return have.flatMap((now, seat): Movement[] => {
    const change = (now ?? 0) - (had[seat] ?? 0);
    const to = `score:${seat}`;
    if (change === 0 || told.some((one) => one.kind === "rise" && one.to === to)) return [];
    const tone = change < 0 ? "bad" : "good";
    const sound = change > 0 ? { sound: pointsSound(change) } : {};
    return [
      {
        kind: "rise",
        from: `seat:${seat}`,
        to,
        text: signedPoints(parts, change, true),
        tone,
        ...sound,
      },
    ];
  });
}

/** The frame of whoever must act slides on. */
function turn(was: View, now: View): Movement[] {
  const [from] = was.asked;
  const [to] = now.asked;
  const isPassed = was.asked.length === 1 && now.asked.length === 1 && from !== to;
  return isPassed ? [{ kind: "ring", from: `seat:${from}`, to: `seat:${to}` }] : [];
}
