/** The dock's content where a game gives none: `prompt-{Frame}`, and every choice as a button. */
import type { GameText } from "../text/index.ts";
import type { DockButton, DockContent, SingleChoice } from "./board.ts";
import { actionOf, isSingle, onlyAction } from "./choices.ts";
import type { Match } from "./match.svelte.ts";
import { frameName, openFrame } from "./status.ts";

/** More single choices than this are shown on the board, not in the dock. */
const MOST_CHIPS = 12;

/** The frame that asks this seat: the newest one of its own lane, or of the table. */
function askingFrame(match: Match): Record<string, unknown> | null {
  const { lanes } = match.view;
  const lane = match.me === null ? undefined : lanes[match.me];
  return lane?.at(-1) ?? openFrame(match.view);
}

function button(match: Match, choice: SingleChoice): DockButton {
  return {
    label: match.sayForm(`action-${choice.do}`, choice),
    actions: [actionOf(choice)],
  };
}

/** Sentence, detail and choices by the conventions of the texts. */
export function promptOf(match: Match): DockContent {
  const frame = askingFrame(match) ?? {};
  const name = match.question ?? frameName(frame);
  const key = `prompt-${name}`;
  const detail = `${key}-detail`;
  const content: DockContent = {
    sentence: match.sayForm(key, frame),
    detail: match.text.has(detail) ? match.sayForm(detail, frame) : "",
  };
  const singles = match.choices.filter(isSingle);
  if (singles.length !== match.choices.length || singles.length > MOST_CHIPS) return content;
  const buttons = singles.map((choice) => button(match, choice));
  if (buttons.length > 2) return { ...content, chips: buttons };
  const [first, second] = buttons;
  if (onlyAction(match.choices)) return { ...content, main: first };
  return { ...content, main: second, second: first };
}

/** Whom everybody waits for, in one sentence. */
export function waitingFor(
  match: Match,
  shell: (key: string, args?: Record<string, string | number>) => string,
): string {
  const { asked } = match.view;
  const [only, second] = asked;
  if (only === undefined) return shell("waiting");
  if (second !== undefined) return shell("waiting-all", { n: asked.length });
  const name = match.names[only] ?? "";
  return (
    waitingText(match.text, frameName(openFrame(match.view)), name) ||
    shell("waiting-one", { name })
  );
}

function waitingText(text: GameText, frame: string, name: string): string {
  const key = `waiting-${frame}`;
  return text.has(key) ? text.say(key, { name }) : "";
}
