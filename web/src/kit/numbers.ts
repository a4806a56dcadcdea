/** Numbers as they are shown. */

/** Whole percents of chances that add up to 1; they add up to 100 (largest remainders are rounded up). */
export function percents(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  const total = Math.round(exact.reduce((sum, part) => sum + part, 0));
  const missing = total - whole.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((part, i) => ({ i, rest: part - Math.floor(part) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { i } of order.slice(0, Math.max(0, missing))) whole[i]! += 1;
  return whole;
}

/** "+11", "−7", "0". */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
