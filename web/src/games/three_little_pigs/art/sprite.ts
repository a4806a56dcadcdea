import markup from "./sprite.svg?raw";

/**
 * Puts the shared symbols, paints and patterns of this game's drawings into the page, once; every
 * drawing that refers to them calls it when its module loads. The sprite is laid out at zero size
 * rather than hidden, because browsers ignore paints inside an element that is not displayed.
 */
export function mountSprite(): void {
  if (document.getElementById("pigs-sprite")) return;
  const drawing = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  const sprite = document.importNode(drawing, true);
  sprite.style.position = "absolute";
  document.body.prepend(sprite);
}
