import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnHeight, fitRow, wallFor } from "../../src/games/three_little_pigs/fit.ts";
import { percents, signed, signedMean } from "../../src/games/three_little_pigs/numbers.ts";
import { shapeOf } from "../../src/games/three_little_pigs/shape.ts";
import { missingLevels, stopOn } from "../../src/games/three_little_pigs/show.svelte.ts";
import { DIAL, MATERIALS } from "../../src/games/three_little_pigs/view.ts";

describe("percents", () => {
  it("add up to 100 and differ from the chances by less than one", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 2, maxLength: 6 }), (weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        fc.pre(total > 0);
        const chances = weights.map((weight) => weight / total);
        const whole = percents(chances);
        expect(whole.reduce((sum, part) => sum + part, 0)).toBe(100);
        whole.forEach((part, i) => {
          expect(Math.abs(part - chances[i]! * 100)).toBeLessThan(1);
          expect(part).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it("of no chances are none", () => expect(percents([])).toEqual([]));
});

describe("signed numbers", () => {
  it("carry a real minus", () => {
    expect([signed(11), signed(-7), signed(0)]).toEqual(["+11", "−7", "0"]);
    expect([signedMean(-4.66), signedMean(0.04), signedMean(2)]).toEqual(["−4.7", "0", "+2.0"]);
  });
});

describe("houses", () => {
  const row = fc.record({
    slots: fc.integer({ min: 1, max: 25 }),
    width: fc.integer({ min: 200, max: 1200 }),
    height: fc.integer({ min: 30, max: 400 }),
    gap: fc.integer({ min: 0, max: 30 }),
    most: fc.integer({ min: 30, max: 80 }),
    leastSlot: fc.constant(44),
  });
  const tiles = fc.array(fc.constantFrom("straw_window", "wood_window+1", "brick_window"), {
    minLength: 1,
    maxLength: 13,
  });

  it("never rise above their row", () => {
    fc.assert(
      fc.property(row, tiles, fc.boolean(), (box, house, roofed) => {
        const stack = roofed ? [...house, "wood_roof"] : house;
        const fit = fitRow(box);
        const height = drawnHeight(stack);
        const wall = wallFor(fit.wall, height, box.height);
        expect(wall).toBeGreaterThanOrEqual(6);
        if (wall > 6) expect((wall / 120) * height).toBeLessThanOrEqual(box.height + 1e-9);
      }),
    );
  });

  it("leave every slot wide enough for a finger", () => {
    fc.assert(
      fc.property(row, (box) => {
        const { slot, wall } = fitRow(box);
        expect(slot).toBeGreaterThanOrEqual(44);
        expect(wall).toBeLessThanOrEqual(box.most);
      }),
    );
  });

  it("fill the width only as far as they fit, or scroll at the least slot", () => {
    fc.assert(
      fc.property(row, (box) => {
        const { slot } = fitRow(box);
        const used = slot * box.slots + box.gap * (box.slots - 1);
        if (slot > box.leastSlot) expect(used).toBeLessThanOrEqual(box.width + box.slots);
      }),
    );
  });
});

describe("shape", () => {
  it.each([
    [360, 400, "short"],
    [390, 550, "stack"],
    [768, 728, "tablet"],
    [798, 636, "laptop"],
    [872, 768, "wide"],
    [1180, 900, "wide"],
    [844, 150, "flat"],
    [612, 560, "stack"],
  ])("%i × %i is %s", (width, height, shape) => expect(shapeOf(width, height)).toBe(shape));
});

describe("the wheel", () => {
  it("stops in a sector of the material, away from its lines and its word", () => {
    fc.assert(
      fc.property(fc.constantFrom(...MATERIALS), fc.nat(10_000), (material, n) => {
        const { sector, lean } = stopOn(material, n);
        expect(DIAL[sector]).toBe(material);
        expect(Math.abs(lean)).toBeLessThanOrEqual(1);
        expect(Math.abs(lean)).toBeGreaterThan(0.4);
      }),
    );
  });

  it("uses every sector of a material", () => {
    const seen = new Set([...Array(60).keys()].map((n) => stopOn("straw", n).sector));
    expect(seen.size).toBe(3);
  });
});

describe("missing levels", () => {
  it("together with the rest make up the house", () => {
    const house = fc.array(fc.constantFrom("straw_window", "wood_window", "brick_window+1"), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        house,
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (before, stays) => {
          const remaining = before.filter((_, level) => stays[level]);
          const gone = missingLevels(before, remaining);
          expect(gone.length).toBe(before.length - remaining.length);
          expect(before.filter((_, level) => !gone.includes(level))).toEqual(remaining);
        },
      ),
    );
  });
});
