/** A long list as one stop of the Tab key: arrows, Home and End walk through what it holds. */
import { on } from "svelte/events";

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/**
 * For a container that can be focused. What its arrows reach are the links and buttons with `tabindex="-1"`; from the
 * container itself they begin with the last one, where lists that grow have their news.
 */
export function oneStop(list: HTMLElement): () => void {
  return on(list, "keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const stops = [...list.querySelectorAll<HTMLElement>('[tabindex="-1"]')];
    const last = stops.length - 1;
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End" || (step !== undefined && at < 0)
          ? last
          : step !== undefined
            ? Math.min(last, Math.max(0, at + step))
            : -1;
    const stop = stops[next];
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  });
}
