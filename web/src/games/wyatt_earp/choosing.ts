/** What is chosen on the board and not sent yet, and what a press on a thing does to it. */
import type { PieceState } from "../../kit/pieces/state.ts";
import type { Action, SingleChoice } from "../../table/board.ts";
import type { Aim, EarpTable } from "./chosen.ts";
import { aimAt, fits, playsOf, unofferedPlay, valuesOf, without } from "./plays.ts";
import { heldOf, isOutlaw, windowOf } from "./view.ts";

/** The choice as it is sent: without its number. */
function actionOf(choice: SingleChoice): Action {
  const action: Action & { id?: number } = { ...choice };
  delete action.id;
  return action;
}

/** What becomes of one card that is chosen, by question. */
const FATE: Readonly<Record<string, string>> = {
  Discarding: "Discard",
  Giving: "SwapGive",
  Fetching: "SwapTake",
  Choosing: "TakeCard",
};

export function lay(outlaw: string, n: number): Action {
  return { do: "LayOutlaw", outlaw, n };
}

/** The action that the present question wants of one card, null if it asks for none. */
export function fateOf(table: EarpTable, card: string): Action | null {
  const fate = table.question === null ? undefined : FATE[table.question];
  return fate === undefined ? null : { do: fate, card };
}

/** Numbers of cards of an outlaw that may be laid, ascending. */
export function laysOf(table: EarpTable, outlaw: string): number[] {
  return table
    .singles("LayOutlaw")
    .filter((choice) => choice.outlaw === outlaw)
    .map((choice) => choice.n as number);
}

export function chosenLay(table: EarpTable): { outlaw: string; n: number } | null {
  const value = table.selection.value;
  return value?.kind === "lay" ? value : null;
}

export function chosenPlay(table: EarpTable): { card: string; aim: Aim } | null {
  const value = table.selection.value;
  return value?.kind === "play" ? value : null;
}

export function chosenCard(table: EarpTable): string | null {
  const value = table.selection.value;
  return value === null ? null : value.kind === "lay" ? value.outlaw : value.card;
}

/** The plays of the chosen sheriff card that are left. */
export function playsLeft(table: EarpTable): Action[] {
  const chosen = chosenPlay(table);
  if (!chosen) return [];
  return playsOf(table, chosen.card)
    .filter((play) => fits(play, chosen.aim))
    .map(actionOf);
}

/** Whether the card answers the window that is open: the Photo, for who holds it. */
function answersWindow(table: EarpTable, card: string): boolean {
  const window = windowOf(table.view);
  return window !== null && card === `photo_${window.outlaw}` && table.offers(answer(true));
}

export function answer(yes: boolean): Action {
  return { do: "ReactPhoto", answer: yes ? "yes" : "no" };
}

/** Whether something can be done with a card of the row that the question is about. */
function isOpen(table: EarpTable, card: string): boolean {
  const fate = fateOf(table, card);
  if (fate) return table.offers(fate);
  if (table.question === "Answering") return answersWindow(table, card);
  if (table.question !== "Playing") return false;
  return isOutlaw(card) ? laysOf(table, card).length > 0 : playsOf(table, card).length > 0;
}

export function cardState(table: EarpTable, card: string): PieceState {
  if (chosenCard(table) === card) return "selected";
  if (isOpen(table, card)) return "legal";
  return table.question === null || table.question === "Drawing" ? "idle" : "disabled";
}

/** The action that a closed card is asked about. */
function meant(table: EarpTable, card: string): Action {
  const fate = fateOf(table, card);
  if (fate) return fate;
  return isOutlaw(card)
    ? lay(card, Math.max(1, heldOf(table.view, card)))
    : unofferedPlay(table, card);
}

/** Chooses a kind of card, or takes the choice back; a closed one tells why. */
export function pressCard(table: EarpTable, card: string, anchor?: Element): void {
  if (!isOpen(table, card)) {
    table.explain(meant(table, card), anchor);
    return;
  }
  if (table.busy) return;
  if (chosenCard(table) === card) table.selection.clear();
  else if (fateOf(table, card) || table.question === "Answering") {
    table.selection.set({ kind: "card", card });
  } else if (isOutlaw(card)) {
    table.selection.set({ kind: "lay", outlaw: card, n: Math.max(...laysOf(table, card)) });
  } else table.selection.set({ kind: "play", card, aim: {} });
}

/** Sets the number of cards that are laid; numbers that are not offered tell why. */
export function layMany(table: EarpTable, n: number, anchor?: Element): void {
  const chosen = chosenLay(table);
  if (!chosen) return;
  if (!table.offers(lay(chosen.outlaw, n))) table.explain(lay(chosen.outlaw, n), anchor);
  else if (!table.busy) table.selection.set({ kind: "lay", outlaw: chosen.outlaw, n });
}

/** Narrows the aim of the chosen sheriff card. */
export function aim(table: EarpTable, change: Aim): void {
  const chosen = chosenPlay(table);
  if (!chosen || table.busy) return;
  const plays = playsOf(table, chosen.card);
  table.selection.set({ kind: "play", card: chosen.card, aim: aimAt(plays, chosen.aim, change) });
}

/** Outlaws that the chosen sheriff card can be used on, given how it is used. */
export function aimsAt(table: EarpTable): string[] {
  const chosen = chosenPlay(table);
  if (!chosen) return [];
  const { way } = chosen.aim;
  return valuesOf(
    playsOf(table, chosen.card).filter((play) => fits(play, { way })),
    "outlaw",
  );
}

/** The outlaw that the chosen cards go to, once it is clear. */
export function aimedOutlaw(table: EarpTable): string | null {
  const chosen = chosenLay(table);
  if (chosen) return chosen.outlaw;
  const outlaws = valuesOf(playsLeft(table), "outlaw");
  return outlaws.length === 1 ? outlaws[0]! : null;
}

export function posterState(table: EarpTable, outlaw: string): PieceState {
  if (aimedOutlaw(table) === outlaw) return "selected";
  const aims = aimsAt(table);
  if (aims.includes(outlaw)) return "legal";
  return aims.length > 0 ? "disabled" : "idle";
}

/** Aims at an outlaw; a poster that the card cannot be used on tells why. False if no card asks for one. */
export function pressPoster(table: EarpTable, outlaw: string, anchor?: Element): boolean {
  const chosen = chosenPlay(table);
  if (!chosen || aimsAt(table).length === 0) return false;
  if (!aimsAt(table).includes(outlaw)) {
    table.explain(unofferedPlay(table, chosen.card, outlaw), anchor);
  } else if (chosen.aim.outlaw === outlaw) {
    table.selection.set({ ...chosen, kind: "play", aim: without(chosen.aim, "outlaw") });
  } else aim(table, { outlaw });
  return true;
}
