import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Kind, Movement } from "../../src/kit/motion/movement.ts";
import { CALM_KINDS, KINDS } from "../../src/kit/motion/kinds.ts";
import { PATIENCE, Stage } from "../../src/kit/motion/stage.ts";
import { CURVES, FADE, STEADY, TIMES } from "../../src/kit/motion/timing.ts";
import { fakeAnimations, onStage, places, played } from "./fake_animations.ts";

let stage: Stage;
let calm: boolean;
let speed: number;

const fly: Movement = { kind: "fly", from: "pile", to: "house" };

beforeEach(() => {
  calm = false;
  speed = 1;
  fakeAnimations();
  places("pile", "house", "seat");
  stage = new Stage({ calm: () => calm, speed: () => speed });
});

afterEach(() => {
  stage.destroy();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

async function play(movements: Movement[], { asked = false, dramatic = false } = {}) {
  stage.play({ movements, dramatic }, asked);
  await tick();
}

/** Delay of the animation that was started last. */
function lastDelay(): number {
  return played.at(-1)!.timing.delay ?? 0;
}

describe("a piece that flies", () => {
  test("is a picture of what was there, and leaves nothing behind", async () => {
    const before = document.querySelector("[data-place=house]")!.outerHTML;
    await play([fly]);
    expect(onStage()).toHaveLength(1);
    expect(onStage()[0]!.querySelector("svg")).not.toBeNull();
    expect(stage.running).toBe(1);
    await vi.advanceTimersByTimeAsync(TIMES.move + TIMES.fast);
    expect(onStage()).toHaveLength(0);
    expect(stage.running).toBe(0);
    expect(document.querySelector("[data-place=house]")!.outerHTML).toBe(before);
  });

  test("goes from where the place was before the step to where the other is after it", async () => {
    stage.play({ movements: [fly] });
    document.querySelector("[data-place=pile]")!.remove(); // the last tile of the pile
    document.querySelector("[data-place=house]")!.setAttribute("data-x", "260");
    await tick();
    const flight = played.find(({ frames }) => frames.length === 5)!;
    expect(flight.frames.at(-1)!.transform).toContain("translate(260px, 0px)");
  });

  test("hides the thing itself until it has come", async () => {
    await play([{ ...fly, delay: 100 }]);
    const house = document.querySelector("[data-place=house]")!;
    const hidden = played.find(({ element }) => element === house)!;
    expect(hidden.frames[0]!.opacity).toBe(0);
    expect(hidden.timing.duration).toBe(100 + TIMES.move);
  });

  test("goes to the first place that is on screen, and does nothing where none is", async () => {
    await play([{ ...fly, to: ["lot", "seat"] }]);
    expect(onStage()).toHaveLength(1);
    await play([
      { ...fly, to: "nowhere" },
      { kind: "blow", from: "nobody" },
    ]);
    expect(played.some(({ frames }) => frames.length > 5)).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stage.running).toBe(0);
  });

  test("cannot be found, pressed or heard", async () => {
    document.body.innerHTML = `<div data-place="pile"><button id="b" data-legal tabindex="0"></button></div>
      <div data-place="house"></div>`;
    await play([fly]);
    const layer = document.querySelector<HTMLElement>(".motion-stage")!;
    expect(layer.inert).toBe(true);
    expect(layer.getAttribute("aria-hidden")).toBe("true");
    expect(document.querySelectorAll("[data-legal], #b, [tabindex]")).toHaveLength(3 - 2);
  });
});

describe("what is held", () => {
  const hold: Movement = {
    kind: "hold",
    from: "stall",
    to: "wheel",
    duration: 500,
    without: ["die"],
    leaves: true,
  };

  test("stands among its neighbours though it is gone, and then leaves", async () => {
    document.body.innerHTML = `<main><div data-place="stall"><b data-place="die"></b></div></main>`;
    const main = document.querySelector("main")!;
    stage.play({ movements: [hold] });
    main.innerHTML = `<div data-place="wheel"></div>`;
    await tick();
    const held = main.querySelector<HTMLElement>("[inert]")!;
    expect(held.parentElement).toBe(main);
    expect(held.querySelector("b")!.style.visibility).toBe("hidden");
    const wheel = main.querySelector("[data-place=wheel]");
    expect(played.find(({ element }) => element === wheel)!.timing.duration).toBe(500);
    await vi.advanceTimersByTimeAsync(500 + TIMES.move);
    expect(main.innerHTML).toBe(`<div data-place="wheel"></div>`);
  });
});

describe("speed", () => {
  test.each([0.5, 1, 2])("%d", async (factor) => {
    speed = factor;
    await play([{ ...fly, delay: 200 }]);
    const flight = played.find(({ frames }) => frames.length === 5)!;
    expect(flight.timing.duration).toBe(TIMES.move / factor);
    expect(flight.timing.delay).toBe(200 / factor);
  });
});

describe("reduced motion", () => {
  const everything = Object.keys(KINDS).map((kind): Movement => ({
    kind: kind as Kind,
    from: "pile",
    to: "house",
    text: "+11",
    delay: 900,
  }));

  test("only fades, at once and short", async () => {
    calm = true;
    await play(everything);
    expect(played.length).toBeGreaterThan(0);
    for (const { frames, timing } of played) {
      expect(timing.duration + (timing.delay ?? 0)).toBeLessThanOrEqual(FADE);
      for (const frame of frames) expect(Object.keys(frame)).toEqual(["opacity"]);
    }
  });

  test("lets a mark stand still long enough to be read", async () => {
    calm = true;
    await play([{ kind: "rise", from: "pile", to: "seat", text: "+11" }]);
    expect(played).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(STEADY - 1);
    expect(onStage()[0]!.textContent).toBe("+11");
    await vi.advanceTimersByTimeAsync(1);
    expect(onStage()).toHaveLength(0);
  });

  test("knows every kind that brings or takes something", () => {
    expect(Object.keys(CALM_KINDS).sort()).toEqual(
      ["blow", "enter", "fall", "flip", "fly", "pop", "rise", "tumble", "vanish"].sort(),
    );
  });
});

describe("one scene after the other", () => {
  const pulse: Movement = { kind: "pulse", from: "seat", duration: 200 };
  const long: Movement = { kind: "pulse", from: "pile", duration: 1_000 };

  test("waits for the rest of a scene that ends soon", async () => {
    await play([{ ...pulse, duration: 280 }]);
    await vi.advanceTimersByTimeAsync(30);
    await play([pulse]);
    expect(lastDelay()).toBeGreaterThan(0);
    expect(lastDelay()).toBeLessThanOrEqual(PATIENCE);
    expect(stage.running).toBe(2);
  });

  test("does not wait for one that takes long: that ends at once", async () => {
    await play([long]);
    await play([pulse]);
    expect(lastDelay()).toBe(0);
    expect(stage.running).toBe(1);
  });

  test("nobody who is asked waits", async () => {
    await play([{ ...pulse, duration: 280 }]);
    await play([pulse], { asked: true });
    expect(lastDelay()).toBe(0);
    expect(stage.running).toBe(1);
  });

  test("a dramatic moment goes on beside small things, and ends for the next one", async () => {
    await play([long], { dramatic: true });
    await play([pulse]);
    expect(lastDelay()).toBe(0);
    expect(stage.running).toBe(2);
    await play([long], { dramatic: true });
    expect(stage.running).toBe(1);
  });
});

describe("an end to everything", () => {
  test.each(["pointerdown", "keydown"])("by %s", async (name) => {
    await play([fly, { kind: "rise", from: "pile", text: "+1" }]);
    document.dispatchEvent(Object.assign(new Event(name), { key: "r" }));
    expect(onStage()).toHaveLength(0);
    expect(stage.running).toBe(0);
  });

  test("also before it has begun", async () => {
    stage.play({ movements: [fly] });
    stage.finish();
    await tick();
    expect(played).toHaveLength(0);
  });

  test("not by a key that does nothing alone", async () => {
    await play([fly]);
    document.dispatchEvent(Object.assign(new Event("keydown"), { key: "Shift" }));
    expect(stage.running).toBe(1);
  });

  test("in a hidden tab, where nothing begins and nothing is kept for later", async () => {
    await play([fly]);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(stage.running).toBe(0);
    await play([fly]);
    expect(stage.running).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await tick();
    expect(stage.running).toBe(0);
  });
});

test("a thousand steps leave nothing behind", async () => {
  const kinds = Object.keys(KINDS) as Kind[];
  const nodes = document.querySelectorAll("*").length;
  const html = document.body.innerHTML;
  for (let step = 0; step < 1_000; step += 1) {
    const kind = kinds[step % kinds.length]!;
    await play([{ kind, from: "pile", to: "house", text: "+1" }], { asked: step % 3 === 0 });
    if (step % 7 === 0) await vi.advanceTimersByTimeAsync(400);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stage.running).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  stage.destroy();
  expect(document.querySelectorAll("*").length).toBe(nodes);
  expect(document.body.innerHTML).toBe(html);
});

test("the times are those of tokens.css", () => {
  const css = readFileSync("src/tokens.css", "utf-8");
  for (const [name, time] of Object.entries(TIMES)) {
    expect(css).toMatch(new RegExp(`--t-${name}: ${time}ms`));
  }
  for (const [name, curve] of Object.entries(CURVES)) {
    expect(css).toContain(`--e-${name}: ${curve};`);
  }
});
