import { describe, expect, it, vi } from "vitest";
import {
  pressDie,
  pressPile,
  pressPlace,
  pressTarget,
} from "../../src/games/three_little_pigs/choosing.ts";
import { dock } from "../../src/games/three_little_pigs/dock.ts";
import { previewsOf } from "../../src/games/three_little_pigs/previews.svelte.ts";
import type { Worth } from "../../src/games/three_little_pigs/aids.ts";
import { answers } from "./answers.ts";
import { buttons } from "../fake_table.svelte.ts";
import { tableOf } from "./fake_table.ts";
import {
  BELOW_OR_NEW,
  BUYS,
  REROLLS,
  TARGETS,
  blowing,
  building,
  placing,
  position,
  rolling,
} from "./positions.ts";

describe("the dock", () => {
  it("says nothing while nobody asks", async () => {
    expect(dock(await tableOf(position(), []))).toBeNull();
  });

  it("has one button for the first roll", async () => {
    const content = dock(await tableOf(rolling(0), [{ do: "Roll", id: 0 }]));
    expect(buttons(content)).toEqual([[{ do: "Roll" }], null]);
    expect(content?.main?.key).toBe("r");
  });

  it("rolls the chosen dice again, or stops", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    expect(buttons(dock(table))).toEqual(["off", [{ do: "Stop" }]]);
    pressDie(table, "B2");
    pressDie(table, "B3");
    const content = dock(table);
    expect(buttons(content)).toEqual([[{ do: "Reroll", dice: ["B2", "B3"] }], [{ do: "Stop" }]]);
    expect(content?.main?.label).toBe("2개 다시 굴리기");
    expect(content?.detail).toBe("늑대가 한 마리 더 나오면 짓지 못해요.");
  });

  it("buys and places in one go when the house is chosen before", async () => {
    const table = await tableOf(building(), BUYS);
    table.answers = answers;
    expect(buttons(dock(table))).toEqual(["off", null]);
    pressPile(table, "wood_window");
    previewsOf(table).askPlaces();
    await vi.waitFor(() => expect(previewsOf(table).places).not.toBeNull());
    expect(buttons(dock(table))).toEqual(["off", "press"]);
    pressPlace(table, 1, true);
    const content = dock(table);
    expect(buttons(content)).toEqual([
      [
        { do: "Buy", pile: "wood_window" },
        { do: "Place", house: 1 },
      ],
      "press",
    ]);
    expect(content?.main?.label).toMatch(/^2번 집에 올리기/);
    content?.second?.press?.();
    expect(table.selection.value).toBeNull();
  });

  it("sends the purchase alone where the tile has one place: the server puts it there", async () => {
    const table = await tableOf(building(), BUYS);
    table.answers = { ...answers, places: () => answers.onlyPlace!({}) };
    pressPile(table, "straw_roof");
    previewsOf(table).askPlaces();
    await vi.waitFor(() => expect(previewsOf(table).places).not.toBeNull());
    expect(buttons(dock(table))[0]).toEqual([{ do: "Buy", pile: "straw_roof" }]);
  });

  it("still buys when no aid answers", async () => {
    const table = await tableOf(building(), BUYS);
    pressPile(table, "wood_window");
    previewsOf(table).askPlaces();
    await vi.waitFor(() => expect(table.asked).toHaveLength(1));
    expect(buttons(dock(table))[0]).toEqual([{ do: "Buy", pile: "wood_window" }]);
  });

  it("warns of the last tile and of the end", async () => {
    const table = await tableOf(building(), BUYS);
    pressPile(table, "wood_window");
    expect(dock(table)?.detail).toBe("마지막 한 장이에요. 빈 더미 3 / 4.");
    const near = await tableOf({ ...building(), n_empty: 3 }, BUYS);
    pressPile(near, "wood_window");
    expect(dock(near)?.detail).toContain("판이 끝나요");
    const due = await tableOf({ ...building(), n_empty: 4 }, BUYS); // the round is played to its end
    pressPile(due, "wood_window");
    expect(dock(due)?.detail).toBe("값은 같은 그림 3개: 창문");
  });

  it("tells what could be bought after the chosen tile", async () => {
    const table = await tableOf(building(), BUYS);
    table.answers = {
      ...answers,
      places: () =>
        (answers.onlyPlace!({}) as Worth[]).map((one) => ({ ...one, then: ["wood_window"] })),
    };
    pressPile(table, "straw_roof");
    previewsOf(table).askPlaces();
    await vi.waitFor(() =>
      expect(dock(table)?.detail).toBe("이어서 한 장 더 살 수 있어요: 나무 창문"),
    );
  });

  it("offers to end the turn after the first tile", async () => {
    const table = await tableOf(building("straw_roof"), [BUYS[1]!, { do: "Pass", id: 42 }]);
    expect(buttons(dock(table))).toEqual(["off", [{ do: "Pass" }]]);
  });

  it("places a bought tile where the server offers it", async () => {
    const table = await tableOf(placing("wood_door"), BELOW_OR_NEW);
    expect(buttons(dock(table))).toEqual(["off", null]);
    pressPlace(table, "new", true);
    expect(buttons(dock(table))[0]).toEqual([{ do: "StartHouse" }]);
    pressPlace(table, 1, true);
    expect(buttons(dock(table))[0]).toEqual([{ do: "Place", house: 1 }]);
  });

  it("says that a forced purchase was made for the player", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    table.step(placing("wood_door"), BELOW_OR_NEW, [
      { event: "RollingStopped", seat: 0 },
      { event: "TileBought", seat: 0, tile: "wood_door" },
    ]);
    expect(dock(table)).toMatchObject({ clause: "TP-BUY-05", tone: "forced" });
    table.step(placing("wood_door"), BELOW_OR_NEW, [
      { event: "TileBought", seat: 0, tile: "wood_door" },
    ]);
    expect(dock(table)).toMatchObject({ clause: "TP-PLACE-10" });
    expect(dock(table)?.tone).toBeUndefined();
  });

  it("blows at the chosen house, and may decline where the table allows it", async () => {
    const table = await tableOf(blowing(), TARGETS);
    expect(buttons(dock(table))).toEqual(["off", null]);
    pressTarget(table, 3, 0);
    const content = dock(table);
    expect(buttons(content)).toEqual([[{ do: "Blow", target: 3, house: 0 }], null]);
    expect(content?.sentence).toBe("삽살이 님의 1번 집을 노려요.");
    expect(content?.main?.key).toBe(" ");
    const mild = await tableOf(blowing(), [...TARGETS, { do: "Decline", id: 188 }]);
    expect(buttons(dock(mild))).toEqual(["off", [{ do: "Decline" }]]);
  });

  it("blows one tile away where the table plays so", async () => {
    const view = position({
      frames: [
        { frame: "Turns" },
        { frame: "BlowingTile", seat: 0, target: 1, house: 0, material: "wood" },
      ],
    });
    const table = await tableOf(view, [
      { do: "BlowTile", id: 189, level: 0 },
      { do: "BlowTile", id: 191, level: 2 },
    ]);
    expect(buttons(dock(table))).toEqual(["off", null]);
    table.selection.set({ kind: "level", level: 2 });
    const content = dock(table);
    expect(buttons(content)[0]).toEqual([{ do: "BlowTile", level: 2 }]);
    expect(content?.main?.label).toBe("나무 지붕 날리기");
  });

  it.each(["ko", "en"] as const)("stays short in %s", async (locale) => {
    const contents = [
      dock(await tableOf(rolling(0), [{ do: "Roll", id: 0 }], locale)),
      dock(await tableOf(rolling(2), REROLLS, locale)),
      dock(await tableOf(building(), BUYS, locale)),
      dock(await tableOf(placing("wood_door"), BELOW_OR_NEW, locale)),
      dock(await tableOf(blowing(), TARGETS, locale)),
    ];
    for (const content of contents) {
      expect(content?.sentence.length).toBeLessThanOrEqual(locale === "ko" ? 34 : 52);
      for (const button of [content?.main, content?.second]) {
        expect(button?.label.length ?? 0).toBeLessThanOrEqual(22);
      }
    }
  });
});
