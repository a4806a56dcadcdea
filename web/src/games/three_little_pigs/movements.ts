/** What each event looks like: which piece moves from where to where, and what is heard. Places by name. */
import type { Movement, Scene } from "../../kit/motion/movement.ts";
import type { Sound } from "../../kit/sound/sound.ts";
import type { GameEvent, Happening, Seat } from "../../table/board.ts";
import Die from "./art/Die.svelte";
import { spinTime } from "./art/spin.ts";
import { HEADS, readTile, type Material } from "./art/stack.ts";
import Tile from "./art/Tile.svelte";
import type { PigsTable } from "./choosing.ts";
import { signed } from "./numbers.ts";
import { PAUSE, STAGGER, TUMBLE, delayOf, rollTime, type Rolled } from "./rolling.ts";
import { missingLevels, stopOn } from "./show.svelte.ts";
import * as sounds from "./sounds.ts";
import {
  DICE,
  dieColour,
  frameOf,
  isWolfTurn,
  pileCount,
  pileOf,
  PILES,
  type Face,
  type House,
  type PigsView,
} from "./view.ts";

/** Part of a tumble after which the die touches the felt. */
const TOUCH = 0.62;
const FLIGHT = 360;
const COINS_FIRST = 140;
/** Wind goes before what it carries off, ms. */
const WIND = 260;

/** Events that change nothing that could be seen moving, or that the shell shows: the turn, the log, the end screen. */
export const STILL: readonly string[] = [
  "PileOrdered",
  "PileTurned",
  "FirstPlayerChosen",
  "TurnStarted",
  "RollingStopped",
  "NothingBought",
  "BuyingEnded",
  "HouseTargeted",
  "NoHouseToBlowAt",
  "BlowingDeclined",
  "LoneRoofFell", // its tile flies with those of `TilesBlown`
  "GameEnded",
];

/** Everything that a movement is derived from, and how far the scene has come. */
interface Story {
  view: PigsView;
  before: PigsView;
  happening: Happening;
  list: Movement[];
  /** Milliseconds from the beginning of the scene. */
  at: number;
  /** Faces as they were last seen. */
  faces: readonly (Face | null)[];
}

interface Placed extends GameEvent {
  seat: Seat;
  house: number;
  level: number;
  tile: string;
}

interface Aimed extends GameEvent {
  target: Seat;
  house: number;
}

export function movements(table: PigsTable, happening: Happening, before: PigsView): Scene {
  const story: Story = { view: table.view, before, happening, list: [], at: 0, faces: before.dice };
  for (const event of happening.events) MOVES[event.event]?.(story, event as never);
  empties(story);
  return {
    movements: story.list,
    dramatic: has(happening, "WolfAppeared") || has(happening, "SpinnerSpun"),
  };
}

export const MOVES: Readonly<Record<string, (story: Story, event: never) => void>> = {
  DiceRolled: roll,
  WolfAppeared: dusk,
  TileBought: pay,
  TilePlaced: place,
  HouseCompleted: complete,
  AwardTaken: (story: Story, event: GameEvent) => {
    story.list.push({
      kind: "pop",
      from: `award:${String(event.award)}`,
      delay: story.at,
      waits: true,
    });
  },
  SpinnerSpun: spin,
  TilesBlown: blow,
  NothingBlown: lean,
};

function roll(story: Story, event: Rolled): void {
  const { list, view } = story;
  story.faces = event.faces;
  const isTray = !isWolfTurn(view);
  event.rolled.forEach((die, i) => {
    const face = event.faces[DICE.indexOf(die as never)]!;
    const delay = story.at + delayOf(i, face);
    // The board may already show what came of the roll: then the die is drawn for its fall.
    const isShown = isTray && view.dice[DICE.indexOf(die as never)] === face;
    list.push({
      kind: "tumble",
      from: `die:${die}`,
      to: "felt",
      delay,
      duration: TUMBLE,
      ...(isShown
        ? {}
        : {
            picture: {
              component: Die,
              props: { colour: dieColour(die), face },
            },
            stays: rollTime(event) + PAUSE - (delay + TUMBLE),
          }),
    });
    list.push(heard(sounds.DIE, delay + TUMBLE * TOUCH));
    if (face === "wolf" && isShown) {
      const landed = delay + TUMBLE;
      list.push({ kind: "pop", from: `lock:${die}`, delay: landed, waits: true });
      list.push({ kind: "pulse", from: "wolves", delay: landed, sound: sounds.GROWL });
    }
  });
  story.at += rollTime(event);
}

/** The second wolf: stall and tray stand a moment longer, then go down; wheel and wolf come up. */
function dusk(story: Story): void {
  const { list, view, happening } = story;
  const until = story.at + PAUSE;
  list.push(heard(sounds.HOWL, until));
  if (isWolfTurn(view)) {
    const rolled = happening.events.find((event) => event.event === "DiceRolled") as
      Rolled | undefined;
    const without = rolled?.rolled.map((die) => `die:${die}`) ?? [];
    list.push({ kind: "hold", from: "market", duration: until, leaves: true });
    list.push({ kind: "hold", from: "tray", duration: until, leaves: true, without });
    list.push({ kind: "enter", from: "stage", delay: until, waits: true });
    list.push({ kind: "enter", from: "wolf", delay: until, waits: true });
  }
  story.at = until;
}

/** A thread of dots from the dice that are spent to the pile. */
function pay(story: Story, event: GameEvent & { tile: string; seat: Seat }): void {
  const { list, before, faces } = story;
  const pile = pileOf(event.tile);
  const { part, material } = readTile(pile);
  const frame = frameOf(before, "Building");
  const showing = DICE.filter((_, i) => faces[i] === part);
  const left = frame
    ? { door: frame.doors, window: frame.windows, roof: frame.roofs }[part]
    : showing.length;
  const spent = showing.slice(showing.length - left, showing.length - left + HEADS[material]);
  for (const die of spent) {
    list.push({ kind: "thread", from: `die:${die}`, to: `pile:${pile}`, delay: story.at });
  }
  list.push(heard(sounds.COINS, story.at));
  story.at += COINS_FIRST;
  const isPlaced = has(story.happening, "TilePlaced");
  if (isPlaced) return;
  list.push({
    kind: "fly",
    from: `pile:${pile}`,
    to: ["hand", `seat:${event.seat}`],
    picture: tilePicture(event.tile),
    delay: story.at,
    duration: FLIGHT,
  });
  story.at += FLIGHT;
}

function tilePicture(tile: string) {
  return { component: Tile, props: { ...readTile(tile), heads: true } };
}

/** Below other tiles the house rises first, and the tile slips in. */
function place(story: Story, { seat, house, level, tile }: Placed): void {
  const { list, before, view } = story;
  const isBought = has(story.happening, "TileBought");
  const pile = `pile:${pileOf(tile)}`;
  const tiles = view.houses[seat]?.[house] ?? [];
  for (let above = level + 1; above < tiles.length; above += 1) {
    list.push({
      kind: "slide",
      from: `tile:${seat}:${house}:${above - 1}`,
      to: `tile:${seat}:${house}:${above}`,
      delay: story.at,
    });
  }
  list.push({
    kind: "fly",
    from: isBought ? pile : ["hand", pile, `seat:${seat}`],
    to: [`tile:${seat}:${house}:${level}`, `seat:${seat}`],
    picture: tilePicture(tile),
    delay: story.at,
    duration: FLIGHT,
  });
  story.at += FLIGHT;
  list.push(heard(sounds.PLACED[readTile(tile).material], story.at));
  const gain = change(view, before, seat);
  const isComplete = has(story.happening, "HouseCompleted");
  if (gain > 0 && !isComplete)
    list.push(points(story, seat, [`tile:${seat}:${house}:${level}`], gain));
}

/** The roof is on. */
function complete(story: Story, { seat, house }: Placed): void {
  const { list, view, before } = story;
  const name = `house:${seat}:${house}`;
  list.push({ kind: "squash", from: name, delay: story.at });
  list.push({
    kind: "pop",
    from: `badge:${seat}:${house}`,
    delay: story.at,
    waits: true,
    sound: sounds.ROOF,
  });
  const gain = change(view, before, seat);
  if (gain !== 0) list.push(points(story, seat, [name], gain));
}

function change(view: PigsView, before: PigsView, seat: Seat): number {
  return (view.seats[seat]?.points ?? 0) - (before.seats[seat]?.points ?? 0);
}

/** "+11" from what scored to the score. */
function points(story: Story, seat: Seat, from: readonly string[], n: number): Movement {
  return {
    kind: "rise",
    from: [...from, `seat:${seat}`],
    to: `score:${seat}`,
    text: signed(n),
    tone: n < 0 ? "bad" : "good",
    delay: story.at,
  };
}

/** The wheel turns by itself; until it rests the yards stand as they did. */
function spin(story: Story, { material }: GameEvent & { material: Material }): void {
  const { list, happening } = story;
  const lasts = spinTime(stopOn(material, happening.n).lean);
  for (const yards of ["lots", "yard"]) {
    list.push({ kind: "hold", from: yards, to: yards, duration: story.at + lasts });
  }
  list.push(heard(sounds.ratchet(lasts / 1_000), story.at));
  story.at += lasts;
}

function wind(story: Story, { target, house }: Aimed): void {
  story.list.push({
    kind: "gust",
    from: "wolf",
    to: `house:${target}:${house}`,
    delay: story.at,
    sound: sounds.GUST,
  });
  story.at += WIND;
}

function blow(story: Story, event: Aimed & { remaining: House }): void {
  const { list, before, view, happening } = story;
  const { target, house } = event;
  const was = before.houses[target]?.[house] ?? [];
  const isLone = has(happening, "LoneRoofFell");
  const gone = missingLevels(was, isLone ? [] : event.remaining);
  wind(story, event);
  const tile = (level: number) => `tile:${target}:${house}:${level}`;
  gone.forEach((level, i) => {
    list.push({ kind: "blow", from: tile(level), delay: story.at + i * STAGGER });
  });
  list.push(heard(sounds.CLATTER, story.at + PAUSE));
  const falls = story.at + 2 * PAUSE;
  let kept = 0;
  was.forEach((_, level) => {
    if (gone.includes(level)) return;
    list.push({ kind: "slide", from: tile(level), to: tile(kept), delay: falls });
    kept += 1;
  });
  if (kept === 0) {
    // The next houses of that yard move up.
    (view.houses[target] ?? []).slice(house).forEach((_, i) => {
      const at = house + i;
      list.push({
        kind: "slide",
        from: `house:${target}:${at + 1}`,
        to: `house:${target}:${at}`,
        delay: falls,
      });
    });
  }
  const loss = change(view, before, target);
  if (loss !== 0) list.push(points(story, target, [`house:${target}:${house}`], loss));
  story.at = falls;
}

function lean(story: Story, event: Aimed): void {
  wind(story, event);
  story.list.push({ kind: "lean", from: `house:${event.target}:${event.house}`, delay: story.at });
  story.list.push(heard(sounds.GIGGLE, story.at + PAUSE));
}

/** Piles that are empty now. */
function empties({ list, view, before, at }: Story): void {
  for (const pile of PILES) {
    if (pileCount(view.piles[pile]) > 0 || pileCount(before.piles[pile]) === 0) continue;
    const isNearlyOver = view.n_empty === view.end_at - 1;
    list.push({ kind: "pop", from: `none:${pile}`, delay: at, waits: true });
    list.push({
      kind: "pulse",
      from: "empties",
      delay: at,
      sound: isNearlyOver ? sounds.DOUBLE_BELL : sounds.BELL,
    });
  }
}

function has({ events }: Happening, name: string): boolean {
  return events.some(({ event }) => event === name);
}

function heard(sound: Sound, delay: number): Movement {
  return { kind: "sound", from: [], sound, delay };
}
