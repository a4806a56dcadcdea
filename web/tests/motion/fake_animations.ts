/** Animations by the clock of the test, and places that are on screen. */
import { vi } from "vitest";

export interface Played {
  element: Element;
  frames: Keyframe[];
  timing: { duration: number; delay?: number; fill?: FillMode };
}

/** Every animation that was started, in order. */
export const played: Played[] = [];

export function fakeAnimations(): void {
  played.length = 0;
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(
    () => [{}] as unknown as DOMRectList,
  );
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const x = Number(this.getAttribute("data-x") ?? 0);
    return { x, y: 10, width: 40, height: 30 } as DOMRect;
  });
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (
    this: Element,
    frames: unknown,
    timing: unknown,
  ) {
    const told = timing as Played["timing"];
    played.push({ element: this, frames: frames as Keyframe[], timing: told });
    let cancel = () => {};
    const finished = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, (told.delay ?? 0) + told.duration);
      cancel = () => {
        clearTimeout(timer);
        reject(new Error("cancelled"));
      };
    });
    finished.catch(() => undefined);
    return { cancel, finished } as unknown as Animation;
  });
}

/** Puts places on the page, 100 px apart. */
export function places(...names: string[]): void {
  document.body.innerHTML = names
    .map((name, i) => `<div data-place="${name}" data-x="${i * 100}"><svg></svg></div>`)
    .join("");
}

export function onStage(): Element[] {
  return [...document.querySelectorAll(".motion-stage > *")];
}
