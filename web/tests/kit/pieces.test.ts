import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Card from "../../src/kit/pieces/Card.svelte";
import Die from "../../src/kit/pieces/Die.svelte";
import Pile from "../../src/kit/pieces/Pile.svelte";
import Selectable from "../../src/kit/pieces/Selectable.svelte";
import { PIECE_STATES, type PieceState } from "../../src/kit/pieces/state.ts";
import Track from "../../src/kit/pieces/Track.svelte";
import { speak } from "../../src/text/index.ts";
import { drawing } from "./show.ts";

beforeAll(() => speak("ko"));

function piece(state: PieceState, more: object = {}) {
  const onpress = vi.fn();
  render(Selectable, { label: "창문", state, onpress, children: drawing, ...more });
  return { onpress, button: screen.getByRole("button") };
}

describe("a piece that can be chosen", () => {
  it.each([
    ["idle", "창문", undefined, "true", null],
    ["legal", "창문, 고를 수 있음", "", null, "false"],
    ["selected", "창문, 고름", "", null, "true"],
    ["forced", "창문, 하나뿐", "", null, null],
    ["disabled", "창문, 지금은 고를 수 없음", undefined, "true", null],
    ["waiting", "창문, 기다리는 중", undefined, "true", null],
  ] as const)("says its state: %s", (state, name, legal, disabled, pressed) => {
    const { button } = piece(state);
    expect(button).toHaveProperty("textContent", expect.stringContaining(name));
    expect(screen.getByRole("button", { name })).toBe(button);
    expect(button.dataset.legal).toBe(legal === undefined ? undefined : "true");
    expect(button.getAttribute("aria-disabled")).toBe(disabled);
    expect(button.getAttribute("aria-pressed")).toBe(pressed);
  });

  it.each(PIECE_STATES)("stays focusable and hears a press when it is %s", async (state) => {
    const { button, onpress } = piece(state);
    expect(button.hasAttribute("disabled")).toBe(false);
    await fireEvent.click(button);
    expect(onpress).toHaveBeenCalledExactlyOnceWith(button);
  });

  it("shows words or a sign beside the ring in every state that is not idle or disabled", () => {
    const marks: Record<string, string> = {};
    for (const state of PIECE_STATES) {
      const { container } = render(Selectable, { label: "", state, children: drawing });
      const found = [...container.querySelectorAll(".tag, .disc")].map((mark) => mark.innerHTML);
      marks[state] = found.join();
    }
    const shown = Object.values(marks).filter((mark) => mark !== "");
    expect(shown.length).toBe(4);
    expect(new Set(shown).size).toBe(4);
  });

  it("takes the game's words, an order instead of the check, and whatever belongs to the element", () => {
    const { button } = piece("selected", {
      stateLabel: "버림",
      mark: 3,
      tag: "+11",
      name: "wood_window",
      shortcut: "q",
      "data-about": "window",
    });
    expect(screen.getByRole("button", { name: "창문, 버림" })).toBe(button);
    expect(button.textContent).toContain("3");
    expect(button.textContent).toContain("+11");
    expect(button.dataset.name).toBe("wood_window");
    expect(button.dataset.about).toBe("window");
    expect(button.getAttribute("aria-keyshortcuts")).toBe("q");
  });

  it("is a picture with a name where nothing can be pressed", () => {
    render(Selectable, { label: "창문", state: "selected", children: drawing });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("img", { name: "창문, 고름" })).toBeDefined();
  });
});

describe("card", () => {
  it("keeps its face to itself when it lies face down", () => {
    const { container } = render(Card, { label: "뒷면", title: "비밀", value: 9, facedown: true });
    expect(container.textContent).not.toContain("비밀");
    expect(container.textContent).not.toContain("9");
  });

  it("tells how many there are from two on", async () => {
    const { container, rerender } = render(Card, { label: "카드", count: 1 });
    expect(container.textContent).not.toContain("×");
    await rerender({ count: 3 });
    expect(container.textContent).toContain("×3");
  });
});

describe("pile", () => {
  const text = (count: number, more: object = {}) =>
    render(Pile, { label: "더미", count, children: drawing, ...more }).container.textContent;

  it("counts, marks the last one and keeps the place of an empty one", () => {
    expect(text(4)).toContain("4");
    expect(text(1)).toContain("마지막");
    expect(text(0)).toContain("빈 더미");
    expect(text(0)).not.toContain("drawing");
    expect(text(2, { left: "두 장", note: "1·0" })).toContain("두 장");
  });

  it("is not faded when it is empty", () => {
    const { container } = render(Pile, { label: "더미", count: 0, state: "disabled" });
    expect(container.querySelector(".disabled")).toBeNull();
  });
});

describe("die", () => {
  it("shows pips, and nothing before the first roll", async () => {
    const { container, rerender } = render(Die, { label: "주사위", pips: null });
    expect(container.querySelectorAll(".on").length).toBe(0);
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      await rerender({ pips });
      expect(container.querySelectorAll(".on").length).toBe(pips);
    }
  });

  it("may be chosen while it is kept", () => {
    render(Die, { label: "주사위", stance: "kept", active: true, onpress: vi.fn() });
    const button = screen.getByRole("button");
    expect(button.getAttribute("aria-pressed")).toBe("false");
    expect(button.dataset.legal).toBe("true");
  });
});

describe("track", () => {
  it("names each step with who stands there, and tells which one was pressed", async () => {
    const onpress = vi.fn();
    render(Track, {
      label: "길",
      steps: [
        { text: "2", label: "1단계" },
        { text: "4", label: "2단계", state: "legal" },
      ],
      markers: [
        { seat: 0, at: 0, name: "민서" },
        { seat: 1, at: 0, name: "지훈" },
      ],
      onpress,
    });
    expect(screen.getByRole("button", { name: "1단계, 여기에 민서, 지훈" })).toBeDefined();
    const second = screen.getByRole("button", { name: "2단계, 고를 수 있음" });
    await fireEvent.click(second);
    expect(onpress).toHaveBeenCalledExactlyOnceWith(1, second);
  });
});
