/**
 * Puts the shared symbols, paints and patterns of a game's drawings into the page, once; every drawing that refers to
 * them calls it when its module loads. `id` is that of the outermost element of the markup. The sprite is laid out at
 * zero size rather than hidden, because browsers ignore paints inside an element that is not displayed.
 */
export function mountSprite(id: string, markup: string): void {
  if (document.getElementById(id)) return;
  const drawing = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  const sprite = document.importNode(drawing, true);
  sprite.style.position = "absolute";
  document.body.prepend(sprite);
}
