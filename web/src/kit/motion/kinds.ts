/** How each kind of movement looks, and how with reduced motion. */
import { gust, ring, rise, thread } from "./marks.ts";
import type { Kind } from "./movement.ts";
import type { Play } from "./setting.ts";
import { CURVES, FADE, STEADY, TIMES } from "./timing.ts";
import { blow, flip, fly, hold, leave, own, slide, tumble } from "./travel.ts";

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
