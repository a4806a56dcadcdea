/** Movements: what a game tells of its events, by names of places. The stage plays them over the board. */
import type { Component } from "svelte";
import type { Sound } from "../sound/sound.ts";

/** Name of a place (`data-place`), or several names: the first that is on screen counts. */
export type Place = string | readonly string[];

/** Something that is drawn for a flight because the board does not show it (any more). */
export interface Picture {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever a game draws
  component: Component<any>;
  props: Record<string, unknown>;
}

/**
 * A picture that travels or leaves is taken before the step changes the board:
 *  fly: to a place, along an arc · fall: down and away · blow: shakes, then off to the upper right · vanish: fades ·
 *  hold: stays as it was, over what has changed, and may leave downwards in the end.
 * The thing itself moves, as the board shows it now:
 *  enter: comes up from below · slide: to its place from where `from` was · flip: turns over · tumble: is thrown · shake · lean ·
 *  squash · pop: appears with a spring · pulse: grows once.
 * Marks of its own:
 *  rise: words that rise from a place and go to another · thread: dots from place to place · gust: strokes of wind ·
 *  ring: a frame that slides from place to place · sound: nothing to see.
 */
export type Kind =
  | "fly"
  | "fall"
  | "blow"
  | "vanish"
  | "hold"
  | "enter"
  | "slide"
  | "flip"
  | "tumble"
  | "shake"
  | "lean"
  | "squash"
  | "pop"
  | "pulse"
  | "rise"
  | "thread"
  | "gust"
  | "ring"
  | "sound";

export interface Movement {
  kind: Kind;
  from: Place;
  to?: Place;
  /** What is seen moving; without it the picture at `from`. */
  picture?: Picture;
  /** Words that rise. */
  text?: string;
  /** Colour of the words. */
  tone?: "good" | "bad";
  /** Places inside of a picture that is held, which are left out of it. */
  without?: readonly string[];
  /** A picture that was held leaves downwards in the end. */
  leaves?: boolean;
  /** Whether things stand at their place, unseen, until their movement begins. */
  waits?: boolean;
  /** Milliseconds at normal speed, these three: until it begins, while it moves, and that a picture stays afterwards. */
  delay?: number;
  duration?: number;
  stays?: number;
  /** Belongs to the movement: whoever skips it, silences it. */
  sound?: Sound;
}

/** What happens on the stage after one step. */
export interface Scene {
  movements: readonly Movement[];
  /** A dramatic moment: only one at a time, and smaller things of later steps do not end it. */
  dramatic?: boolean;
}
