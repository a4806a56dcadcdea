/** Keeps the place of those who play by keys: the thing that had the focus may go when a choice is made. */

/** Regions that may take the focus of what has gone from them. */
const REGIONS = "#board, #dock";

/** When a focused thing leaves the board or the dock, the region itself takes the focus. */
export function keepFocus(shell: HTMLElement): () => void {
  let region: HTMLElement | null = null;
  let asked = 0;

  const hear = (event: FocusEvent) => {
    region = event.target instanceof Element ? event.target.closest(REGIONS) : null;
  };
  /** A press beside everything gives the focus up on purpose. */
  const press = () => {
    region = null;
  };
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => {
      if (region?.isConnected && document.activeElement === document.body) {
        region.focus({ preventScroll: true });
      }
    });
  });

  shell.addEventListener("focusin", hear);
  addEventListener("pointerdown", press, true);
  watch.observe(shell, { childList: true, subtree: true });
  return () => {
    shell.removeEventListener("focusin", hear);
    removeEventListener("pointerdown", press, true);
    watch.disconnect();
    cancelAnimationFrame(asked);
  };
}
