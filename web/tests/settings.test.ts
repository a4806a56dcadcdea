import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readStored } from "../src/app/settings.svelte.ts";
import { quickGame, quickPlan, tablePlan } from "../src/pages/home/plans.ts";
import { isChanged, paceKey, PACES, presetOf } from "../src/pages/setup/options.ts";
import type { GameInfo } from "../src/net/protocol.ts";

const GAME: GameInfo = {
  name: "pigs",
  rules_version: 1,
  least_seats: 2,
  most_seats: 5,
  options: [
    { name: "variant", values: ["basic", "veteran"], clause: "TP-OPT-01" },
    { name: "wolf", values: ["all", "one"], clause: "TP-OPT-06" },
  ],
  presets: { rulebook: { wolf: "one" }, official: {} },
  levels: ["random", "easy"],
  n_actions: 1,
};

describe("what the browser remembers", () => {
  test("is read back", () => {
    const stored = {
      locale: "en",
      theme: "dark",
      quick: { pigs: { seats: 3, level: "hard" } },
    };
    expect(readStored(JSON.stringify(stored))).toEqual(stored);
  });

  test("faults become defaults, one by one", () => {
    expect(
      readStored(
        JSON.stringify({
          locale: "fr",
          theme: "neon",
          quick: { a: { seats: 1, level: "easy" }, b: { seats: 4, level: "easy" }, c: 7 },
        }),
      ),
    ).toEqual({ locale: null, theme: "system", quick: { b: { seats: 4, level: "easy" } } });
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.option(fc.oneof(fc.string(), fc.json())), (text) => {
        expect(readStored(text)).toHaveProperty("theme");
      }),
    );
  });
});

describe("who sits at a new table", () => {
  test("the first quick game has three bots, of a level that the game has", () => {
    expect(quickPlan(GAME, undefined)).toEqual([
      { kind: "me" },
      { kind: "bot", level: "easy" },
      { kind: "bot", level: "easy" },
      { kind: "bot", level: "easy" },
    ]);
  });

  test("the next one is as the last one, within the game's seats", () => {
    expect(quickGame(GAME, { seats: 9, level: "random" })).toEqual({ seats: 5, level: "random" });
    expect(quickPlan(GAME, { seats: 2, level: "random" })).toHaveLength(2);
  });

  test("a table for friends has all other seats open", () => {
    expect(tablePlan(GAME).map((seat) => seat.kind)).toEqual([
      "me",
      "open",
      "open",
      "open",
      "open",
    ]);
  });
});

describe("options", () => {
  test("are marked when they differ from the rulebook, not from the first value", () => {
    const [variant, wolf] = GAME.options;
    expect(isChanged(GAME, variant!, "basic")).toBe(false);
    expect(isChanged(GAME, variant!, "veteran")).toBe(true);
    expect(isChanged(GAME, wolf!, "one")).toBe(false);
    expect(isChanged(GAME, wolf!, "all")).toBe(true);
  });

  test("a table has a preset only while all its options are the preset's", () => {
    const values = { variant: "basic", wolf: "one" };
    expect(presetOf(GAME, { preset: "rulebook", options: values })).toBe("rulebook");
    expect(presetOf(GAME, { preset: "rulebook", options: { ...values, wolf: "all" } })).toBe(
      "official",
    );
    expect(presetOf(GAME, { preset: "rulebook", options: { ...values, variant: "veteran" } })).toBe(
      "",
    );
    const equal = { ...GAME, presets: { rulebook: {}, official: {} } };
    expect(presetOf(equal, { preset: "official", options: {} })).toBe("official");
  });

  test("every pause has the nearest name", () => {
    for (const [key, pace] of Object.entries(PACES)) expect(paceKey(pace)).toBe(key);
    expect(paceKey(5_000)).toBe("still");
    expect(paceKey(100)).toBe("none");
  });
});
