/** What the dock says and offers in each question. */
import type { DockButton, DockContent } from "../../table/board.ts";
import { HEADS, readTile } from "./art/stack.ts";
import {
  blow,
  blowTile,
  buy,
  chosenDice,
  chosenLevel,
  chosenPile,
  chosenTarget,
  put,
  reroll,
  type Place,
  type PigsTable,
} from "./choosing.ts";
import { previewsOf } from "./previews.svelte.ts";
import { wasForced } from "./show.svelte.ts";
import { countFaces, frameOf, openTile, pileCount, pileOf, wouldEnd } from "./view.ts";
import { effectivePlace, isOpen, nextPiles, sayWorth } from "./yard/slots.ts";

export function dock(table: PigsTable): DockContent | null {
  switch (table.question) {
    case "Rolling":
      return rolling(table);
    case "Building":
      return building(table);
    case "Placing":
      return placing(table);
    case "Blowing":
      return blowing(table);
    case "BlowingTile":
      return blowingTile(table);
    default:
      return null;
  }
}

function rolling(table: PigsTable): DockContent {
  const frame = frameOf(table.view, "Rolling")!;
  const sentence = table.sayForm("prompt-Rolling", frame);
  if (frame.n_rolls === 0) {
    return {
      sentence,
      detail: table.sayForm("prompt-Rolling-detail", frame),
      clause: "TP-ROLL-02",
      main: { label: table.say("action-Roll"), actions: [{ do: "Roll" }], key: "r" },
    };
  }
  const dice = chosenDice(table);
  return {
    sentence,
    detail: table.say("board-wolf-danger", { wolves: countFaces(table.view, "wolf") }),
    clause: "TP-ROLL-07",
    main: dice.length
      ? {
          label: table.say("board-reroll", { k: dice.length }),
          actions: [reroll(dice)],
          key: "r",
        }
      : { label: table.say("board-pick-dice"), off: table.say("board-pick-dice-why") },
    second: { label: table.say("action-Stop"), actions: [{ do: "Stop" }], key: "s" },
  };
}

function building(table: PigsTable): DockContent {
  const frame = frameOf(table.view, "Building")!;
  const pass: DockButton | undefined = table.offers({ do: "Pass" })
    ? { label: table.say("action-Pass"), actions: [{ do: "Pass" }], key: "p" }
    : undefined;
  const pile = chosenPile(table);
  if (pile === null) {
    const first = frame.first_pile === null;
    return {
      sentence: table.say(first ? "board-buy-first" : "board-buy-second"),
      detail: table.say(first ? "board-must-buy" : "board-may-pass"),
      clause: first ? "TP-BUY-05" : "TP-BUY-06",
      main: { label: table.say("board-pick-tile"), off: table.say("board-pick-tile-why") },
      second: pass,
    };
  }
  const previews = previewsOf(table);
  const { places } = previews;
  const tile = openTile(table.view, pile) ?? pile;
  const place = effectivePlace(table, previews);
  const other: DockButton = {
    label: table.say("board-other-tile"),
    press: () => table.selection.clear(),
  };
  const said = { sentence: table.say("board-place", { tile: table.name(tile) }), second: other };
  if (places === null) {
    // Without the aid the purchase goes first, and the server asks for the place.
    const label = table.sayForm("action-Buy", buy(pile));
    return { ...said, ...mind(table, pile), main: { label, actions: [buy(pile)], key: "b" } };
  }
  if (place === null) {
    return { ...said, ...mind(table, pile), main: pickPlace(table) };
  }
  const actions = places.length === 1 ? [buy(pile)] : [buy(pile), put(place)];
  return {
    ...said,
    ...mind(table, pile),
    main: { label: placeLabel(table, place), actions, key: "b" },
  };
}

/** What is easily overlooked about the last tile of a pile; else what can be bought after it; else its price. */
function mind(table: PigsTable, pile: string): Pick<DockContent, "detail" | "clause"> {
  const { view } = table;
  if (wouldEnd(view, pile)) return { detail: table.say("board-ends-game"), clause: "TP-END-01" };
  if (pileCount(view.piles[pile]) === 1 && view.n_empty < view.end_at) {
    return {
      detail: table.say("board-last-of-pile", { empty: view.n_empty + 1, end: view.end_at }),
      clause: "TP-END-01",
    };
  }
  const next = nextPiles(table, previewsOf(table)) ?? [];
  if (next.length > 0) {
    return {
      detail: table.say("board-next-detail", {
        tiles: next.map((one) => table.name(one)).join(", "),
      }),
      clause: "TP-BUY-06",
    };
  }
  const look = readTile(pile);
  return {
    detail: table.say("board-price-of", {
      part: table.name(look.part),
      price: HEADS[look.material],
    }),
    clause: "TP-BUY-02",
  };
}

function pickPlace(table: PigsTable): DockButton {
  return { label: table.say("board-pick-place"), off: table.say("board-pick-place-why") };
}

function placeLabel(table: PigsTable, place: Place): string {
  const worth = previewsOf(table).places?.find((one) => one.place === place);
  const said = sayWorth(table, worth ?? null);
  return table.say("board-put", {
    how: place === "new" ? "new" : worth?.bottom ? "under" : "on",
    house: place === "new" ? 0 : place,
    worth: said === "" ? "" : worth?.completes ? ` ${said}` : ` · ${said}`,
  });
}

function placing(table: PigsTable): DockContent {
  const frame = frameOf(table.view, "Placing")!;
  const previews = previewsOf(table);
  const place = effectivePlace(table, previews);
  const ready = place !== null && isOpen(table, previews.places, place);
  return {
    sentence: table.say("board-place", { tile: table.name(frame.tile) }),
    ...(wasForced(table.happened)
      ? { tone: "forced", detail: table.say("board-forced-detail"), clause: "TP-BUY-05" }
      : { detail: table.say("prompt-Placing-detail"), clause: "TP-PLACE-10" }),
    main: ready
      ? { label: placeLabel(table, place), actions: [put(place)], key: "b" }
      : pickPlace(table),
  };
}

function blowing(table: PigsTable): DockContent {
  const chosen = chosenTarget(table);
  const decline: DockButton | undefined = table.offers({ do: "Decline" })
    ? { label: table.say("board-decline"), actions: [{ do: "Decline" }] }
    : undefined;
  if (!chosen) {
    return {
      sentence: table.say("prompt-Blowing"),
      detail: table.say("prompt-Blowing-detail"),
      clause: "TP-WOLF-02",
      main: { label: table.say("board-pick-target"), off: table.say("board-pick-target-why") },
      second: decline,
    };
  }
  const { target, house } = chosen;
  return {
    sentence: table.say("board-aim", { name: table.names[target] ?? "", house }),
    detail: table.say("board-blow-detail"),
    clause: "TP-WOLF-06",
    main: { label: table.say("board-blow"), actions: [blow(target, house)], key: " " },
    second: decline,
  };
}

function blowingTile(table: PigsTable): DockContent {
  const frame = frameOf(table.view, "BlowingTile")!;
  const level = chosenLevel(table);
  const tile = level === null ? undefined : table.view.houses[frame.target]?.[frame.house]?.[level];
  return {
    sentence: table.sayForm("prompt-BlowingTile", frame),
    detail: table.sayForm("prompt-BlowingTile-detail", frame),
    clause: "TP-WOLF-13",
    main:
      level === null || tile === undefined
        ? { label: table.say("board-pick-level"), off: table.say("board-pick-level-why") }
        : {
            label: table.say("board-blow-tile", { tile: table.name(pileOf(tile)) }),
            actions: [blowTile(level)],
            key: " ",
          },
  };
}
