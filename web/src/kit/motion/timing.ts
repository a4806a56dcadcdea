/** Times and curves of the design, as the Web Animations API takes them; a test compares them with tokens.css. */

/** Milliseconds. */
export const TIMES = {
  tap: 90,
  fast: 140,
  base: 220,
  move: 360,
  slow: 620,
  show: 1_100,
  step: 450,
} as const;

export const CURVES = {
  out: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  in: "cubic-bezier(0.6, 0.05, 0.9, 0.4)",
  inout: "cubic-bezier(0.6, 0, 0.2, 1)",
  spring: "cubic-bezier(0.3, 1.5, 0.5, 1)",
} as const;

/** Where nothing may travel, things fade in or out within this time, ms. */
export const FADE = 120;
/** Where nothing may travel, a mark such as "+11" stands for this time, ms. */
export const STEADY = 1_500;
