/**
 * Which shape the board takes in the room that it is given. wide, laptop: two columns with the neighbours on the hill.
 * stack, tablet, short: one column for phones and upright tablets. flat: a phone on its side, which scrolls.
 */
export type Shape = "wide" | "laptop" | "stack" | "tablet" | "short" | "flat";

export function shapeOf(width: number, height: number): Shape {
  if (width === 0 || height === 0) return "wide";
  if (height < 480) return width >= 600 ? "flat" : "short";
  if (width >= 700 && width / height >= 1.1) return height > 700 ? "wide" : "laptop";
  return width >= 600 && height >= 640 ? "tablet" : "stack";
}

/** One column, without the neighbours: their houses are in the seat strip, and a press on it opens them. */
export function isStacked(shape: Shape): boolean {
  return shape === "stack" || shape === "tablet" || shape === "short";
}
