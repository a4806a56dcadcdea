/**
 * Small sounds, made by the browser: no files. Volumes are set from outside; nothing sounds before the first press, and
 * in a hidden tab only what calls somebody back.
 */

/** Which volume a sound follows. */
export type Bus = "turn" | "table" | "chat";

/** One stroke: a tone or a noise that comes at once and dies away. */
export interface Stroke {
  wave: OscillatorType | "noise";
  /** Hertz: of the tone, or of the middle of the noise. */
  from: number;
  /** Hertz at the end, if it glides. */
  to?: number;
  /** Seconds after the beginning. */
  at?: number;
  /** Seconds. */
  lasts: number;
  /** 0 to 1. */
  loud?: number;
  /** Seconds until it is loudest. */
  swell?: number;
}

export interface Sound {
  bus: Bus;
  strokes: readonly Stroke[];
}

export interface SoundSettings {
  turn: number;
  table: number;
  chat: number;
  muted: boolean;
  vibrate: boolean;
}

/** Shortest time that a stroke takes to come, seconds: less would click. */
const ATTACK = 0.006;
/** Time in which a sound that is skipped dies away, seconds. */
const RELEASE = 0.03;
/** One vibration says "your turn", ms. */
const VIBRATION = 30;
const LOUDEST = 0.5;

let settings: SoundSettings = { turn: 0.6, table: 0.6, chat: 0.6, muted: false, vibrate: true };
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let isAwaited = false;

export function setSound(wanted: SoundSettings): void {
  settings = wanted;
  awaitPress();
}

/** Browsers allow sound after a press only; until then there is no context, and nothing is kept for later. */
function awaitPress(): void {
  if (isAwaited || typeof AudioContext === "undefined") return;
  isAwaited = true;
  const open = () => {
    // Not every key counts as a press of the user: Escape does not.
    if (settings.muted || navigator.userActivation?.hasBeenActive === false) return;
    try {
      context ??= new AudioContext({ latencyHint: "interactive" });
    } catch {
      return; // no device to play on, or sound is forbidden
    }
    if (context.state === "suspended") context.resume().catch(silent);
  };
  for (const name of ["pointerup", "keydown"]) {
    document.addEventListener(name, open, { capture: true, passive: true });
  }
}

/** How long a sound lasts, ms. */
export function lengthOf({ strokes }: Sound): number {
  return 1_000 * Math.max(0, ...strokes.map(({ at = 0, lasts }) => at + lasts));
}

/** How loud a bus is now, 0 to 1. */
export function loudness(bus: Bus): number {
  if (settings.muted || (document.hidden && bus === "table")) return 0;
  return settings[bus];
}

/** Plays a sound after `delay` ms; returns what silences it. */
export function playSound(sound: Sound, delay = 0): () => void {
  const volume = loudness(sound.bus);
  if (!context || context.state !== "running" || volume === 0) return silent;
  const out = context.createGain();
  out.gain.value = volume * LOUDEST;
  out.connect(context.destination);
  const start = context.currentTime + delay / 1_000;
  const sources = sound.strokes.map((stroke) => strike(context!, out, start, stroke));
  const last = sources.at(-1);
  const release = () => out.disconnect();
  last?.addEventListener("ended", release);
  return () => {
    const now = out.context.currentTime;
    if (now >= start + lengthOf(sound) / 1_000) return;
    out.gain.setTargetAtTime(0, now, RELEASE / 3);
    for (const source of sources) source.stop(now + RELEASE);
  };
}

/** "Your turn", by ear and hand; browsers forbid both before the first press. */
export function callBack(sound: Sound): void {
  playSound(sound);
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION);
}

function silent(): void {}

function strike(
  ctx: AudioContext,
  out: AudioNode,
  start: number,
  { wave, from, to = from, at = 0, lasts, loud = 1, swell = ATTACK }: Stroke,
): AudioScheduledSourceNode {
  const begin = start + at;
  const end = begin + lasts;
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + Math.min(swell, lasts / 2));
  gain.gain.exponentialRampToValueAtTime(0.0006, end);
  gain.connect(out);
  if (wave === "noise") {
    const source = ctx.createBufferSource();
    source.buffer = hiss(ctx);
    source.loop = true;
    const filter = ctx.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 1.4;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(gain);
    source.start(begin);
    source.stop(end);
    return source;
  }
  const source = ctx.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(gain);
  source.start(begin);
  source.stop(end);
  return source;
}

/** One second of white noise, made once. */
function hiss(ctx: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noise;
}
