/** What every piece that may be chosen has in common, whatever it is drawn as. */
import type { HTMLAttributes } from "svelte/elements";
import type { IconName } from "../icons/drawings.ts";

/**
 * idle: nothing to choose here now · legal: may be chosen · selected: chosen, not sent · forced: the only choice ·
 * disabled: may not be chosen though others may; keeps its place, and a press tells why · waiting: sent, or sealed until
 * the others have chosen.
 */
export const PIECE_STATES = ["idle", "legal", "selected", "forced", "disabled", "waiting"] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/**
 * Props that every piece takes and hands on to `Selectable`. Anything else (`data-about`, attachments such as
 * `place(…)`) goes to the element itself.
 */
export interface Piece extends HTMLAttributes<HTMLElement> {
  state?: PieceState;
  /** Name for screen readers, without the state. */
  label: string;
  /** The state in words, after the name; without it the kit's own words, "" for none. */
  stateLabel?: string;
  /** Short words on the edge: "+11", "사면 끝". Without it the kit's own for a legal and a forced piece, "" for none. */
  tag?: string;
  tagPlace?: "above" | "below";
  /** In the disc of a selected piece instead of the check: its order, or how many. */
  mark?: string | number;
  /** A small sign at the upper right: a lock, a crown. */
  badge?: IconName;
  /** Name of the badge as a place of movements. */
  badgePlace?: string;
  /** A legal piece that has a grave result: ring and words in amber, with a flag. */
  warn?: boolean;
  /** Whether a press chooses it, where the state does not tell (a die that is kept but may be taken). */
  active?: boolean;
  /** Name by which keys, tests and movements find the piece. */
  name?: string;
  /** Key that presses it. */
  shortcut?: string;
  /**
   * A press, by whatever means; for a piece that is not active it asks "why not?" beside `thing`. Without it the piece
   * is a picture and cannot be focused.
   */
  onpress?: (thing: Element) => void;
}

/** Whether a press chooses a piece in this state. */
export function isActive(state: PieceState): boolean {
  return state === "legal" || state === "selected" || state === "forced";
}
