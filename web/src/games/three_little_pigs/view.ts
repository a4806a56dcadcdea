/** The table of The Three Little Pigs as a view tells it, by names. Facts only: what is allowed stands in the choices. */
import type { Form, Score, Seat, View } from "../../table/board.ts";
import { readTile, type Material, type Part } from "./art/stack.ts";

export type Face = Part | "wolf";

/** Tiles of a pile: pots on the open one (missing when the pile is empty) and on those below it. */
export interface Pile {
  top?: number | null;
  /** In no order. */
  under?: readonly number[];
  /** Next tile last, where the table plays with open piles. */
  order?: readonly number[];
}

/** What everybody may know of a seat, as the server counts it. */
export interface SeatSummary {
  points: number;
  if_roofed: number;
  completed: number;
  unfinished: number;
}

/** Tiles from the ground upwards, such as "wood_window+1". */
export type House = readonly string[];

export interface PigsView extends View {
  turn: Seat | null;
  first: Seat | null;
  n_turns: number;
  /** W1 W2 B1 B2 B3; null before a die is rolled in this turn. */
  dice: readonly (Face | null)[];
  piles: Readonly<Record<string, Pile>>;
  houses: readonly (readonly House[])[];
  removed: readonly string[];
  /** Veteran: holder of a card, or who would win it now; empty in the basic game. */
  awards: Readonly<Record<string, Seat | null>>;
  /** Veteran: by how much that holder of an end card is ahead of the next seat. */
  leads: Readonly<Record<string, number>>;
  n_empty: number;
  end_at: number;
  seats: readonly SeatSummary[];
  score: Score | null;
}

export interface RollingFrame extends Form {
  frame: "Rolling";
  seat: Seat;
  n_rolls: number;
}

export interface BuildingFrame extends Form {
  frame: "Building";
  seat: Seat;
  doors: number;
  windows: number;
  roofs: number;
  first_pile: string | null;
}

export interface PlacingFrame extends Form {
  frame: "Placing";
  seat: Seat;
  tile: string;
}

export interface BlowingFrame extends Form {
  frame: "Blowing";
  seat: Seat;
}

export interface BlowingTileFrame extends Form {
  frame: "BlowingTile";
  seat: Seat;
  target: Seat;
  house: number;
  material: Material;
}

interface Frames {
  Rolling: RollingFrame;
  Building: BuildingFrame;
  Placing: PlacingFrame;
  Blowing: BlowingFrame;
  BlowingTile: BlowingTileFrame;
}

/** The frame of that name if the turn is in it, on top of the stack or below. */
export function frameOf<K extends keyof Frames>(view: PigsView, name: K): Frames[K] | null {
  return (view.frames.find((frame) => frame.frame === name) as Frames[K] | undefined) ?? null;
}

/** Columns of the market. */
export const MATERIALS: readonly Material[] = ["straw", "wood", "brick"];
/** Rows of the market, so that each column is a model house. */
export const ROWS: readonly Part[] = ["roof", "window", "door"];
export const DICE = ["W1", "W2", "B1", "B2", "B3"] as const;
/** Rolls of a turn, and wolves that end it: as many squares and sockets are printed on the tray. */
export const ROLLS = 3;
export const WOLVES = 2;
/** The dial, clockwise from the top. */
export const DIAL: readonly Material[] = ["straw", "wood", "straw", "brick", "straw", "wood"];

/** Piles in the order of the market and of its keys. */
export const PILES: readonly string[] = ROWS.flatMap((part) =>
  MATERIALS.map((material) => `${material}_${part}`),
);

export function dieColour(die: string): "white" | "black" {
  return die.startsWith("W") ? "white" : "black";
}

/** Tiles left in a pile. */
export function pileCount(pile: Pile | undefined): number {
  if (pile?.top == null) return 0;
  return 1 + (pile.under?.length ?? 0) + (pile.order?.length ?? 0);
}

/** Name of a tile by its pile and its pots. */
export function tileName(pile: string, pots: number): string {
  return pots ? `${pile}+${pots}` : pile;
}

/** The open tile of a pile, null when it is empty. */
export function openTile(view: PigsView, pile: string): string | null {
  const top = view.piles[pile]?.top;
  return top == null ? null : tileName(pile, top);
}

/** The pile that a tile comes from. */
export function pileOf(tile: string): string {
  return tile.replace(/\+\d$/, "");
}

export function countFaces(view: PigsView, face: Face): number {
  return view.dice.filter((shown) => shown === face).length;
}

/** Whether a roof is on. */
export function isRoofed(house: House): boolean {
  const top = house.at(-1);
  return top !== undefined && readTile(top).part === "roof";
}

/** Taking the last tile of this pile fills the count of empty piles that ends the game; once it is full, none does. */
export function wouldEnd(view: PigsView, pile: string): boolean {
  return pileCount(view.piles[pile]) === 1 && view.n_empty + 1 === view.end_at;
}

/** The turn is the wolf's. */
export function isWolfTurn(view: PigsView): boolean {
  return frameOf(view, "Blowing") !== null || frameOf(view, "BlowingTile") !== null;
}

/** Whose yard fills the foreground: the own one, for spectators that of the seat on turn. */
export function yardOwner(view: PigsView, me: Seat | null): Seat {
  return me ?? view.turn ?? 0;
}

/** The other seats, in the order of play after the one whose yard is in front. */
export function neighbours(view: PigsView, owner: Seat): Seat[] {
  return Array.from({ length: view.n_seats - 1 }, (_, i) => (owner + 1 + i) % view.n_seats);
}
