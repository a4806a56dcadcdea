/** What this browser keeps between visits, and how it is read back: every part by itself, faults become defaults. */
import type { Level } from "../net/protocol.ts";
import { LOCALES, type Locale } from "../text/index.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How fast things move: 2 is twice as fast as usual, 0 means that nothing moves. */
export const SPEEDS = [0, 0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** Size of all text, as a factor. */
export const TEXT_SIZES = [1, 1.15, 1.3] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** What the three volumes are for. */
export const VOICES = ["turn", "table", "chat"] as const;
export type Voice = (typeof VOICES)[number];

/** Volumes from 0 to 1, and one switch over all of them. */
export interface Sound extends Record<Voice, number> {
  muted: boolean;
}

/** Seats (the own one included) and level of the last quick game. */
export interface QuickGame {
  seats: number;
  level: Level;
}

export interface Stored {
  /** Null: as the browser asks. */
  locale: Locale | null;
  theme: Theme;
  speed: Speed;
  sound: Sound;
  vibrate: boolean;
  textSize: TextSize;
  /** Stronger hatches and marks, so that no two things differ by colour alone. */
  patterns: boolean;
  /** Aids of the games that were switched, by name; those that are not named are on. */
  aids: Record<string, boolean>;
  /** A notice of the system when this person is asked while the page is hidden. */
  notify: boolean;
  /** By game. */
  quick: Record<string, QuickGame>;
}

/** Also read by boot.js, before anything is drawn. */
export const KEY = "hanpan";

export const START: Stored = {
  locale: null,
  theme: "system",
  speed: 1,
  sound: { turn: 0.7, table: 0.5, chat: 0.5, muted: false },
  vibrate: true,
  textSize: 1,
  patterns: false,
  aids: {},
  notify: false,
  quick: {},
};

const LEVELS: readonly Level[] = ["random", "easy", "normal", "hard"];

function isQuickGame(value: unknown): value is QuickGame {
  const quick = value as Partial<QuickGame> | null;
  return (
    typeof quick?.seats === "number" && LEVELS.includes(quick.level as Level) && quick.seats >= 2
  );
}

function isVolume(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}

function isSwitch(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** The value if it is one of those that are allowed, else the usual one. */
function oneOf<V>(allowed: readonly V[], value: unknown, usual: V): V {
  return allowed.includes(value as V) ? (value as V) : usual;
}

/** The entries of a record that are what they should be. */
function entries<V>(value: unknown, fits: (part: unknown) => part is V): Record<string, V> {
  const found = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(found.filter((entry): entry is [string, V] => fits(entry[1])));
}

function readSound(value: unknown): Sound {
  const found = (value ?? {}) as Partial<Sound>;
  const volume = (voice: Voice) => (isVolume(found[voice]) ? found[voice] : START.sound[voice]);
  return {
    turn: volume("turn"),
    table: volume("table"),
    chat: volume("chat"),
    muted: found.muted === true,
  };
}

/** Reads what an older version, or somebody by hand, may have written. */
export function readStored(text: string | null): Stored {
  let found: Partial<Stored> | null;
  try {
    found = JSON.parse(text ?? "null") as Partial<Stored> | null;
  } catch {
    found = null;
  }
  if (typeof found !== "object" || found === null) return START;
  return {
    locale: oneOf<Locale | null>(LOCALES, found.locale, START.locale),
    theme: oneOf(THEMES, found.theme, START.theme),
    speed: oneOf(SPEEDS, found.speed, START.speed),
    sound: readSound(found.sound),
    vibrate: isSwitch(found.vibrate) ? found.vibrate : START.vibrate,
    textSize: oneOf(TEXT_SIZES, found.textSize, START.textSize),
    patterns: found.patterns === true,
    aids: entries(found.aids, isSwitch),
    notify: found.notify === true,
    quick: entries(found.quick, isQuickGame),
  };
}
