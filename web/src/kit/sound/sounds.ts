/** The sounds of the shell, the same at every table. */
import { callBack, playSound, type Sound, type Stroke } from "./sound.ts";

const knock = (from: number, at = 0, loud = 0.7): Stroke[] => [
  { wave: "triangle", from, to: from * 0.72, at, lasts: 0.09, loud },
  { wave: "noise", from: from * 4, at, lasts: 0.03, loud: loud * 0.5 },
];
const glass = (from: number, at: number): Stroke[] => [
  { wave: "sine", from, at, lasts: 0.34, loud: 0.5 },
  { wave: "sine", from: from * 2.76, at, lasts: 0.16, loud: 0.16 },
];

const TURN: Sound = { bus: "turn", strokes: [...knock(392), ...knock(523, 0.16)] };
const PRESS: Sound = {
  bus: "table",
  strokes: [{ wave: "noise", from: 520, lasts: 0.04, loud: 0.5 }],
};
const NOT_ALLOWED: Sound = {
  bus: "table",
  strokes: [{ wave: "triangle", from: 132, to: 104, lasts: 0.12 }],
};
const CHAT: Sound = {
  bus: "chat",
  strokes: [
    { wave: "noise", from: 2_600, to: 4_200, lasts: 0.09, loud: 0.5, swell: 0.04 },
    { wave: "noise", from: 3_400, to: 2_400, at: 0.1, lasts: 0.07, loud: 0.35, swell: 0.03 },
  ],
};
const JOIN: Sound = {
  bus: "chat",
  strokes: [
    { wave: "noise", from: 420, to: 760, lasts: 0.2, loud: 0.5, swell: 0.1 },
    ...knock(196, 0.2),
  ],
};
const LEAVE: Sound = {
  bus: "chat",
  strokes: [
    { wave: "noise", from: 620, to: 300, lasts: 0.2, loud: 0.5, swell: 0.1 },
    ...knock(131, 0.2),
  ],
};
const UNDO: Sound = {
  bus: "table",
  strokes: [{ wave: "triangle", from: 200, to: 330, lasts: 0.12, swell: 0.06, loud: 0.6 }],
};
const WIN: Sound = {
  bus: "table",
  strokes: [523, 659, 784].flatMap((from, i) => glass(from, i * 0.22)),
};

/** A piece is put down: wood on wood. */
export const PIECE: Sound = { bus: "table", strokes: knock(240) };

/** One glass note for 5 points, at most four. */
export function pointsSound(points: number): Sound {
  const notes = Math.min(4, Math.max(1, Math.round(Math.abs(points) / 5)));
  const scale = [784, 880, 988, 1_175];
  return {
    bus: "table",
    strokes: scale.slice(0, notes).flatMap((from, i) => glass(from, i * 0.11)),
  };
}

/** What the shell makes heard. */
export const sounds = {
  /** This seat must act now; with one vibration. */
  turn: () => callBack(TURN),
  press: () => void playSound(PRESS),
  notAllowed: () => void playSound(NOT_ALLOWED),
  chat: () => void playSound(CHAT),
  join: () => void playSound(JOIN),
  leave: () => void playSound(LEAVE),
  undo: () => void playSound(UNDO),
  win: () => void playSound(WIN),
};
