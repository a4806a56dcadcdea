/** How each kind of movement looks: frames for what travels and for what is already there. */
import type { Act, Timing } from "./act.ts";
import type { Kind, Movement } from "./movement.ts";
import type { Box } from "./places.ts";
import { CURVES, FADE, STEADY, TIMES } from "./timing.ts";

/** A movement with everything that it needs to know of the page; all of it was read before anything is written. */
export interface Setting {
  act: Act;
  movement: Movement;
  /** What stands at `from` and `to` now. */
  live: Element | null;
  target: Element | null;
  /** Where `from` was before the step, and where both are now. */
  before: Box | null;
  now: Box | null;
  goal: Box | null;
  /** Puts the picture there, over the board. */
  picture: (box: Box) => HTMLElement | null;
  /** Puts the picture there, among its neighbours, whose size and colours it keeps. */
  among: () => HTMLElement | null;
  /** A mark over the board, with its middle there. */
  mark: (look: "rise" | "dot" | "stroke" | "ring", at: Box, text?: string) => HTMLElement;
  /** Duration and delay by the clock: speed and the wait for what runs are in it. */
  time: (duration: number, more?: Omit<Timing, "duration">) => Timing;
}

type Play = (setting: Setting) => void;

/** Height of an arc: shallow, however far the way. */
const HIGHEST = 64;
const UNSEEN = [{ opacity: 0 }, { opacity: 0 }];

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The way from the middle of one box to that of another. */
function way(from: Box, to: Box): { x: number; y: number } {
  const [start, end] = [middle(from), middle(to)];
  return { x: end.x - start.x, y: end.y - start.y };
}

/** Frames along an arc, from a box to another; the size follows. */
export function arc(from: Box, to: Box): Keyframe[] {
  const { x, y } = way(from, to);
  const height = Math.min(HIGHEST, Math.hypot(x, y) * 0.2);
  const size = Math.min(to.width / (from.width || 1), to.height / (from.height || 1));
  return [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    offset: part,
    transform: `translate(${x * part}px, ${y * part - height * 4 * part * (1 - part)}px) scale(${1 + (size - 1) * part})`,
  }));
}

/** The thing itself stays unseen until what travels to it has come. */
function hideUntil({ act, time }: Setting, element: Element, duration: number): void {
  const whole = time(duration);
  act.animate(element, UNSEEN, { duration: whole.duration + (whole.delay ?? 0) });
}

const fly: Play = (setting) => {
  const { act, before, goal, target, time } = setting;
  const from = before ?? setting.now;
  if (!from || !goal || !target) return;
  const piece = setting.picture(from);
  if (!piece) return;
  const duration = setting.movement.duration ?? TIMES.move;
  const seat = target instanceof HTMLElement && goal.width > from.width * 1.6;
  const end = seat ? small(goal, from) : goal;
  act.animate(piece, arc(from, end), time(duration, { easing: CURVES.inout, fill: "both" }));
  const shadow = piece.querySelector(".shadow");
  if (shadow) {
    const rise = [{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }];
    act.animate(shadow, rise, time(duration, { fill: "both" }));
  }
  if (seat) {
    const gone = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
    act.animate(piece, gone, time(duration, { fill: "both" }));
    return;
  }
  hideUntil(setting, target, duration);
  const landing = [{ transform: "translateY(-4px) scale(1.05)" }, { transform: "none" }];
  const { delay = 0, duration: flown } = time(duration);
  act.animate(target, landing, {
    duration: time(TIMES.fast).duration,
    delay: delay + flown,
    easing: CURVES.spring,
  });
  // The copy makes way for the thing itself.
  act.animate(piece, UNSEEN, { duration: time(TIMES.fast).duration, delay: delay + flown });
};

/** A small box in the middle of a large place, in the shape of what comes. */
function small(place: Box, piece: Box): Box {
  const { x, y } = middle(place);
  const height = Math.min(place.height * 0.6, 28);
  const width = (piece.width / (piece.height || 1)) * height;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The old picture leaves. */
function leave(frames: Keyframe[], easing: string, duration: number): Play {
  return (setting) => {
    const { act, before, movement, time } = setting;
    const piece = before && setting.picture(before);
    if (!piece) return;
    const timing = time(movement.duration ?? duration, { easing, fill: "both" });
    act.animate(piece, frames, timing);
  };
}

const blow: Play = (setting) => {
  const { act, before, movement, time } = setting;
  const piece = before && setting.picture(before);
  if (!piece) return;
  const shake = TIMES.base;
  const duration = shake + (movement.duration ?? TIMES.slow);
  const at = shake / duration;
  const step = (part: number, x: number) => ({
    offset: at * part,
    transform: `translateX(${x}px)`,
  });
  act.animate(
    piece,
    [
      step(0, 0),
      step(0.25, -4),
      step(0.5, 4),
      step(0.75, -4),
      { ...step(1, 0), opacity: 1, easing: CURVES.in },
      { offset: 1, opacity: 0, transform: "translate(190px, -130px) rotate(38deg)" },
    ],
    time(duration, { fill: "both" }),
  );
};

const hold: Play = (setting) => {
  const { act, movement, target, time } = setting;
  const piece = setting.among();
  if (!piece) return;
  const stay = movement.duration ?? TIMES.show;
  const leaving = movement.leaves ? TIMES.move : 0;
  if (target) hideUntil(setting, target, stay);
  act.animate(
    piece,
    movement.leaves
      ? [
          { opacity: 1, transform: "none" },
          { opacity: 1, transform: "none", offset: stay / (stay + leaving), easing: CURVES.in },
          { opacity: 0, transform: "translateY(60%)" },
        ]
      : [{ opacity: 1 }, { opacity: 1 }],
    time(stay + leaving, { fill: "both" }),
  );
};

/** The thing itself moves, and is at rest afterwards. */
function own(frames: Keyframe[], duration: number, easing: string): Play {
  return ({ act, live, movement, time }) => {
    if (!live) return;
    const fill = movement.waits ? "backwards" : "none";
    act.animate(live, frames, time(movement.duration ?? duration, { easing, fill }));
  };
}

const slide: Play = ({ act, live, target, before, now, goal, movement, time }) => {
  const thing = target ?? live;
  const here = goal ?? now;
  if (!thing || !before || !here) return;
  const dx = before.x - here.x;
  const dy = before.y + before.height - (here.y + here.height);
  if (Math.hypot(dx, dy) < 1) return;
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
  const timing = time(movement.duration ?? TIMES.base, { easing: CURVES.inout, fill: "backwards" });
  act.animate(thing, frames, timing);
};

const flip: Play = (setting) => {
  const { act, before, live, time } = setting;
  if (!live) return;
  const half = (setting.movement.duration ?? TIMES.slow) / 2;
  const away = { transform: "perspective(600px) rotateY(90deg)" };
  const flat = { transform: "perspective(600px) rotateY(0deg)" };
  const back = before && setting.picture(before);
  if (back) act.animate(back, [flat, away], time(half, { easing: CURVES.in, fill: "both" }));
  const first = time(half);
  act.animate(live, [{ ...away, opacity: 0 }, flat], {
    duration: first.duration,
    delay: (first.delay ?? 0) + first.duration,
    easing: CURVES.out,
    fill: "backwards",
  });
};

/** The old face leaves for the middle of `to`; the new one falls from there to its place. */
const tumble: Play = (setting) => {
  const { act, before, live, goal, movement, time } = setting;
  const place = setting.now ?? before;
  if (!place) return;
  const toMiddle = goal ? way(place, goal) : { x: 0, y: 0 };
  const duration = movement.duration ?? TIMES.slow;
  const thrown: Keyframe[] = [
    {
      opacity: 0,
      transform: `translate(${toMiddle.x * 0.7}px, ${toMiddle.y * 0.7 - 40}px) rotate(-320deg) scale(.86)`,
      easing: "ease-in",
    },
    { offset: 0.18, opacity: 1 },
    { offset: 0.62, transform: "translate(0, 0) rotate(12deg)" },
    { offset: 0.8, transform: "translate(0, -9px) rotate(-4deg)" },
    { transform: "none" },
  ];
  const timing = time(duration, { fill: "backwards" });
  if (movement.picture) {
    const piece = setting.picture(place);
    if (!piece) return;
    act.animate(piece, thrown, { ...timing, fill: "both" });
    const { stays = 0 } = movement;
    if (stays > 0) act.animate(piece, [{ offset: 0 }, { offset: 1 }], time(duration + stays));
  } else if (live) {
    act.animate(live, thrown, timing);
  }
};

const rise: Play = (setting) => {
  const { act, movement, goal, time } = setting;
  const start = setting.now ?? setting.before;
  if (!start || !movement.text) return;
  const words = setting.mark("rise", start, movement.text);
  words.classList.add(movement.tone ?? "good");
  const { x, y } = goal ? way(start, goal) : { x: 0, y: -18 };
  act.animate(
    words,
    [
      { opacity: 0, transform: "translate(-50%, -50%)" },
      { opacity: 1, offset: 0.1, transform: "translate(-50%, calc(-50% - 8px))" },
      { opacity: 1, offset: 0.5, transform: "translate(-50%, calc(-50% - 18px))" },
      { opacity: 0, transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(.8)` },
    ],
    time(movement.duration ?? TIMES.slow * 2, { easing: "ease-in-out", fill: "both" }),
  );
};

const DOTS = 5;

const thread: Play = (setting) => {
  const { act, movement, goal, time } = setting;
  const start = setting.now ?? setting.before;
  if (!start || !goal) return;
  for (let i = 0; i < DOTS; i += 1) {
    const dot = setting.mark("dot", start);
    const { x, y } = way(start, goal);
    const frames = arc(
      { ...start, width: 1, height: 1 },
      { x: start.x + x, y: start.y + y, width: 1, height: 1 },
    );
    frames[0]!.opacity = 0;
    frames[1]!.opacity = 1;
    frames[4]!.opacity = 0;
    const { delay = 0, duration } = time(movement.duration ?? TIMES.move);
    const timing = { duration, delay: delay + i * 36, easing: CURVES.inout, fill: "both" as const };
    act.animate(dot, frames, timing);
  }
};

const STROKES = [-18, 0, 18];

const gust: Play = (setting) => {
  const { act, movement, goal, time } = setting;
  const start = setting.now ?? setting.before;
  if (!start || !goal) return;
  const { x, y } = way(start, goal);
  const turn = Math.atan2(y, x);
  STROKES.forEach((aside, i) => {
    const stroke = setting.mark("stroke", start);
    const at = (part: number) =>
      `translate(${x * part}px, ${y * part + aside}px) rotate(${turn}rad) scaleX(${part < 0.5 ? 0.4 : 1})`;
    const { delay = 0, duration } = time(movement.duration ?? TIMES.base * 1.4);
    act.animate(
      stroke,
      [
        { opacity: 0, transform: at(0) },
        { opacity: 0.9, transform: at(0.4), offset: 0.3 },
        { opacity: 0, transform: at(1.04) },
      ],
      { duration, delay: delay + i * 70, easing: "ease-in", fill: "both" },
    );
  });
};

const ring: Play = (setting) => {
  const { act, goal, movement, time } = setting;
  const start = setting.now ?? setting.before;
  if (!start || !goal) return;
  const frame = setting.mark("ring", start);
  const { x, y } = way(start, goal);
  const size = `scale(${goal.width / (start.width || 1)}, ${goal.height / (start.height || 1)})`;
  act.animate(
    frame,
    [
      { opacity: 1, transform: "none" },
      { opacity: 1, offset: 0.85 },
      { opacity: 0, transform: `translate(${x}px, ${y}px) ${size}` },
    ],
    time(movement.duration ?? TIMES.base, { easing: CURVES.inout, fill: "both" }),
  );
};

export const KINDS: Readonly<Record<Kind, Play>> = {
  fly,
  fall: leave(
    [{ opacity: 1 }, { opacity: 0, transform: "translateY(60px)" }],
    CURVES.in,
    TIMES.move,
  ),
  vanish: leave([{ opacity: 1 }, { opacity: 0 }], "linear", TIMES.base),
  blow,
  hold,
  slide,
  flip,
  tumble,
  rise,
  thread,
  gust,
  ring,
  sound: () => undefined,
  enter: own(
    [{ opacity: 0, transform: "translateY(40px)" }, { transform: "none" }],
    TIMES.move,
    CURVES.out,
  ),
  shake: own(
    [0, -4, 4, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    TIMES.base,
    "linear",
  ),
  lean: own(
    [
      { transform: "rotate(0)" },
      { offset: 0.4, transform: "rotate(3deg)" },
      { offset: 0.75, transform: "rotate(-1deg)" },
      { transform: "rotate(0)" },
    ],
    TIMES.slow,
    CURVES.inout,
  ),
  squash: own(
    [{ transform: "none" }, { offset: 0.35, transform: "scale(1.02, .98)" }, { transform: "none" }],
    TIMES.move,
    CURVES.spring,
  ),
  pop: own(
    [{ opacity: 0, transform: "scale(.4)" }, { transform: "none" }],
    TIMES.base,
    CURVES.spring,
  ),
  pulse: own(
    [
      { transform: "scale(1)" },
      { offset: 0.4, transform: "scale(1.18)" },
      { transform: "scale(1)" },
    ],
    TIMES.move,
    CURVES.inout,
  ),
};

/** What comes appears, what goes fades, and a mark stands still for a while. */
const appear =
  (which: "live" | "target"): Play =>
  (setting) => {
    const element = setting[which];
    if (element) setting.act.animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  };

const fade: Play = ({ act, before, picture }) => {
  const piece = before && picture(before);
  if (piece) act.animate(piece, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "both" });
};

/** With reduced motion; what is missing here changes at once. */
export const CALM_KINDS: Readonly<Partial<Record<Kind, Play>>> = {
  fly: appear("target"),
  fall: fade,
  vanish: fade,
  blow: fade,
  enter: appear("live"),
  flip: appear("live"),
  tumble: appear("live"),
  pop: appear("live"),
  rise: (setting) => {
    const at = setting.now ?? setting.before;
    if (!at || !setting.movement.text) return;
    const words = setting.mark("rise", at, setting.movement.text);
    words.classList.add("steady", setting.movement.tone ?? "good");
    setting.act.stand(STEADY);
  },
};
