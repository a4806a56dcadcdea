/** Places: elements that movements start from and go to. They name themselves by `data-place`. */
import type { Place } from "./movement.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All places of the page as it stands at one moment: looked up once for a whole scene. */
export class Places {
  readonly #byName = new Map<string, Element[]>();

  constructor() {
    for (const element of document.querySelectorAll("[data-place]")) {
      const name = element.getAttribute("data-place") ?? "";
      const others = this.#byName.get(name);
      if (others) others.push(element);
      else this.#byName.set(name, [element]);
    }
  }

  /** The first of the places that is on screen. */
  find(place: Place): Element | null {
    for (const name of typeof place === "string" ? [place] : place) {
      const found = this.#byName.get(name)?.find((one) => one.getClientRects().length > 0);
      if (found) return found;
    }
    return null;
  }
}

/** What of a place travels: the part that says so, its drawing, or all of it. */
export function pictureOf(place: Element): Element {
  if (place instanceof SVGElement) return place;
  return place.querySelector("[data-picture]") ?? place.querySelector("svg") ?? place;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/**
 * A picture of an element as it stands: drawn the same, without names, ids and everything that could be found or
 * pressed. Some places in it may be left blank.
 */
export function copyOf(
  element: Element,
  without: readonly string[] = [],
): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const name of without) {
    const part = copy.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (part) part.style.visibility = "hidden";
  }
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...one.attributes]) {
      if (name === "id" || name === "tabindex" || name.startsWith("data-"))
        one.removeAttribute(name);
    }
  }
  // A part of a drawing needs a drawing around it.
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const { x, y, width, height } = element.getBBox();
    const around = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    around.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    around.append(copy);
    return around;
  }
  return copy;
}
