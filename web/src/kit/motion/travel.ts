/** Pieces that travel, leave, turn or move in their place. */
import { way, type Play, type Setting } from "./setting.ts";
import type { Box } from "./places.ts";
import { CURVES, TIMES } from "./timing.ts";

/** Height of an arc: shallow, however far the way. */
const HIGHEST = 64;
const UNSEEN = [{ opacity: 0 }, { opacity: 0 }];

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

export const fly: Play = (setting) => {
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
  const x = place.x + place.width / 2;
  const y = place.y + place.height / 2;
  const height = Math.min(place.height * 0.6, 28);
  const width = (piece.width / (piece.height || 1)) * height;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The old picture leaves. */
export function leave(frames: Keyframe[], easing: string, duration: number): Play {
  return (setting) => {
    const { act, before, movement, time } = setting;
    const piece = before && setting.picture(before);
    if (!piece) return;
    const timing = time(movement.duration ?? duration, { easing, fill: "both" });
    act.animate(piece, frames, timing);
  };
}

export const blow: Play = (setting) => {
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

export const hold: Play = (setting) => {
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
export function own(frames: Keyframe[], duration: number, easing: string): Play {
  return ({ act, live, movement, time }) => {
    if (!live) return;
    const fill = movement.waits ? "backwards" : "none";
    act.animate(live, frames, time(movement.duration ?? duration, { easing, fill }));
  };
}

export const slide: Play = ({ act, live, target, before, now, goal, movement, time }) => {
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

export const flip: Play = (setting) => {
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
export const tumble: Play = (setting) => {
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
