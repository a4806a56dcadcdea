/** Keeps the place of those who play by keys: the thing that had the focus may go, or be shut off, by a choice. */

/** Regions that may take the focus of what has gone from them. */
const REGIONS = "#board, #dock";

/** When a focused thing leaves the board or the dock or becomes inert, the region itself takes the focus. */
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
  const take = () => {
    if (region?.isConnected && document.activeElement === document.body) {
      region.focus({ preventScroll: true });
    }
  };
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(asked);
    // What became inert gives the focus up at the end of the first frame.
    asked = requestAnimationFrame(() => {
      take();
      asked = requestAnimationFrame(take);
    });
  });

  shell.addEventListener("focusin", hear);
  addEventListener("pointerdown", press, true);
  watch.observe(shell, { childList: true, subtree: true, attributeFilter: ["inert"] });
  return () => {
    shell.removeEventListener("focusin", hear);
    removeEventListener("pointerdown", press, true);
    watch.disconnect();
    cancelAnimationFrame(asked);
  };
}
