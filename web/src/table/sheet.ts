/**
 * What a game's folder gives to the page of score sheets, where people tell what lies before each of them at a table of
 * their own. A form holds no rule either: it writes down what somebody taps, and the server counts it or says why it
 * cannot lie there. docs/score-sheets.md
 */
import type { Component } from "svelte";
import type { Form, Place } from "../net/protocol.ts";
import type { GameText } from "../text/index.ts";

export type { Form, Place } from "../net/protocol.ts";

export interface SheetProps<E> {
  /** What lies before this player. */
  entry: E;
  /** The options of the table by name, those that count. */
  options: Readonly<Record<string, string>>;
  text: GameText;
}

export interface TablePartProps<T> {
  /** What belongs to nobody in this round. */
  entry: T;
  /** How the round was counted; empty until it is. */
  places: readonly Place[];
  text: GameText;
}

/** A game of rounds: each is told apart, with what belongs to nobody. */
export interface SheetRounds<T = unknown> {
  start: T;
  /** What this browser kept, or null for anything else. */
  read(kept: unknown): T | null;
  write(entry: T): Form;
  /** What the part is called; a key of the game's texts. */
  title: string;
  Form: Component<TablePartProps<T> & { onchange: (entry: T) => void }>;
  /** The same at a glance. */
  Picture: Component<TablePartProps<T>>;
}

export interface GameSheet<E = unknown, T = unknown> {
  /** What lies before a player in the beginning. */
  start: E;
  /** What this browser kept, or null for anything else. */
  read(kept: unknown): E | null;
  /** The same in the game's own form. */
  write(entry: E, options: Readonly<Record<string, string>>): Form;
  /** The options on which the score depends, in the order of the page. */
  options: readonly string[];
  /** First clause of the rulebook on how points are counted. */
  scoring: string;
  /** Keys of score items whose lines are struck through (they score nothing). */
  struck?: readonly string[];
  /** How points are written in figures, where they are no mere numbers. */
  figure?: (points: number) => string;
  /** Absent where a game is counted once, at its end. */
  rounds?: SheetRounds<T>;
  /** Where a player's part is told. */
  Form: Component<SheetProps<E> & { onchange: (entry: E) => void }>;
  /** The same at a glance, in at most 60 px of height. */
  Picture: Component<SheetProps<E>>;
}

/** Types a game's sheet by its own entries; the page knows none. */
export function defineSheet<E, T = unknown>(sheet: GameSheet<E, T>): GameSheet {
  return sheet as unknown as GameSheet;
}
