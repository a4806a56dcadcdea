import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import {
  chosenDice,
  pressDie,
  pressPile,
  pressTarget,
} from "../../src/games/three_little_pigs/choosing.ts";
import { keyTarget, PILE_KEYS } from "../../src/games/three_little_pigs/keys.ts";
import Market from "../../src/games/three_little_pigs/market/Market.svelte";
import { pileMark } from "../../src/games/three_little_pigs/market/marks.ts";
import { Show } from "../../src/games/three_little_pigs/show.svelte.ts";
import { diceShown } from "../../src/games/three_little_pigs/tray/dice.ts";
import { rollsUsed, stepOf } from "../../src/games/three_little_pigs/tray/progress.ts";
import Tray from "../../src/games/three_little_pigs/tray/Tray.svelte";
import { PILES, pileCount, wouldEnd } from "../../src/games/three_little_pigs/view.ts";
import { tableOf } from "./fake_table.ts";
import {
  BUYS,
  REROLLS,
  TARGETS,
  blowing,
  building,
  placing,
  position,
  rolling,
} from "./positions.ts";

describe("dice", () => {
  it("are blank before the first roll and tell why they cannot be chosen", async () => {
    const table = await tableOf(rolling(0), [{ do: "Roll", id: 0 }]);
    expect(diceShown(table).map((die) => die.face)).toEqual([null, null, null, null, null]);
    pressDie(table, "W1");
    expect(table.selection.value).toBeNull();
    expect(table.explained).toEqual([{ do: "Reroll", dice: ["W1"] }]);
  });

  it("start kept after a roll, turn over by presses, and leave the wolf alone", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    const states = () => diceShown(table).map((die) => die.state);
    expect(states()).toEqual(["kept", "kept", "locked", "kept", "kept"]);
    pressDie(table, "B3");
    pressDie(table, "W1");
    expect(chosenDice(table)).toEqual(["W1", "B3"]);
    expect(states()).toEqual(["reroll", "kept", "locked", "kept", "reroll"]);
    pressDie(table, "B1");
    expect(table.explained).toEqual([{ do: "Reroll", dice: ["B1"] }]);
    pressDie(table, "W1");
    pressDie(table, "B3");
    expect(table.selection.value).toBeNull();
  });

  it("do not change while a choice is under way", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    table.busy = true;
    pressDie(table, "W1");
    expect(table.selection.value).toBeNull();
    expect(table.explained).toEqual([]);
  });

  it("show what is spent, the chosen pile included", async () => {
    const table = await tableOf(building("straw_roof"), BUYS);
    expect(diceShown(table).map((die) => die.state)).toEqual([
      "paid",
      "paid",
      "free",
      "free",
      "free",
    ]);
    pressPile(table, "wood_window");
    expect(diceShown(table).every((die) => die.state === "paid")).toBe(true);
  });

  it("of others are no choice", async () => {
    const view = { ...rolling(2), question: null, seat: 1 };
    const table = await tableOf(view, []);
    expect(diceShown(table).map((die) => die.state)).toEqual([
      "free",
      "free",
      "locked",
      "free",
      "free",
    ]);
    expect(diceShown(table).some((die) => die.active)).toBe(false);
  });
});

describe("piles", () => {
  it("count their tiles", () => {
    expect(pileCount({})).toBe(0);
    expect(pileCount({ top: null })).toBe(0);
    expect(pileCount({ top: 0 })).toBe(1);
    expect(pileCount({ top: 2, under: [0, 1], order: [1] })).toBe(4);
  });

  it("are marked by the choices while buying", async () => {
    const table = await tableOf(building(), BUYS);
    const marks = Object.fromEntries(PILES.map((pile) => [pile, pileMark(table, [], pile)]));
    expect(marks.straw_roof).toBe("legal");
    expect(marks.wood_window).toBe("legal");
    expect(marks.brick_window).toBe("off");
    expect(marks.straw_door).toBe("idle");
    pressPile(table, "straw_roof");
    expect(pileMark(table, [], "straw_roof")).toBe("selected");
    pressPile(table, "straw_roof");
    expect(table.selection.value).toBeNull();
    pressPile(table, "brick_window");
    expect(table.explained).toEqual([{ do: "Buy", pile: "brick_window" }]);
  });

  it("tell while rolling what stopping would buy", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    expect(pileMark(table, ["straw_roof"], "straw_roof")).toBe("payable");
    expect(pileMark(table, ["straw_roof"], "wood_roof")).toBe("idle");
  });

  it("cannot be bought while a tile is being placed", async () => {
    const table = await tableOf(placing("wood_door"), []);
    expect(pileMark(table, [], "wood_roof")).toBe("off");
  });

  it("warn when the last tile ends the game", () => {
    const view = position({ n_empty: 3 });
    expect(wouldEnd(view, "wood_window")).toBe(true);
    expect(wouldEnd(view, "wood_roof")).toBe(false);
    expect(wouldEnd(position({ n_empty: 2 }), "wood_window")).toBe(false);
    expect(wouldEnd(position({ n_empty: 4 }), "wood_window")).toBe(false); // it ends anyway
  });
});

describe("the stall", () => {
  const marks = (pile: HTMLElement) => ({
    legal: pile.dataset.legal !== undefined,
    pressed: pile.getAttribute("aria-pressed"),
    off: pile.getAttribute("aria-disabled") === "true",
  });
  const pile = (name: string) => document.querySelector<HTMLElement>(`[data-name="${name}"]`)!;

  it("shows and says what can be bought, what is chosen, what is the last one and what is gone", async () => {
    const table = await tableOf(building(), BUYS);
    pressPile(table, "straw_roof");
    render(Market, { table });
    expect(marks(pile("straw_roof"))).toEqual({ legal: true, pressed: "true", off: false });
    expect(pile("straw_roof").textContent).toContain("고름");
    expect(marks(pile("wood_window"))).toEqual({ legal: true, pressed: "false", off: false });
    expect(pile("wood_window").textContent).toContain("살 수 있음");
    expect(pile("wood_window").textContent).toContain("마지막");
    expect(marks(pile("brick_window"))).toEqual({ legal: false, pressed: null, off: true });
    expect(pile("brick_window").classList.contains("disabled")).toBe(true);
    expect(pile("straw_door").textContent).toContain("빈 더미");
    expect(pile("straw_door").classList.contains("disabled")).toBe(false);
    expect(screen.getAllByRole("button").length).toBe(PILES.length);
  });

  it("warns of the tile that ends the game", async () => {
    const table = await tableOf({ ...building(), n_empty: 3 }, BUYS);
    render(Market, { table });
    expect(pile("wood_window").textContent).toContain("사면 끝");
    expect(pile("wood_window").classList.contains("warn")).toBe(true);
    expect(pile("straw_roof").classList.contains("warn")).toBe(false);
  });
});

describe("the tray", () => {
  it("tells of each die what becomes of it, and explains the locked one", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    pressDie(table, "B3");
    const { container } = render(Tray, { table, show: new Show(table), tags: true });
    const felt = within(container.querySelector<HTMLElement>(".felt")!);
    const dice = felt.getAllByRole("button");
    expect(dice.map((die) => die.getAttribute("aria-pressed"))).toEqual([
      "false",
      "false",
      null,
      "false",
      "true",
    ]);
    expect(felt.getAllByText("남김").length).toBe(3);
    expect(felt.getByText("다시 굴림")).toBeDefined();
    expect(felt.getByText("잠김")).toBeDefined();
    dice[2]!.click();
    expect(table.explained).toEqual([{ do: "Reroll", dice: ["B1"] }]);
  });
});

describe("progress", () => {
  it("of a turn", () => {
    expect(rollsUsed(rolling(2))).toBe(2);
    expect(rollsUsed(building())).toBeNull();
    expect(stepOf(rolling(2))).toBeNull();
    expect(stepOf(building())).toBe(1);
    expect(stepOf(building("straw_roof"))).toBe(2);
    expect(stepOf(placing("wood_door"))).toBe(2);
    expect(stepOf({ ...placing("wood_door"), options: { second_tile: "none" } })).toBe(1);
  });
});

describe("targets", () => {
  it("are the houses of others", async () => {
    const table = await tableOf(blowing(), TARGETS);
    pressTarget(table, 1, 1);
    expect(table.selection.value).toEqual({ kind: "target", target: 1, house: 1 });
    pressTarget(table, 0, 0);
    expect(table.explained).toEqual([{ do: "Blow", target: 0, house: 0 }]);
  });
});

describe("keys", () => {
  const press = (code: string) => new KeyboardEvent("keydown", { code, key: code.at(-1) });

  it("stand for dice and, while buying, for piles as they lie in the stall", () => {
    expect(keyTarget(press("Digit3"), false)).toEqual({ die: "B1" });
    expect(keyTarget(press("Numpad5"), true)).toEqual({ die: "B3" });
    expect(keyTarget(press("Digit6"), false)).toBeNull();
    expect(keyTarget(press("KeyQ"), true)).toEqual({ pile: "straw_roof" });
    expect(keyTarget(press("KeyS"), true)).toEqual({ pile: "wood_window" });
    expect(keyTarget(press("KeyC"), true)).toEqual({ pile: "brick_door" });
    expect(keyTarget(press("KeyC"), false)).toBeNull();
    expect(PILE_KEYS.length).toBe(PILES.length);
  });
});
