import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { settings } from "../src/app/settings.svelte.ts";
import { KEY, readStored, START } from "../src/app/stored.ts";
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
  hidden_windows: false,
};

describe("what the browser remembers", () => {
  test("is read back", () => {
    const stored = {
      locale: "en",
      theme: "dark",
      speed: 0.5,
      sound: { turn: 1, table: 0, chat: 0.25, muted: true },
      vibrate: false,
      textSize: 1.3,
      patterns: true,
      aids: { forecast: false },
      notify: true,
      quick: { pigs: { seats: 3, level: "hard" } },
    };
    expect(readStored(JSON.stringify(stored))).toEqual(stored);
  });

  test("what an older version wrote is kept, and the rest is as usual", () => {
    const old = { locale: "en", theme: "dark", quick: { pigs: { seats: 3, level: "hard" } } };
    expect(readStored(JSON.stringify(old))).toEqual({ ...START, ...old });
  });

  test("faults become defaults, one by one", () => {
    expect(
      readStored(
        JSON.stringify({
          locale: "fr",
          theme: "neon",
          speed: 3,
          sound: { turn: 7, table: "loud", chat: 0, muted: "no" },
          vibrate: 1,
          textSize: 9,
          patterns: "yes",
          aids: { a: false, b: 2 },
          notify: null,
          quick: { a: { seats: 1, level: "easy" }, b: { seats: 4, level: "easy" }, c: 7 },
        }),
      ),
    ).toEqual({
      ...START,
      sound: { ...START.sound, chat: 0 },
      aids: { a: false },
      quick: { b: { seats: 4, level: "easy" } },
    });
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.option(fc.oneof(fc.string(), fc.json())), (text) => {
        expect(Object.keys(readStored(text))).toEqual(Object.keys(START));
      }),
    );
  });
});

describe("a changed setting", () => {
  const root = document.documentElement;
  const stored = () => readStored(localStorage.getItem(KEY));

  test("is stored and shown on the page's root", () => {
    settings.setTextSize(1.3);
    settings.setPatterns(true);
    settings.setTheme("dark");
    expect(root.dataset).toMatchObject({ textSize: "1.3", patterns: "strong", theme: "dark" });
    expect(stored()).toMatchObject({ textSize: 1.3, patterns: true, theme: "dark" });
    settings.setTextSize(1);
    expect(root.dataset.textSize).toBe("1");
  });

  test("no speed is no motion", () => {
    settings.setSpeed(2);
    expect([settings.calm, root.dataset.motion]).toEqual([false, "full"]);
    settings.setSpeed(0);
    expect([settings.calm, root.dataset.motion]).toEqual([true, "reduce"]);
  });

  test("leaves the other volumes as they are", () => {
    settings.setSound({ chat: 0 });
    expect(settings.sound).toEqual({ ...START.sound, chat: 0 });
    expect(stored().sound).toEqual({ ...START.sound, chat: 0 });
  });

  test("aids are on until they are switched off, each by itself", () => {
    expect(settings.aidOn("risk")).toBe(true);
    settings.setAid("risk", false);
    expect([settings.aidOn("risk"), settings.aidOn("forecast")]).toEqual([false, true]);
    expect(stored().aids).toEqual({ risk: false });
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
