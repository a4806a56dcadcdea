/** What a person has chosen on this board, before it is confirmed. */
import type { Seat, TableState } from "../../table/board.ts";
import type { EarpView } from "./view.ts";

/** What is chosen of a play so far. `way` is one of several uses of a card. */
export interface Aim {
  way?: string;
  outlaw?: string;
  target?: Seat;
  hideout?: number;
}

export type Choosing =
  | { kind: "lay"; outlaw: string; n: number }
  | { kind: "play"; card: string; aim: Aim }
  | { kind: "card"; card: string };

export type EarpTable = TableState<EarpView, Choosing>;
