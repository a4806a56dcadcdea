/** What is heard at a table beside the movements: chat, people who come and go, presses, the end. */
import { untrack } from "svelte";
import { sounds } from "../kit/sound/sounds.ts";
import type { Match } from "./match.svelte.ts";

/** For an effect: lets hear what happens until it is ended. */
export function listenTo(match: Match): () => void {
  let lines = untrack(() => match.chat.lines.length);
  let people = untrack(() => peopleOf(match));
  $effect(() => {
    const now = match.chat.lines;
    const last = now.at(-1);
    if (now.length > lines && last && (last.seat === null || last.seat !== match.me)) sounds.chat();
    lines = now.length;
  });
  $effect(() => {
    const now = peopleOf(match);
    if (now > people) sounds.join();
    else if (now < people) sounds.leave();
    people = now;
  });
  let wasOver = untrack(() => isScored(match));
  const stop = match.onHappening(() => {
    const isOver = isScored(match);
    if (isOver && !wasOver) sounds.win();
    wasOver = isOver;
  });
  document.addEventListener("click", press, { capture: true, passive: true });
  return () => {
    stop();
    document.removeEventListener("click", press, { capture: true });
  };
}

/** People who are at the table now. */
function peopleOf(match: Match): number {
  return match.seats.filter((seat) => seat.kind === "person" && seat.connected).length;
}

function isScored(match: Match): boolean {
  return match.hasView && match.score !== null;
}

/** Felt for what can be pressed, a low knock for what cannot. */
function press({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button") : null;
  if (!button || button.getAttribute("aria-busy") === "true") return;
  if (button.getAttribute("aria-disabled") === "true") sounds.notAllowed();
  else sounds.press();
}
