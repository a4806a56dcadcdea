import { describe, expect, it, vi } from "vitest";
import { isElsewhere, nextThing, nthThing } from "../../src/kit/pieces/focus.ts";

/** A board of things at these places, marked legal or not. */
function boardOf(things: Record<string, [x: number, y: number, legal: boolean]>): HTMLElement {
  const board = document.createElement("div");
  document.body.replaceChildren(board);
  for (const [id, [x, y, legal]] of Object.entries(things)) {
    const thing = document.createElement("button");
    thing.id = id;
    thing.dataset.thing = "";
    if (legal) thing.dataset.legal = "";
    vi.spyOn(thing, "getBoundingClientRect").mockReturnValue(new DOMRect(x, y, 40, 40));
    vi.spyOn(thing, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
    board.append(thing);
  }
  return board;
}

const key = (name: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key: name, ...init });

describe("arrows on a board", () => {
  const THINGS = {
    a: [0, 0, true],
    b: [100, 0, false],
    c: [200, 0, true],
    d: [0, 100, true],
  } as Record<string, [number, number, boolean]>;

  function from(id: string, event: KeyboardEvent): string | undefined {
    const board = boardOf(THINGS);
    document.getElementById(id)?.focus();
    return nextThing(board, event)?.id;
  }

  it("lead to the nearest legal thing in their direction", () => {
    expect(from("a", key("ArrowRight"))).toBe("c");
    expect(from("a", key("ArrowDown"))).toBe("d");
    expect(from("c", key("ArrowLeft"))).toBe("a");
    expect(from("a", key("ArrowLeft"))).toBeUndefined();
    expect(from("a", key("x"))).toBeUndefined();
  });

  it("lead through all things with Shift, and to both ends with Home and End", () => {
    expect(from("a", key("ArrowRight", { shiftKey: true }))).toBe("b");
    expect(from("c", key("Home"))).toBe("a");
    expect(from("a", key("End"))).toBe("d");
  });

  it("start at the first legal thing", () => {
    expect(from("nothing", key("ArrowUp"))).toBe("a");
  });
});

describe("number keys", () => {
  it("name the nth legal thing", () => {
    const board = boardOf({ a: [0, 0, false], b: [50, 0, true], c: [100, 0, true] });
    expect(nthThing(board, key("1", { code: "Digit1" }))?.id).toBe("b");
    expect(nthThing(board, key("2", { code: "Numpad2" }))?.id).toBe("c");
    expect(nthThing(board, key("3", { code: "Digit3" }))).toBeNull();
    expect(nthThing(board, key("!", { code: "Digit1", shiftKey: true }))).toBeNull();
  });
});

describe("keys that are not the board's", () => {
  it("are typing, dialogs and the browser's own", () => {
    document.body.innerHTML = `<input /><div role="dialog"><button id="in"></button></div>`;
    const heard = (element: Element, init: KeyboardEventInit = {}) => {
      let elsewhere: boolean | null = null;
      const listen = (event: KeyboardEvent) => (elsewhere = isElsewhere(event));
      document.addEventListener("keydown", listen, { once: true });
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true, ...init }));
      return elsewhere;
    };
    expect(heard(document.body)).toBe(false);
    expect(heard(document.querySelector("input")!)).toBe(true);
    expect(heard(document.getElementById("in")!)).toBe(true);
    expect(heard(document.body, { ctrlKey: true })).toBe(true);
  });
});
