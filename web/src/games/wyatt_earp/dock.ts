/** What the dock says and offers in each question. */
import type { Action, DockButton, DockContent } from "../../table/board.ts";
import { nextOf } from "./corral/asks.ts";
import type { EarpTable } from "./chosen.ts";
import { clauseOfCard } from "./clauses.ts";
import { answer, chosenLay, chosenPlay, fateOf, lay, playsLeft } from "./choosing.ts";
import { sayOutcomes, sayStagecoach } from "./effects.ts";
import { mayShoot } from "./plays.ts";
import { previewsOf } from "./previews.svelte.ts";
import { frameOf, windowOf } from "./view.ts";

/** Keys: C confirms what is chosen, D goes on to the discard. */
const CONFIRM = "c";

export function dock(table: EarpTable): DockContent | null {
  switch (table.question) {
    case "Drawing":
      return drawing(table);
    case "Playing":
      return playing(table);
    case "Answering":
      return answering(table);
    case "Discarding":
    case "Giving":
    case "Fetching":
    case "Choosing":
      return oneCard(table, table.question);
    default:
      return null;
  }
}

/** A button for an action; off, with the server's reason, while it is not offered. */
function button(table: EarpTable, action: Action, label: string, key?: string): DockButton {
  return table.offers(action) ? { label, actions: [action], key } : { label, off: action, key };
}

function drawing(table: EarpTable): DockContent {
  const top = table.view.discard.at(-1);
  return {
    sentence: table.say("board-draw", { card: top === undefined ? "none" : table.name(top) }),
    detail: table.say("prompt-Drawing-detail"),
    clause: "WE-DRAW-01",
    tone: table.choices.length === 1 ? "forced" : "act",
    main: button(table, { do: "DrawSupply" }, table.say("board-take-two"), "s"),
    second: button(table, { do: "DrawDiscard" }, table.say("board-take-discard"), "a"),
  };
}

function playing(table: EarpTable): DockContent {
  const toDiscard = button(table, { do: "EndPlay" }, table.say("board-to-discard"), "d");
  const chosen = chosenLay(table);
  if (chosen) {
    const { outlaw, n } = chosen;
    const first = !table.view.posters[outlaw]?.registered;
    return {
      sentence: table.say("board-lay", { outlaw: table.name(outlaw), n, first: String(first) }),
      detail: effect(table, 0, outlaw) || table.say("board-lay-detail"),
      clause: "WE-LAY-01",
      main: button(table, lay(outlaw, n), table.say("board-lay-button", { n }), CONFIRM),
      second: toDiscard,
    };
  }
  if (chosenPlay(table)) return aiming(table);
  const frame = frameOf(table.view, "Playing")!;
  return {
    sentence: table.sayForm("prompt-Playing", frame),
    detail: table.sayForm("prompt-Playing-detail", frame),
    clause: "WE-SHF-01",
    main: { label: table.say("board-pick-card"), off: table.say("board-pick-card-why") },
    second: toDiscard,
  };
}

/** A sheriff card: what is still to be chosen, or the play with what it may come to. */
function aiming(table: EarpTable): DockContent {
  const { card } = chosenPlay(table)!;
  const name = table.name(card);
  const back: DockButton = {
    label: table.say("board-unchoose"),
    press: () => table.selection.clear(),
  };
  const next = nextOf(table);
  if (next !== null) {
    const sentence = table.say("board-aim", { card: name, next });
    return {
      sentence,
      detail: table.say("board-aim-detail", { card }),
      clause: clauseOfCard(card),
      main: { label: table.say("board-pick-aim", { next }), off: sentence },
      second: back,
    };
  }
  const plays = playsLeft(table);
  const play = plays.at(-1);
  if (!play) return { sentence: table.say("board-pick-card"), second: back };
  const shot = plays.find((one) => mayShoot(table, one));
  const outlaw = (play.outlaw as string | undefined) ?? null;
  const said = {
    sentence: table.sayForm(`action-${play.do}`, play),
    detail: effect(table, 0, outlaw) || table.say("board-aim-detail", { card }),
    clause: shot ? "WE-SHOT-01" : undefined,
  };
  const [safe, risky] = plays;
  if (plays.length === 2 && safe?.do === "PlayStagecoach" && risky) {
    return {
      ...said,
      sentence: table.say("board-stagecoach", { outlaw: table.name(String(risky.outlaw)) }),
      detail: sayStagecoach(table, String(risky.outlaw)) || said.detail,
      main: button(table, risky, shooting(table), CONFIRM),
      second: button(table, safe, table.say("board-safe"), "n"),
    };
  }
  return {
    ...said,
    main: button(table, play, shot ? shooting(table) : table.say("board-play"), CONFIRM),
    second: back,
  };
}

/** What one of the chosen plays comes to, "" while that is not known or not wanted. */
function effect(table: EarpTable, at: number, outlaw: string | null): string {
  const outcomes = previewsOf(table).plays?.[at];
  return outcomes ? sayOutcomes(table, outcomes, outlaw) : "";
}

/** The button that fires, with the chance of a hit. */
function shooting(table: EarpTable): string {
  return table.say("board-shoot", { percent: previewsOf(table).percent ?? "none" });
}

/** Everybody is asked in the same words and with the same buttons. */
function answering(table: EarpTable): DockContent {
  const window = windowOf(table.view)!;
  return {
    sentence: table.say("board-photo", {
      name: table.names[window.seat] ?? "",
      outlaw: table.name(window.outlaw),
    }),
    detail: table.say("board-photo-detail"),
    clause: "WE-PHO-03",
    main: button(table, answer(true), table.say("board-photo-yes"), "y"),
    second: button(table, answer(false), table.say("board-photo-no"), "n"),
  };
}

/** What the rulebook says of the card that is wanted. */
const ONE_CARD: Readonly<Record<string, string>> = {
  Discarding: "WE-DIS-01",
  Giving: "WE-WYT-02",
  Fetching: "WE-WYT-02",
  Choosing: "WE-MWT-06",
};

/** One card is wanted: to discard, to give, to take. */
function oneCard(table: EarpTable, question: string): DockContent {
  const value = table.selection.value;
  const only =
    table.choices.length === 1 ? String(table.singles(table.choices[0]!.do)[0]?.card) : null;
  const card = value?.kind === "card" ? value.card : only;
  const action = card === null ? null : fateOf(table, card);
  const last = question === "Discarding" && table.view.hand.length === 1;
  const frame = table.view.frames.at(-1) ?? {};
  return {
    sentence: table.sayForm(`prompt-${question}`, frame),
    detail: last ? table.say("board-last-card") : table.sayForm(`prompt-${question}-detail`, frame),
    clause: last ? "WE-END-01" : ONE_CARD[question],
    tone: table.choices.length === 1 ? "forced" : "act",
    main: action
      ? button(table, action, table.sayForm(`action-${action.do}`, action), CONFIRM)
      : { label: table.say("board-pick-one"), off: table.say("board-pick-one-why") },
  };
}
