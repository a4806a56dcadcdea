import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Choice } from "../src/table/board.ts";
import { actionOf, isRange, isSingle, isSubset, offers, onlyAction } from "../src/table/choices.ts";

const DICE = ["W1", "W2", "B1"];
const CHOICES: Choice[] = [
  { id: 1, do: "Stop" },
  { do: "Reroll", field: "dice", subset_of: DICE },
  { do: "Bid", field: "amount", from: 10, to: 20 },
  { id: 68, do: "Blow", target: 1, house: 0 },
  { id: 90, do: "Show", cards: ["red", "blue"] },
];

describe("choices", () => {
  test("have one form each", () => {
    for (const choice of CHOICES) {
      expect([isSingle, isRange, isSubset].filter((is) => is(choice))).toHaveLength(1);
    }
  });

  test.each([
    [{ do: "Stop" }, true],
    [{ do: "Roll" }, false],
    [{ do: "Stop", house: 0 }, false],
    [{ do: "Blow", target: 1, house: 0 }, true],
    [{ do: "Blow", target: 1 }, false],
    [{ do: "Blow", target: 0, house: 1 }, false],
    [{ do: "Bid", amount: 10 }, true],
    [{ do: "Bid", amount: 20 }, true],
    [{ do: "Bid", amount: 21 }, false],
    [{ do: "Bid", amount: 15.5 }, false],
    [{ do: "Bid", amount: 15, by: 1 }, false],
    [{ do: "Reroll", dice: ["B1"] }, true],
    [{ do: "Reroll", dice: ["B1", "W1"] }, true],
    [{ do: "Reroll", dice: [] }, false],
    [{ do: "Reroll", dice: ["B1", "B1"] }, false],
    [{ do: "Reroll", dice: ["B2"] }, false],
    [{ do: "Show", cards: ["blue", "red"] }, true],
    [{ do: "Show", cards: ["blue"] }, false],
  ])("%j is offered: %s", (action, offered) => {
    expect(offers(CHOICES, action)).toBe(offered);
  });

  test("every subset of the set is offered, in any order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(DICE, { minLength: 1 }), (dice) =>
        offers(CHOICES, { do: "Reroll", dice }),
      ),
    );
  });

  test("an action is sent without its id", () => {
    expect(actionOf({ id: 68, do: "Blow", target: 1, house: 0 })).toEqual({
      do: "Blow",
      target: 1,
      house: 0,
    });
  });

  test("the only action is known", () => {
    expect(onlyAction([{ id: 0, do: "Roll" }])).toEqual({ do: "Roll" });
    expect(onlyAction(CHOICES)).toBeNull();
    expect(onlyAction([{ do: "Bid", field: "amount", from: 10, to: 20 }])).toBeNull();
    expect(onlyAction([])).toBeNull();
  });
});
