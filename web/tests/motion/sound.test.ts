import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Sound } from "../../src/kit/sound/sound.ts";

const CLICK: Sound = {
  bus: "table",
  strokes: [{ wave: "sine", from: 400, lasts: 0.1 }],
};
const SETTINGS = { turn: 0.5, table: 0.5, chat: 0.5, muted: false, vibrate: true };

let contexts: FakeContext[] = [];

class FakeParam {
  value = 0;
  setValueAtTime = vi.fn();
  linearRampToValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
  setTargetAtTime = vi.fn();
}

class FakeNode extends EventTarget {
  gain = new FakeParam();
  frequency = new FakeParam();
  type = "";
  start = vi.fn();
  stop = vi.fn();
  disconnect = vi.fn();

  constructor(readonly context: FakeContext) {
    super();
  }

  connect(next: unknown): unknown {
    return next;
  }
}

class FakeContext {
  state = "running";
  currentTime = 5;
  destination = {};
  readonly gains: FakeNode[] = [];
  readonly tones: FakeNode[] = [];

  constructor() {
    contexts.push(this);
  }

  createGain(): FakeNode {
    this.gains.push(new FakeNode(this));
    return this.gains.at(-1)!;
  }

  createOscillator(): FakeNode {
    this.tones.push(new FakeNode(this));
    return this.tones.at(-1)!;
  }
}

beforeEach(() => {
  contexts = [];
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(settings = SETTINGS) {
  const sound = await import("../../src/kit/sound/sound.ts");
  sound.setSound(settings);
  return sound;
}

function press(): void {
  document.dispatchEvent(new Event("pointerup"));
}

/** The one of the module that was loaded last: those of earlier tests still listen. */
function context(): FakeContext {
  return contexts.at(-1)!;
}

describe("sound", () => {
  test("needs a press first, and keeps nothing for later", async () => {
    const { playSound } = await open();
    playSound(CLICK)();
    expect(contexts).toHaveLength(0);
    press();
    press();
    expect(contexts).toHaveLength(1);
    expect(context().tones).toHaveLength(0);
    playSound(CLICK, 250);
    expect(context().tones[0]!.start).toHaveBeenCalledWith(5.25);
  });

  test("is not tried before the browser allows it, and may be missing", async () => {
    const userActivation = { hasBeenActive: false };
    vi.stubGlobal("navigator", { userActivation });
    const { playSound } = await open();
    press(); // for instance by Escape, which browsers do not count
    expect(contexts).toHaveLength(0);
    userActivation.hasBeenActive = true;
    const failed: unknown[] = [];
    const hear = (event: ErrorEvent) => failed.push(event.error);
    addEventListener("error", hear);
    vi.stubGlobal("AudioContext", function () {
      throw new DOMException("no device", "NotSupportedError");
    });
    press();
    playSound(CLICK);
    removeEventListener("error", hear);
    expect(failed).toEqual([]);
    vi.stubGlobal("AudioContext", FakeContext);
    press();
    playSound(CLICK);
    expect(context().tones).toHaveLength(1);
  });

  test("follows its own volume, and silence is silence", async () => {
    const { playSound, setSound } = await open({ ...SETTINGS, turn: 1, table: 0.2 });
    press();
    playSound({ ...CLICK, bus: "turn" });
    playSound(CLICK);
    const [loud, , quiet] = context().gains;
    expect(loud!.gain.value).toBeGreaterThan(quiet!.gain.value * 4);
    setSound({ ...SETTINGS, muted: true });
    playSound(CLICK);
    setSound({ ...SETTINGS, table: 0 });
    playSound(CLICK);
    expect(context().tones).toHaveLength(2);
  });

  test("in a hidden tab only turn and chat are heard", async () => {
    const { loudness } = await open();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    expect([loudness("turn"), loudness("table"), loudness("chat")]).toEqual([0.5, 0, 0.5]);
  });

  test("ends when it is skipped, but not after its time", async () => {
    const { playSound } = await open();
    press();
    const stop = playSound(CLICK);
    context().currentTime = 5.05;
    stop();
    expect(context().tones[0]!.stop).toHaveBeenCalledTimes(2); // its own end, and the skip
    const late = playSound(CLICK);
    context().currentTime = 9;
    late();
    expect(context().tones[1]!.stop).toHaveBeenCalledTimes(1);
  });

  test("the turn shakes the hand once, with a switch", async () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
    const { callBack, setSound } = await open();
    callBack(CLICK);
    expect(vibrate.mock.calls).toEqual([[30]]);
    setSound({ ...SETTINGS, vibrate: false });
    callBack(CLICK);
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});

test("every sound of shell and game is short, but for those that may be longer", async () => {
  const { lengthOf } = await open();
  const pigs = await import("../../src/games/three_little_pigs/sounds.ts");
  const { PIECE, pointsSound } = await import("../../src/kit/sound/sounds.ts");
  const { HOWL, GUST, PLACED, ratchet, ...short } = pigs;
  for (const sound of [PIECE, pointsSound(3), ...Object.values(PLACED), ...Object.values(short)]) {
    expect(lengthOf(sound)).toBeLessThan(600);
  }
  expect(lengthOf(HOWL)).toBeLessThan(1_000);
  expect(lengthOf(GUST)).toBeLessThan(1_000);
  expect(lengthOf(ratchet(1.5))).toBeLessThan(1_600);
  expect(pointsSound(4).strokes.length).toBeLessThan(pointsSound(10).strokes.length);
  expect(pointsSound(20)).toEqual(pointsSound(99));
});
