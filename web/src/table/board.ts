/**
 * What a game's folder gives to the web client, and what the table gives to a game.
 *
 * A game registers itself by its folder: `src/games/{name}/index.ts` exports a `GameFace` as default. Nothing else
 * lists games. Without such a folder a game is still playable: the table then shows what
 * its view tells, and its choices as buttons.
 *
 * A board holds no rule: what may be chosen stands in `choices`, what would come of it in the answers of aids, and why
 * something may not be chosen in the answer of `whyNot`.
 */
import type { Component } from "svelte";
import type { Scene as Movements } from "../kit/motion/movement.ts";
import type { Form, Score, SeatInfo, SeatScore, View } from "../net/protocol.ts";
import type { GameSheet } from "./sheet.ts";

export type { Form, Score, SeatInfo, SeatScore, View } from "../net/protocol.ts";

/** A seat, from 0. */
export type Seat = number;

/** An action in its readable form, such as `{ do: "Buy", pile: "wood_roof" }`. */
export interface Action extends Form {
  do: string;
}

/** One action that may be chosen now; `id` is its number in the action space. */
export interface SingleChoice extends Action {
  id: number;
}

/** Every number of a field from `from` to `to` may be chosen. */
export interface RangeChoice {
  do: string;
  field: string;
  from: number;
  to: number;
}

/** Every non-empty subset of these names may be chosen, in any order. */
export interface SubsetChoice {
  do: string;
  field: string;
  subset_of: string[];
}

export type Choice = SingleChoice | RangeChoice | SubsetChoice;

/** An event in its readable form, such as `{ event: "TileBought", seat: 0, tile: "wood_roof+1" }`. */
export interface GameEvent extends Form {
  event: string;
}

/** One step of the match as this seat may see it: somebody's actions and what happened. */
export interface Happening {
  /** Number of the step, from 1 without gaps. */
  n: number;
  /** Who acted; null for the set-up of the match. */
  seat: Seat | null;
  events: GameEvent[];
  /** True if it happened while this client was away: show the result, animate nothing. */
  past: boolean;
  /** When it was, in ms since the epoch, where that is known. */
  at?: number;
}

/** Why an action cannot be done now. */
export interface Why {
  legal: boolean;
  /** One sentence in the player's language, with the numbers of the moment; empty when legal. */
  sentence: string;
  /** Clause of the rulebook, or "". */
  clause: string;
}

/** The answer to "what is this?". */
export interface About {
  /** Its name: "늑대 두 칸". */
  title: string;
  /** What it is and does, in one to three sentences, with the numbers of the moment. */
  text: string;
  /** Clause of the rulebook, or "". */
  clause: string;
}

/** Something that a board shows to help a choice, and that a player may switch off. */
export interface AidSwitch {
  key: string;
  label: string;
}

/** What is chosen on the board but not sent yet. The table clears it whenever this seat is asked something new. */
export interface Selection<S> {
  readonly value: S | null;
  set(value: S): void;
  clear(): void;
}

/** When something ends, ms since the epoch by this browser's clock, and how long it lasts in all, ms. */
export interface Countdown {
  ends: number;
  length: number;
}

/**
 * Everything that a board, a dock and a seat's figure may use. All fields are reactive: read them in templates,
 * `$derived` and `$effect`; don't take them apart (`const { view } = table` freezes the value).
 */
export interface TableState<V extends View = View, S = unknown> {
  /** The position as this seat may know it. */
  readonly view: V;
  /** The own seat, null for spectators. */
  readonly me: Seat | null;
  /** Seats by number: kind, level of a bot, presence. */
  readonly seats: readonly SeatInfo[];
  /** Names by seat. */
  readonly names: readonly string[];
  /** Name of the frame that asks this seat, null if it is not asked. Same as `view.question`. */
  readonly question: string | null;
  /** What this seat may choose now; empty if it is not asked. */
  readonly choices: readonly Choice[];
  readonly selection: Selection<S>;
  /** A choice has been sent or queued and is not confirmed yet: show the board as it stands, accept nothing more. */
  readonly busy: boolean;
  /** The connection is down; a choice is kept and sent once. */
  readonly offline: boolean;
  /** Nothing may travel, spin or pulse. */
  readonly calm: boolean;
  /** How fast things move, as a factor; 0 with `calm` where nothing may. */
  readonly speed: number;
  readonly locale: "ko" | "en";
  /** Whether the player wants this aid of `GameTable.aids`; true unless it was switched off. */
  aidOn(key: string): boolean;
  /** The newest step, null before the first one arrives. For animations use `onHappening`: it misses none. */
  readonly happened: Happening | null;

  /** Calls back for each step, after `view` shows its result. Returns the function that ends it. */
  onHappening(listener: (happening: Happening) => void): () => void;
  /**
   * The time of a hidden window, the same for everybody, who is asked or not. Null outside of one, and where nobody has
   * to wait for its end.
   */
  readonly window: Countdown | null;
  /** Keeps the result back while the board shows how the game ended; the returned function lets it come. */
  holdEnd(): () => void;
  /**
   * Sends actions that answer the present question; ignored while `busy` or when not asked. Several are accepted or
   * refused as a whole; where chance stands between them (buying turns a tile over) they follow one another, and those
   * that are then not offered are dropped. Whatever cannot be seen in `choices` yet is checked by the server alone.
   */
  act(...actions: Action[]): void;
  /** Whether `choices` hold this action, in whichever of the three forms. */
  offers(action: Action): boolean;
  /** The single choices with this `do`. */
  singles(kind: string): readonly SingleChoice[];
  /** Asks an aid of the game (previews, odds). Rejects when offline. */
  aid<R = unknown>(name: string, args?: Form): Promise<R>;
  /** Why this action cannot be done now. Rejects when offline. */
  whyNot(action: Action): Promise<Why>;
  /** Asks `whyNot` and shows the answer beside `anchor`: what pressing a disabled thing does. */
  explain(action: Action, anchor?: Element): void;
  /** A text of the game (`rules.ftl`, `board.ftl`) or a shared one. Strings are taken as they are. */
  say(key: string, args?: Record<string, string | number>): string;
  /** A text about an action, event, frame or facts: names, lists and seats in it become words first. */
  sayForm(key: string, form: Form, more?: Record<string, string | number>): string;
  /** The word for a name of the vocabulary: `name("wood_roof")`. */
  name(word: string): string;
}

/** A button of the dock. */
export interface DockButton {
  /** Names the action and its result: "3번 집에 올리기 +11". At most 22 Korean characters. */
  label: string;
  /** Sent when pressed. */
  actions?: Action[];
  /** Called when pressed, for buttons that send nothing (clear the selection, go one step back). */
  press?: () => void;
  /** Stays visible, but off. Pressing it tells why: a sentence, or the server's reason for this action. */
  off?: string | Action;
  /** Key that presses it, a lower-case letter or " "; shown on wide screens. */
  key?: string;
}

/** What the dock tells and offers while this seat is asked. */
export interface DockContent {
  /** What to do, in one sentence of at most 34 Korean characters. */
  sentence: string;
  /** One line more: numbers, a warning. */
  detail?: string;
  /** Clause of the rulebook that `detail` stands on, shown as a chip. */
  clause?: string;
  /** `forced`: only one choice is possible. */
  tone?: "act" | "forced";
  main?: DockButton;
  second?: DockButton;
  /** More than two choices: a row of chips above the sentence. Prefer the board. */
  chips?: DockButton[];
}

export interface BoardProps<V extends View = View, S = unknown> {
  table: TableState<V, S>;
}

export interface SeatProps<V extends View = View, S = unknown> {
  table: TableState<V, S>;
  seat: Seat;
}

/** A column of the score table at the end: the items of some keys, added up. */
export interface ScoreColumn {
  label: string;
  keys: string[];
}

/** A game at the table. Only `Board` is needed. */
export interface GameTable<V extends View = View, S = unknown> {
  /** Fills the board area (see "Grid" in the design: 360 px to 1180 px wide); never scrolls the page. */
  Board: Component<BoardProps<V, S>>;
  /** While this seat is asked. Without it: `prompt-{Frame}`, and every choice as a button. */
  dock?(table: TableState<V, S>): DockContent | null;
  /** One line for the top bar: "17번째 차례 · 굴림 2/3". */
  headline?(table: TableState<V, S>): string;
  /** Points of a seat as everybody may know them, for its panel. */
  points?(table: TableState<V, S>, seat: Seat): number | null;
  /**
   * How points are written where the game counts in something of its own: "$25,000", or "$25K" where there is little
   * room (`brief`). Without it they are plain numbers, with the word for points where they stand alone.
   */
  amount?(points: number, brief?: boolean): string;
  /** The one figure of a seat that the game thinks worth a line: "지붕 올리면 +18". */
  figure?(table: TableState<V, S>, seat: Seat): string;
  /** Two counters of a seat, shown beside its picture on wide screens. */
  counters?(table: TableState<V, S>, seat: Seat): string;
  /** Picture of a seat's holdings, for its panel (at most 40 px high) and chip (24 px). */
  SeatPicture?: Component<SeatProps<V, S> & { height: number }>;
  /** A seat's whole area, in a sheet that its panel opens. */
  SeatArea?: Component<SeatProps<V, S>>;
  /** How far the end is, under the seats of wide screens; on phones the board shows it. */
  Meter?: Component<BoardProps<V, S>>;
  /** Background of the banner at the end, with the winners' holdings as trophy. */
  EndScene?: Component<BoardProps<V, S> & { score: Score }>;
  /** A small picture beside the winner's name, 92 px wide. */
  Emblem?: Component;
  /** Why the game ended: "더미 4개가 비어 21번째 차례에 끝났어요." */
  ending?(table: TableState<V, S>): string;
  /** Columns of the score table. Without it: none, every line stands in the breakdown only. */
  columns?(table: TableState<V, S>): ScoreColumn[];
  /** A seat's holdings in the score table. */
  EndPicture?: Component<SeatProps<V, S> & { score: SeatScore }>;
  /** What those holdings are called, above them: "지은 집". */
  holdings?(table: TableState<V, S>): string;
  /** What stands below the score table: why something is struck through, how equal totals are ranked. */
  scoreNote?(table: TableState<V, S>, score: Score): string;
  /** Keys of score items whose lines are struck through (they score nothing). */
  struck?: readonly string[];
  /** First clause of the rulebook on how points are counted. */
  scoring?: string;
  /** What of a seat's holdings scores nothing, for the short line of its score: "지붕 없음 1". */
  lost?(table: TableState<V, S>, score: SeatScore): string;
  /** Events that open a group of the log ("TurnStarted"): their line becomes its heading. */
  headings?: readonly string[];
  /** Events that are marked on the replay's slider and on the graph of the score, beside the headings. */
  moments?: readonly string[];
  /** Events that the log leaves out: they would only repeat what every table does at its set-up. */
  silent?: readonly string[];
  /**
   * The events of a step as the log tells them, where it makes one of several (the shares of a payout). Without it each
   * is told by itself.
   */
  told?(events: readonly GameEvent[]): readonly GameEvent[];
  /** Events that are nobody's own doing (a round ends, money is paid): each is a line of the log by itself. */
  apart?: readonly string[];
  /** Events that the log tells, but not the news of those who were away: every card drawn, every share of a payout. */
  details?: readonly string[];
  /** The event that begins a round, with its number in `round`: the graph of the score marks them. */
  round?: string;
  /** Whether a seat has no part in what all others are asked at the same time. */
  unasked?(table: TableState<V, S>, seat: Seat): boolean;
  /** Whether a step did something for a seat unasked, because it was the only choice. */
  automatic?(happening: Happening): boolean;
  /** Clause of the rulebook by name of event, or by what it tells: shown as a chip on its log line. */
  clauses?: Readonly<Record<string, string | ((event: GameEvent) => string)>>;
  /**
   * What a thing is, for the element with `data-about="{thing}"`: pieces, piles, dice, badges, meters. Null for what the
   * game does not know. A disabled choice needs none: it answers why it cannot be chosen.
   */
  about?(table: TableState<V, S>, thing: string): About | null;
  /** The position in words, one paragraph each: what the board shows. Headline, question and choices stand before it. */
  positionText?(table: TableState<V, S>): string[];
  /**
   * What moves in a step, by names of places (`data-place`); pieces travel over a board that already shows the result.
   * `before` is the view before the step. The shell adds scores ("+11") and the turn.
   */
  movements?(table: TableState<V, S>, happening: Happening, before: V): Movements;
  /** Aids that may be switched off, in the order of the menu. */
  aids?(table: TableState<V, S>): AidSwitch[];
}

/** A game as the whole client knows it; loaded on the first page already, so it stays small. */
export interface GameFace {
  /** Value of `data-game` in tokens.css. */
  scope: string;
  /** Usual length of a game in minutes, shortest and longest. */
  minutes: readonly [number, number];
  /** How much there is to learn. */
  weight: 1 | 2 | 3;
  /** The game's picture; fills its parent. */
  Cover: Component<{ crop?: "wide" | "tall"; label?: string }>;
  /** Loads the game's display face (an import of its style sheet). */
  font?(): Promise<unknown>;
  /** Loads what is needed at the table: `table: async () => (await import("./table.ts")).table`. */
  table(): Promise<GameTable>;
  /** Loads the form for counting a table at home; a game without one has no such page. */
  sheet?(): Promise<GameSheet>;
}

/** The seats as they are ranked, equals by their numbers. */
export function rankingOf(score: Score): SeatScore[] {
  return [...score.seats].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Types a game's parts by its own view and selection; the table itself knows neither. */
export function defineTable<V extends View, S>(parts: GameTable<V, S>): GameTable {
  return parts as unknown as GameTable;
}
