/** Where things stand close together, a finger means the nearest of them. */

/** A press this far beside a thing still means it, pixels. */
const REACH = 26;

/** For an element that holds things: presses of mouse and finger go to the nearest thing, keys to the focused one. */
export function tapNearest(things: string): (holder: HTMLElement) => () => void {
  return (holder) => {
    const hear = (event: MouseEvent) => {
      if (event.detail === 0) return; // a key, or a press that was passed on here
      const nearest = nearestTo(event, holder.querySelectorAll<HTMLElement>(things));
      if (!nearest || nearest.contains(event.target as Node)) return;
      event.stopPropagation();
      nearest.click();
    };
    holder.addEventListener("click", hear, { capture: true });
    return () => holder.removeEventListener("click", hear, { capture: true });
  };
}

/** The thing whose middle axis is nearest, among those that are not far. */
function nearestTo(
  { clientX: x, clientY: y }: MouseEvent,
  things: Iterable<HTMLElement>,
): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    const beside = Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom, 0);
    const distance = Math.abs(x - (box.left + box.width / 2)) + beside;
    if (beside <= REACH && distance < least) {
      least = distance;
      best = thing;
    }
  }
  return best;
}
