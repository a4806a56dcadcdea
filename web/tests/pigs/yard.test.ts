import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fitYard } from "../../src/games/three_little_pigs/fit.ts";
import { HOUSE_WIDTH, WALL_WIDTH } from "../../src/games/three_little_pigs/art/stack.ts";
import { tapNearest } from "../../src/kit/pieces/nearest.ts";

const GAPS = { wide: 30, narrow: 4 };
const phone = { width: 370, height: 170, most: 46, leastSlot: 44 };
const desktop = { width: 836, height: 190, most: 74, leastSlot: 44 };

const houseOf = (wall: number) => (wall * HOUSE_WIDTH) / WALL_WIDTH;

describe("a yard", () => {
  test("stands in one row, smaller from the sixth house on", () => {
    const few = fitYard({ ...desktop, slots: 6 }, GAPS); // five houses and the plot
    const more = fitYard({ ...desktop, slots: 7 }, GAPS);
    expect(few).toMatchObject({ ranked: false, wall: 74 });
    expect(more.ranked).toBe(false);
    expect(more.wall).toBeLessThanOrEqual(0.8 * 74);
  });

  test("stands in two ranks where one row would be too wide", () => {
    const many = fitYard({ ...phone, slots: 9 }, GAPS);
    expect(many.ranked).toBe(true);
    expect(fitYard({ ...phone, slots: 7 }, GAPS).ranked).toBe(false);
    // Whoever stands in front leaves room to see those behind.
    expect(houseOf(many.wall)).toBeLessThan(2 * many.pitch);
  });

  test("never asks a finger to hit less than 44 pixels, and stays inside", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 320, max: 1_180 }),
        (slots, width) => {
          const fit = fitYard({ ...phone, slots, width }, GAPS);
          expect(fit.slot).toBeGreaterThanOrEqual(44);
          const wide = fit.pitch * (slots - 1) + fit.slot;
          if (fit.ranked) expect(fit.pitch).toBeGreaterThanOrEqual(44);
          // Where every house has that much, nothing is scrolled.
          if (slots * 44 + 2 <= width) expect(wide).toBeLessThanOrEqual(width + 1);
        },
      ),
    );
  });
});

describe("a press where things stand close", () => {
  afterEach(() => vi.restoreAllMocks());

  function crowd() {
    const holder = document.createElement("div");
    holder.innerHTML = `<button data-x="0"></button><button data-x="30"></button>`;
    document.body.replaceChildren(holder);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
      this: Element,
    ) {
      const left = Number(this.getAttribute("data-x"));
      return { left, right: left + 44, top: 0, bottom: 60, width: 44, height: 60 } as DOMRect;
    });
    const heard: number[] = [];
    const buttons = [...holder.querySelectorAll("button")];
    buttons.forEach((button, i) => button.addEventListener("click", () => heard.push(i)));
    tapNearest("button")(holder);
    const press = (target: Element, x: number, detail = 1) =>
      target.dispatchEvent(
        new MouseEvent("click", { bubbles: true, clientX: x, clientY: 30, detail }),
      );
    return { holder, buttons, heard, press };
  }

  test("means the nearest thing, whichever lies on top", () => {
    const { buttons, heard, press } = crowd();
    press(buttons[1]!, 33); // inside of both
    press(buttons[1]!, 41);
    expect(heard).toEqual([0, 1]);
  });

  test("also beside all of them, but not far away", () => {
    const { holder, heard, press } = crowd();
    press(holder, 90);
    press(holder, 200);
    expect(heard).toEqual([1]);
  });

  test("keys mean what has the focus", () => {
    const { buttons, heard, press } = crowd();
    press(buttons[1]!, 0, 0);
    expect(heard).toEqual([1]);
  });
});
