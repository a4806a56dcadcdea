/** Marks of their own: words that rise, dots, strokes of wind, a frame. */
import { way, type Play } from "./setting.ts";
import { CURVES, TIMES } from "./timing.ts";
import { arc } from "./travel.ts";

export const rise: Play = (setting) => {
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

export const thread: Play = (setting) => {
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

export const gust: Play = (setting) => {
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

export const ring: Play = (setting) => {
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
