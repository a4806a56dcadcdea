/** Short messages above the dock: 4 s, at most one action, never for errors that need an answer. */

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

const LASTS = 4_000;
/** More at once would cover the board; the oldest goes. */
const MOST = 2;

let count = 0;
let shown = $state.raw<readonly Toast[]>([]);

export function toasts(): readonly Toast[] {
  return shown;
}

/** Shows a message; the same text that is still there is not repeated. */
export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  if (text === "" || shown.some((other) => other.text === text)) return;
  const added = { id: (count += 1), text, tone };
  shown = [...shown, added].slice(-MOST);
  setTimeout(() => dismiss(added.id), LASTS);
}

/** Keeps the messages above what is fixed at the bottom of the page. */
export function liftToasts(bar: HTMLElement): () => void {
  const root = document.documentElement.style;
  const watch = new ResizeObserver(() => {
    root.setProperty("--toast-lift", `${bar.offsetHeight + 12}px`);
  });
  watch.observe(bar);
  return () => {
    watch.disconnect();
    root.removeProperty("--toast-lift");
  };
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}
