/** Bringing a place of a rulebook into sight, on its page and beside a table. */

/** Height at the top of the scrolled area that stays covered: the page's bar, and the chapters where they are a row. */
export function covered(nav: HTMLElement, book: HTMLElement): number {
  const bar = parseFloat(getComputedStyle(nav).top) || 0;
  return bar + (nav.offsetWidth >= book.clientWidth ? nav.offsetHeight : 0);
}

/** Scrolls until the target is so far below the upper edge of what scrolls. */
export function bring(target: Element, scroller: HTMLElement, wanted: number): void {
  const isPage = scroller === document.documentElement;
  const top = isPage ? 0 : scroller.getBoundingClientRect().top;
  const by = target.getBoundingClientRect().top - top - wanted;
  scroller.scrollBy({ top: by, behavior: "instant" });
}
