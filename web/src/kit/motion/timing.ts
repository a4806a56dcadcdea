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
  out: "cubic-bezier(.2, .8, .2, 1)",
  in: "cubic-bezier(.6, .05, .9, .4)",
  inout: "cubic-bezier(.6, 0, .2, 1)",
  spring: "cubic-bezier(.3, 1.5, .5, 1)",
} as const;

/** Where nothing may travel, things fade in or out within this time, ms. */
export const FADE = 120;
/** Where nothing may travel, a mark such as "+11" stands for this time, ms. */
export const STEADY = 1_500;
