/** Numbers as they are shown. */

export { percents, signed } from "../../kit/numbers.ts";

/** A mean with its sign and one digit after the point: "−4.7". */
export function signedMean(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return rounded > 0 ? `+${rounded.toFixed(1)}` : rounded < 0 ? `−${(-rounded).toFixed(1)}` : "0";
}
