/** How a hand of cards is laid into a row: where each card starts, and which one a finger means. */

/** Least width that a finger hits for sure, pixels. */
export const FINGER = 44;

export interface Row {
  /** Number of cards. */
  n: number;
  /** Width of the row and of a card, pixels. */
  room: number;
  card: number;
  /** Space between cards where there is enough. */
  gap: number;
  /** Card around which the row is opened, or null. */
  opened: number | null;
}

export interface Fan {
  /** Left edges. */
  left: readonly number[];
  /** Some cards show less than a finger's width: the first tap opens the row there. */
  crowded: boolean;
}

/** The share of the width that each card but the last shows. */
function slices({ n, room, card, gap, opened }: Row): number[] {
  const even = (room - card) / (n - 1);
  const wide = card + gap;
  const shares = Array<number>(n - 1).fill(Math.min(wide, even));
  if (even >= FINGER || opened === null) return shares;
  // The opened card shows whole, its neighbours a finger's width; the others share what is left.
  const wanted = shares.map((_, i) =>
    i === opened ? Math.min(wide, room - card) : Math.abs(i - opened) === 1 ? FINGER : null,
  );
  const given = wanted.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const others = wanted.filter((share) => share === null).length;
  const rest = others === 0 ? 0 : (room - card - given) / others;
  if (rest >= 4 || others === 0) return wanted.map((share) => share ?? rest);
  // No room for the neighbours: only the opened card stays whole.
  const whole = Math.min(wide, room - card - 4 * (n - 2));
  const thin = (room - card - whole) / Math.max(1, n - (opened < n - 1 ? 2 : 1));
  return shares.map((_, i) => (i === opened ? whole : thin));
}

export function layFan(row: Row): Fan {
  const { n, room, card } = row;
  if (n === 0) return { left: [], crowded: false };
  if (n === 1) return { left: [(room - card) / 2], crowded: false };
  const shares = slices(row);
  const width = shares.reduce((sum, share) => sum + share, card);
  let x = Math.max(0, (room - width) / 2);
  const left = [x];
  for (const share of shares) left.push((x += share));
  return { left, crowded: (room - card) / (n - 1) < FINGER };
}

/** The card that a tap at `x` means: the one whose visible part is nearest. */
export function nearestCard(left: readonly number[], card: number, x: number): number {
  let best = 0;
  let least = Infinity;
  left.forEach((start, i) => {
    const end = Math.min(start + card, left[i + 1] ?? Infinity);
    const distance = x < start ? start - x : x > end ? x - end : 0;
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}
