/** How the score of a match went: points by turn, marked moments, and where most changed at once. */
import type { GameTable, Happening, Seat } from "../board.ts";

/** One step with the points of every seat after it; null where nobody may know them. */
export interface ScoredStep {
  happening: Happening;
  points: readonly (number | null)[];
}

/** The points when a turn had ended. */
export interface Sample {
  /** Number of its last step. */
  n: number;
  points: readonly (number | null)[];
  /** A moment that the game marks lies in this turn. */
  marked: boolean;
  /** The round that it belongs to, 0 where the game has none. */
  round: number;
}

/** A turn in which one seat's points changed much. */
export interface Swing {
  /** Index of its sample. */
  turn: number;
  seat: Seat;
  change: number;
  /** Step of the turn that changed these points most. */
  happening: Happening;
}

type Marks = Pick<GameTable, "headings" | "moments" | "round">;

function holds(happening: Happening, names: readonly string[] | undefined): number {
  if (!names) return 0;
  return happening.events.filter((event) => names.includes(event.event)).length;
}

/** Whether a step is marked on the replay's slider: a turn begins, or the game chose it. */
export function isMarked(parts: Marks | null, happening: Happening): boolean {
  return holds(happening, parts?.headings) + holds(happening, parts?.moments) > 0;
}

/** The round that a step begins, 0 if it begins none. */
function roundBegun(happening: Happening, parts: Marks | null): number {
  const begun = happening.events.find(({ event }) => event === parts?.round);
  return typeof begun?.round === "number" ? begun.round : 0;
}

/**
 * The points at the beginning and at the end of each turn. A turn ends with the step that opens the next one; a game
 * without headings counts every step as a turn.
 */
export function samplesOf(steps: readonly ScoredStep[], parts: Marks | null): Sample[] {
  const samples: Sample[] = [];
  let marked = false;
  let round = 0;
  const close = ({ happening, points }: ScoredStep) => {
    samples.push({ n: happening.n, points, marked, round });
    marked = false;
  };
  steps.forEach((step, i) => {
    marked ||= holds(step.happening, parts?.moments) > 0;
    const begun = roundBegun(step.happening, parts);
    if (round === 0) round = begun;
    const opened = parts?.headings ? holds(step.happening, parts.headings) : 1;
    for (let turn = 0; turn < opened; turn += 1) close(step);
    if (i === steps.length - 1 && opened === 0) close(step);
    // The step that ends a round begins the next one; what it paid belongs to the old one.
    round = begun || round;
  });
  return samples;
}

/** The rounds of a game with the indexes of their first and last samples. */
export function roundsOf(
  samples: readonly Sample[],
): { round: number; from: number; to: number }[] {
  const rounds = [...new Set(samples.map(({ round }) => round))].filter((round) => round > 0);
  return rounds.map((round) => {
    const to = samples.findLastIndex((sample) => sample.round === round);
    const first = samples.findIndex((sample) => sample.round === round);
    return { round, from: Math.max(0, first - 1), to };
  });
}

/** The turns with the largest change of one seat's points, the largest first. */
export function swingsOf(
  samples: readonly Sample[],
  steps: readonly ScoredStep[],
  most: number,
): Swing[] {
  const swings: Swing[] = [];
  for (let turn = 1; turn < samples.length; turn += 1) {
    const before = samples[turn - 1]!;
    const after = samples[turn]!;
    const changes = after.points.map((points, seat) => change(before.points[seat], points));
    const size = Math.max(...changes.map(Math.abs));
    if (size === 0) continue;
    const seat = changes.findIndex((one) => Math.abs(one) === size);
    const happening = mainStep(steps, before.n, after.n, seat);
    swings.push({ turn, seat, change: changes[seat]!, happening });
  }
  return swings.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, most);
}

function change(before: number | null | undefined, after: number | null): number {
  return before == null || after === null ? 0 : after - before;
}

/** The step after number `from` up to `to` that changed this seat's points most. */
function mainStep(steps: readonly ScoredStep[], from: number, to: number, seat: Seat): Happening {
  let best = -1;
  let found = steps.find((step) => step.happening.n === to)!.happening;
  steps.forEach((step, i) => {
    const { n } = step.happening;
    if (n <= from || n > to) return;
    const size = Math.abs(change(steps[i - 1]?.points[seat], step.points[seat] ?? null));
    if (size > best) {
      best = size;
      found = step.happening;
    }
  });
  return found;
}

/** A round number of points between two lines of the grid, so that there are at most five lines. */
export function gridStep(span: number): number {
  for (let size = 1; ; size *= 10) {
    for (const round of [1, 2, 5]) {
      if (span / (round * size) <= 5) return round * size;
    }
  }
}
