import { beforeEach, describe, expect, test } from "vitest";
import type { Movement } from "../../src/kit/motion/movement.ts";
import { movements, MOVES, STILL } from "../../src/games/three_little_pigs/movements.ts";
import { duskAfter } from "../../src/games/three_little_pigs/rolling.ts";
import type { PigsView } from "../../src/games/three_little_pigs/view.ts";
import events from "../../../src/hanpan/games/three_little_pigs/events.py?raw";
import type { GameEvent } from "../../src/table/board.ts";
import { tableOf, type FakeTable } from "./fake_table.ts";
import { HOUSES, blowing, building, placing, position, rolling } from "./positions.ts";

let table: FakeTable;

beforeEach(async () => {
  table = await tableOf(position(), []);
});

/** What moves in a step from one view to another. */
function scene(before: PigsView, after: PigsView, ...told: GameEvent[]) {
  table.step(after, [], told);
  return movements(table, table.happened!, before);
}

function of(kind: string, list: readonly Movement[]): Movement[] {
  return list.filter((movement) => movement.kind === kind);
}

const ways = (list: readonly Movement[]) => list.map(({ from, to }) => [from, to]);

test("every event of the game moves something, or is still on purpose", () => {
  const names = [...events.matchAll(/^class (\w+)\(msgspec\.Struct/gm)].map((match) => match[1]!);
  expect(names.length).toBeGreaterThan(15);
  expect([...Object.keys(MOVES), ...STILL].sort()).toEqual(names.sort());
});

describe("a roll", () => {
  const rolled = { event: "DiceRolled", seat: 0, roll: 2, rolled: ["B1", "B2"] };
  const faces = ["roof", "roof", "wolf", "window", "window"];

  test("throws the chosen dice, wolves last, each with its knock", () => {
    const { movements: list, dramatic } = scene(rolling(1), rolling(2), { ...rolled, faces });
    const dice = of("tumble", list);
    expect(ways(dice)).toEqual([
      ["die:B1", "felt"],
      ["die:B2", "felt"],
    ]);
    expect(dice[0]!.delay).toBeGreaterThan(dice[1]!.delay! + 150); // B1 is the wolf
    expect(list.filter((movement) => movement.sound && movement.kind === "sound")).toHaveLength(2);
    expect(dramatic).toBe(false);
    // The lock snaps on when the wolf lies.
    expect(of("pop", list)).toMatchObject([{ from: "lock:B1", delay: dice[0]!.delay! + 620 }]);
    expect(dice.every(({ picture }) => picture === undefined)).toBe(true);
  });

  test("is drawn where the board has gone on already", () => {
    const next = position({ turn: 1, dice: [null, null, null, null, null] });
    const { movements: list } = scene(
      rolling(1),
      next,
      { ...rolled, faces },
      { event: "NothingBought", seat: 0 },
    );
    const dice = of("tumble", list);
    expect(dice.map(({ picture }) => picture?.props.face)).toEqual(["wolf", "window"]);
  });

  test("that calls the wolf ends in dusk: stall and tray stay until the dice lie", () => {
    const two = ["roof", "wolf", "wolf", "window", "window"];
    const told: GameEvent[] = [
      { ...rolled, rolled: ["W2", "B1"], faces: two },
      { event: "WolfAppeared", seat: 0, wolves: 2 },
    ];
    const after = { ...blowing(), dice: two } as PigsView;
    const { movements: list, dramatic } = scene(rolling(1), after, ...told);
    expect(dramatic).toBe(true);
    const held = of("hold", list);
    expect(held.map(({ from }) => from)).toEqual(["market", "tray"]);
    expect(held[1]!.without).toEqual(["die:W2", "die:B1"]);
    const lie = Math.max(...of("tumble", list).map(({ delay = 0 }) => delay)) + 620;
    for (const { duration, leaves } of held) {
      expect(duration).toBe(lie + 300);
      expect(leaves).toBe(true);
    }
    expect(duskAfter(table.happened!)).toBe(lie + 300);
    expect(of("enter", list).map(({ from }) => from)).toEqual(["stage", "wolf"]);
  });
});

describe("a purchase", () => {
  const bought = { event: "TileBought", seat: 0, tile: "straw_roof" };

  test("is paid by the dice that show the part, and the tile comes to the hand", () => {
    const { movements: list } = scene(building(), placing("straw_roof"), bought);
    expect(ways(of("thread", list))).toEqual([
      ["die:W1", "pile:straw_roof"],
      ["die:W2", "pile:straw_roof"],
    ]);
    expect(ways(of("fly", list))).toEqual([["pile:straw_roof", ["hand", "seat:0"]]]);
  });

  test("of a bot flies to its house, or to its seat where the house is not on screen", () => {
    const houses = HOUSES.map((own, seat) =>
      seat === 1 ? [own[0]!, [...own[1]!, "wood_roof"]] : own,
    );
    const seats = position().seats.map((one, seat) => (seat === 1 ? { ...one, points: 19 } : one));
    const { movements: list } = scene(
      position({ turn: 1 }),
      position({ turn: 1, houses, seats }),
      { event: "TileBought", seat: 1, tile: "wood_roof" },
      { event: "TilePlaced", seat: 1, house: 1, level: 2, tile: "wood_roof" },
      { event: "HouseCompleted", seat: 1, house: 1, points: 9 },
    );
    const [flight] = of("fly", list);
    expect(ways([flight!])).toEqual([["pile:wood_roof", ["tile:1:1:2", "seat:1"]]]);
    const lands = flight!.delay! + flight!.duration!;
    expect(of("squash", list)).toMatchObject([{ from: "house:1:1", delay: lands }]);
    expect(of("pop", list)).toMatchObject([{ from: "badge:1:1", delay: lands }]);
    expect(of("rise", list)).toMatchObject([{ to: "score:1", text: "+9", tone: "good" }]);
  });

  test("of the last tile: the place is hatched and the count of empty piles pulses", () => {
    const piles = { ...position().piles, straw_roof: { top: 0 } };
    const { movements: list } = scene(
      position({ piles }),
      position({ piles: { ...piles, straw_roof: {} }, n_empty: 3 }),
      { ...bought, seat: 2 },
    );
    expect(of("pop", list)).toMatchObject([{ from: "none:straw_roof" }]);
    const [count] = of("pulse", list);
    expect(count).toMatchObject({ from: "empties" });
    expect(count!.sound!.strokes).toHaveLength(2); // one more ends the game: twice
  });

  test("of a door that slips below: the house rises first", () => {
    const houses = [
      [HOUSES[0]![0]!, ["brick_door", "brick_window+1"], HOUSES[0]![2]!],
      ...HOUSES.slice(1),
    ];
    const { movements: list } = scene(placing("brick_door"), position({ houses }), {
      event: "TilePlaced",
      seat: 0,
      house: 1,
      level: 0,
      tile: "brick_door",
    });
    expect(ways(of("slide", list))).toEqual([["tile:0:1:0", "tile:0:1:1"]]);
    expect(ways(of("fly", list))).toEqual([
      [
        ["hand", "pile:brick_door", "seat:0"],
        ["tile:0:1:0", "seat:0"],
      ],
    ]);
  });
});

describe("the wolf", () => {
  const spun: GameEvent[] = [
    { event: "HouseTargeted", seat: 0, target: 1, house: 0 },
    { event: "SpinnerSpun", seat: 0, material: "wood" },
  ];

  test("blows when the needle rests: its tiles fly, the rest drops, the points fall", () => {
    const before = {
      ...blowing(),
      houses: [
        HOUSES[0]!,
        [["wood_door", "straw_window", "wood_roof"], HOUSES[1]![1]!],
        HOUSES[2]!,
        HOUSES[3]!,
      ],
    } as PigsView;
    const seats = before.seats.map((one, seat) => (seat === 1 ? { ...one, points: 1 } : one));
    const houses = before.houses.map((own, seat) =>
      seat === 1 ? [["straw_window"], own[1]!] : own,
    );
    const { movements: list, dramatic } = scene(
      before,
      position({ houses, seats, turn: 1 }),
      ...spun,
      {
        event: "TilesBlown",
        target: 1,
        house: 0,
        tiles: ["wood_door", "wood_roof"],
        remaining: ["straw_window"],
      },
    );
    expect(dramatic).toBe(true);
    const rest = of("hold", list)[0]!.duration!;
    expect(rest).toBeGreaterThanOrEqual(1_100);
    expect(rest).toBeLessThanOrEqual(1_500);
    expect(of("blow", list).map(({ from }) => from)).toEqual(["tile:1:0:0", "tile:1:0:2"]);
    expect(ways(of("slide", list))).toEqual([["tile:1:0:1", "tile:1:0:0"]]);
    expect(of("rise", list)).toMatchObject([{ to: "score:1", text: "−9", tone: "bad" }]);
    for (const { delay = 0 } of [...of("gust", list), ...of("blow", list), ...of("slide", list)]) {
      expect(delay).toBeGreaterThanOrEqual(rest);
    }
  });

  test("takes a whole house: the next one moves up", () => {
    const before = blowing();
    const houses = before.houses.map((own, seat) => (seat === 1 ? [own[1]!] : own));
    const { movements: list } = scene(before, position({ houses, turn: 1 }), ...spun, {
      event: "TilesBlown",
      target: 1,
      house: 0,
      tiles: HOUSES[1]![0]!,
      remaining: [],
    });
    expect(of("blow", list)).toHaveLength(3);
    expect(ways(of("slide", list))).toEqual([["house:1:1", "house:1:0"]]);
  });

  test("finds nothing: the house leans and comes back", () => {
    const before = blowing();
    const { movements: list } = scene(before, position({ turn: 1 }), ...spun, {
      event: "NothingBlown",
      target: 1,
      house: 0,
      material: "brick",
    });
    expect(of("lean", list)).toMatchObject([{ from: "house:1:0" }]);
    expect(of("blow", list)).toEqual([]);
    expect(of("rise", list)).toEqual([]);
  });
});
