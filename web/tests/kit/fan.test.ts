import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FINGER, layFan, nearestCard } from "../../src/kit/pieces/fan.ts";

const ROW = { room: 366, card: 74, gap: 10, opened: null };

describe("a hand of cards", () => {
  it("lies in the middle where there is room", () => {
    expect(layFan({ ...ROW, n: 3 })).toEqual({ left: [62, 146, 230], crowded: false });
    expect(layFan({ ...ROW, n: 1 })).toEqual({ left: [146], crowded: false });
    expect(layFan({ ...ROW, n: 0 })).toEqual({ left: [], crowded: false });
  });

  it("closes up to the width that there is", () => {
    const { left, crowded } = layFan({ ...ROW, n: 6 });
    expect(left[0]).toBe(0);
    expect(left.at(-1)).toBeCloseTo(ROW.room - ROW.card);
    expect(crowded).toBe(false);
  });

  it("opens around a card where a finger would not find it", () => {
    const closed = layFan({ ...ROW, n: 15 });
    expect(closed.crowded).toBe(true);
    expect(closed.left[6]! - closed.left[5]!).toBeLessThan(FINGER);
    const { left } = layFan({ ...ROW, n: 15, opened: 5 });
    expect(left[6]! - left[5]!).toBeCloseTo(ROW.card + ROW.gap);
    expect(left[5]! - left[4]!).toBeCloseTo(FINGER);
    expect(left[7]! - left[6]!).toBeCloseTo(FINGER);
  });

  it("never leaves the row, and keeps its order, whichever card is opened", () => {
    const hands = fc.record({
      n: fc.integer({ min: 2, max: 24 }),
      room: fc.integer({ min: 280, max: 900 }),
      card: fc.integer({ min: 40, max: 110 }),
      gap: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(hands, fc.nat(), (hand, at) => {
        const { left } = layFan({ ...hand, opened: at % hand.n });
        expect(left.length).toBe(hand.n);
        expect(left[0]).toBeGreaterThanOrEqual(0);
        expect(left.at(-1)! + hand.card).toBeLessThanOrEqual(hand.room + 0.01);
        left.forEach((x, i) => i === 0 || expect(x).toBeGreaterThan(left[i - 1]!));
      }),
    );
  });

  it("takes the nearest card", () => {
    const { left } = layFan({ ...ROW, n: 3 });
    expect(nearestCard(left, ROW.card, 0)).toBe(0);
    expect(nearestCard(left, ROW.card, 150)).toBe(1);
    expect(nearestCard(left, ROW.card, 139)).toBe(0); // in the gap
    expect(nearestCard(left, ROW.card, 900)).toBe(2);
    expect(nearestCard([0, 20, 40], 74, 30)).toBe(1); // the visible part counts
  });
});
