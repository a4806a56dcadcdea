/** "What is this?": every thing on the board in words, by the name that its element carries in `data-about`. */
import type { About } from "../../table/board.ts";
import { HEADS, readTile, type Material } from "./art/stack.ts";
import type { PigsTable } from "./choosing.ts";
import { DICE, ROLLS, WOLVES, countFaces, dieColour, isRoofed, pileCount } from "./view.ts";

type Args = Record<string, string | number>;

/** What a kind of thing says, given what follows its name: `house:2:0` is house 0 of seat 2. */
type Teller = (table: PigsTable, ...which: string[]) => About | null;

/** A kind of thing with `about-{kind}` and `about-{kind}-text`. */
function say(table: PigsTable, kind: string, clause: string, args: Args = {}): About {
  return {
    title: table.say(`about-${kind}`, args),
    text: table.say(`about-${kind}-text`, args),
    clause,
  };
}

function plain(kind: string, clause: string): Teller {
  return (table) => say(table, kind, clause);
}

const CLAUSE_OF_PART = { door: "TP-PLACE-04", window: "TP-PLACE-02", roof: "TP-PLACE-06" } as const;

const pile: Teller = (table, name = "") => {
  const shown = table.view.piles[name];
  if (!shown) return null;
  const { material, part } = readTile(name);
  return say(table, "pile", CLAUSE_OF_PART[part], {
    pile: table.name(name),
    part,
    price: HEADS[material],
    count: pileCount(shown),
    pots: shown.top ?? 0,
    veteran: String(table.view.options.variant === "veteran"),
  });
};

const price: Teller = (table, material = "") => {
  const heads = HEADS[material as Material];
  if (heads === undefined) return null;
  return say(table, "price", "TP-SCORE-08", { material: table.name(material), price: heads });
};

const die: Teller = (table, name = "") => {
  const face = table.view.dice[DICE.indexOf(name as (typeof DICE)[number])];
  if (face === undefined) return null;
  return say(table, "die", face === "wolf" ? "TP-ROLL-04" : "TP-ROLL-03", {
    die: table.name(name),
    colour: dieColour(name),
    face: face ?? "none",
    name: face === null ? "" : table.name(face),
  });
};

const house: Teller = (table, seat = "", index = "") => {
  const tiles = table.view.houses[Number(seat)]?.[Number(index)];
  if (!tiles) return null;
  const complete = isRoofed(tiles);
  return say(table, "house", complete ? "TP-PLACE-06" : "TP-SCORE-01", {
    name: table.names[Number(seat)] ?? "",
    house: Number(index),
    complete: String(complete),
    tiles: tiles.map((tile) => table.name(tile)).join(", "),
  });
};

const seat: Teller = (table, number = "") => {
  const summary = table.view.seats[Number(number)];
  if (!summary) return null;
  const { points, completed, unfinished, if_roofed: roofed } = summary;
  return say(table, "seat", "TP-SCORE-02", {
    name: table.names[Number(number)] ?? "",
    points,
    completed,
    unfinished,
    roofed,
  });
};

const award: Teller = (table, kind = "") => {
  const holder = table.view.awards[kind];
  if (holder === undefined) return null;
  return say(table, "award", kind.startsWith("award_first") ? "TP-VET-05" : "TP-VET-11", {
    award: table.name(kind),
    kind,
    name: holder === null ? "none" : (table.names[holder] ?? ""),
  });
};

const TELLERS: Readonly<Record<string, Teller>> = {
  pile,
  price,
  die,
  house,
  seat,
  award,
  stall: plain("stall", "TP-SET-01"),
  rolls: (table) => say(table, "rolls", "TP-ROLL-01", { most: ROLLS }),
  wolves: (table) =>
    say(table, "wolves", "TP-ROLL-07", { most: WOLVES, wolves: countFaces(table.view, "wolf") }),
  stop: plain("stop", "TP-BUY-01"),
  risk: plain("risk", "TP-ROLL-03"),
  plot: plain("plot", "TP-PLACE-08"),
  meter: (table) =>
    say(table, "meter", "TP-END-01", { empty: table.view.n_empty, end: table.view.end_at }),
  spinner: plain("spinner", "TP-WOLF-04"),
  wolf: plain("wolf", "TP-WOLF-01"),
  outcomes: plain("outcomes", "TP-WOLF-06"),
  awards: plain("awards", "TP-VET-01"),
};

/** What a thing is; null for what is no thing of this game. */
export function about(table: PigsTable, thing: string): About | null {
  const [kind = "", ...which] = thing.split(":");
  return TELLERS[kind]?.(table, ...which) ?? null;
}
