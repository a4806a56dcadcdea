/** Whether a row that is scrolled sideways goes on beyond its edges, and how something in it comes into sight. */

/** Less than this beyond an edge is nothing worth scrolling for, pixels. */
const SLACK = 4;

/** Width over which the row fades out where it goes on, pixels. */
const FADE = 44;

export class Beyond {
  left = $state(false);
  right = $state(false);

  /** Fades the row out where it goes on. */
  readonly mask = $derived(
    this.left || this.right
      ? `linear-gradient(to right, transparent, #000 ${this.left ? FADE : 0}px, ` +
          `#000 calc(100% - ${this.right ? FADE : 0}px), transparent)`
      : null,
  );

  look(row: HTMLElement | null | undefined): void {
    if (!row) return;
    this.left = row.scrollLeft > SLACK;
    this.right = row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK;
  }
}

/** Scrolls the row until the thing stands clear of its faded edges. */
export function bringIn(row: HTMLElement | null | undefined, thing: Element | null | undefined) {
  if (!row || !thing) return;
  const seen = row.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  if (box.left < seen.left + FADE) row.scrollLeft -= FADE + seen.left - box.left;
  if (box.right > seen.right - FADE) row.scrollLeft += FADE + box.right - seen.right;
}
