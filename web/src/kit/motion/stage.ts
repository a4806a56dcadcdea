/**
 * The stage over the board. The board always shows the true state; pieces move over it and take nothing from it: the
 * layer lets every press through, and whatever a movement adds is gone when it ends.
 *
 * One scene for each step. A scene waits shortly for the one before; where that would take long, or this seat is asked,
 * the one before ends at once. A press ends everything.
 */
import { mount, tick, unmount } from "svelte";
import { lengthOf, playSound, type Sound } from "../sound/sound.ts";
import { Act, type Timing } from "./act.ts";
import { CALM_KINDS, KINDS } from "./kinds.ts";
import type { Movement, Scene } from "./movement.ts";
import { boxOf, copyOf, pictureOf, Places, type Box } from "./places.ts";
import type { Setting } from "./setting.ts";
import "./stage.css";

/** Longest time that a scene waits for the one before, ms. */
export const PATIENCE = 300;

export interface StageOptions {
  /** Nothing may travel. */
  calm: () => boolean;
  /** How fast things move, 1 as designed. */
  speed: () => number;
}

/** What was taken of a movement before the step changed the board. */
interface Taken {
  movement: Movement;
  parent: HTMLElement | null;
  before: Box | null;
  copy: Element | null;
}

const COPIED: ReadonlySet<string> = new Set(["fly", "fall", "blow", "vanish", "hold", "flip"]);

export class Stage {
  readonly #options: StageOptions;
  readonly #acts = new Set<Act>();
  #layer: HTMLElement | null = null;
  /** When the last movement of the running scene ends (clock of `performance.now`). */
  #until = 0;
  #isDramatic = false;
  /** Counts scenes that were ended before they could begin. */
  #round = 0;
  readonly #stops: (() => void)[] = [];

  constructor(options: StageOptions) {
    this.#options = options;
    const listen = (target: EventTarget, name: string, hear: (event: Event) => void) => {
      target.addEventListener(name, hear, { capture: true, passive: true });
      this.#stops.push(() => target.removeEventListener(name, hear, { capture: true }));
    };
    listen(document, "pointerdown", () => this.finish());
    listen(document, "keydown", (event) => {
      if (!["Shift", "Control", "Alt", "Meta", "Tab"].includes((event as KeyboardEvent).key)) {
        this.finish();
      }
    });
    listen(document, "visibilitychange", () => {
      if (document.hidden) this.finish();
    });
  }

  /** Movements under way. */
  get running(): number {
    return this.#acts.size;
  }

  /**
   * Plays what a step did. To be called after the step has changed the state and before the page shows it: that is when
   * both can be seen. `asked`: this step asks this seat something.
   */
  play(scene: Scene, asked = false): void {
    if (document.hidden) {
      this.finish();
      return;
    }
    if (scene.movements.length === 0) return;
    const calm = this.#options.calm();
    const wait = calm ? 0 : this.#makeRoom(scene, asked);
    const places = new Places();
    const taken = scene.movements.map((movement) => take(places, movement, calm));
    const round = this.#round;
    void tick().then(() => {
      if (round === this.#round) this.#begin(taken, wait, calm);
    });
  }

  /** Ends everything at once: what is seen is the board. */
  finish(): void {
    this.#round += 1;
    this.#until = 0;
    this.#isDramatic = false;
    for (const act of [...this.#acts]) act.end();
    this.#acts.clear();
  }

  destroy(): void {
    this.finish();
    for (const stop of this.#stops) stop();
    this.#layer?.remove();
    this.#layer = null;
  }

  /** How long the scene has to wait, ms; ends what it does not wait for. */
  #makeRoom(scene: Scene, asked: boolean): number {
    const rest = this.#until - performance.now();
    const isDramatic = scene.dramatic === true;
    if (rest <= 0) {
      this.#isDramatic = isDramatic;
      return 0;
    }
    if (this.#isDramatic && !isDramatic && !asked) return 0; // elsewhere, beside it
    if (asked || isDramatic || rest > PATIENCE) {
      this.finish();
      this.#isDramatic = isDramatic;
      return 0;
    }
    this.#isDramatic = isDramatic;
    return rest;
  }

  #begin(taken: readonly Taken[], wait: number, calm: boolean): void {
    const speed = calm ? 1 : this.#options.speed();
    // All reading comes before all writing: the page is laid out once.
    const places = new Places();
    const read = taken.map(({ movement, ...rest }) => {
      const live = places.find(movement.from);
      const target = movement.to === undefined ? null : places.find(movement.to);
      return {
        ...rest,
        movement,
        live,
        target,
        now: live && boxOf(isPicture(movement) ? pictureOf(live) : live),
        goal: target && boxOf(target),
      };
    });
    for (const one of read) this.#perform(one, wait, speed, calm);
  }

  #perform(
    one: Taken & Pick<Setting, "live" | "target" | "now" | "goal">,
    wait: number,
    speed: number,
    calm: boolean,
  ): void {
    const { movement } = one;
    const act = new Act();
    const start = wait + (calm ? 0 : (movement.delay ?? 0) / speed);
    let longest = 0;
    const time = (duration: number, more: Omit<Timing, "duration"> = {}): Timing => {
      longest = Math.max(longest, start + duration / speed);
      return { ...more, duration: duration / speed, delay: start };
    };
    const play = (calm ? CALM_KINDS : KINDS)[movement.kind];
    play?.({
      ...one,
      act,
      time,
      picture: (box) => this.#picture(act, one, box),
      among: () => among(act, one),
      mark: (look, at, text) => this.#mark(act, look, at, text),
    });
    if (movement.sound) this.#sound(movement.sound, start);
    this.#keep(act);
    if (longest > 0) this.#until = Math.max(this.#until, performance.now() + longest);
    act.settle();
  }

  #keep(act: Act): void {
    this.#acts.add(act);
    act.atEnd(() => this.#acts.delete(act));
  }

  /** A sound may last longer than what it belongs to; whoever skips that, silences it, too. */
  #sound(sound: Sound, delay: number): void {
    const act = new Act();
    act.atEnd(playSound(sound, delay));
    act.stand(delay + lengthOf(sound));
    this.#keep(act);
  }

  #picture(act: Act, { movement, copy }: Taken, box: Box): HTMLElement | null {
    if (!movement.picture && !copy) return null;
    const piece = this.#put(act, "piece", box);
    const shadow = document.createElement("span");
    shadow.className = "shadow";
    piece.append(shadow);
    if (movement.picture) {
      const drawn = mount(movement.picture.component, {
        target: piece,
        props: movement.picture.props,
      });
      act.atEnd(() => void unmount(drawn));
    } else if (copy) {
      piece.append(copy);
    }
    return piece;
  }

  #mark(act: Act, look: string, at: Box, text?: string): HTMLElement {
    const isFrame = look === "ring";
    const { x, y, width, height } = at;
    const spot = { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
    const node = this.#put(act, look, isFrame ? at : spot);
    if (text !== undefined) node.textContent = text;
    return node;
  }

  #put(act: Act, look: string, { x, y, width, height }: Box): HTMLElement {
    const node = document.createElement("div");
    node.className = `motion-${look}`;
    node.style.left = `${x}px`;
    node.style.top = `${y}px`;
    if (width > 0) node.style.width = `${width}px`;
    if (height > 0) node.style.height = `${height}px`;
    act.show(node, this.#ground());
    return node;
  }

  /** The layer over the page, made when it is needed first. */
  #ground(): HTMLElement {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement("div");
      this.#layer.className = "motion-stage";
      this.#layer.setAttribute("aria-hidden", "true");
      this.#layer.inert = true;
      document.body.append(this.#layer);
    }
    return this.#layer;
  }
}

/** Whether the drawing of a place moves, not the place with all that stands on it. */
function isPicture({ kind, picture }: Movement): boolean {
  return picture !== undefined || (COPIED.has(kind) && kind !== "hold");
}

function take(places: Places, movement: Movement, calm: boolean): Taken {
  const place = places.find(movement.from);
  if (!place) return { movement, parent: null, before: null, copy: null };
  const element = isPicture(movement) ? pictureOf(place) : place;
  const isHeld = movement.kind === "hold";
  const needsCopy = COPIED.has(movement.kind) && !movement.picture && !(calm && isHeld);
  const copy = needsCopy ? copyOf(element, movement.without) : null;
  return { movement, parent: element.parentElement, before: boxOf(element), copy };
}

/** The copy of a held place stands in its parent, over its place, with the sizes that hold there. */
function among(act: Act, { parent, before, copy }: Taken): HTMLElement | null {
  if (!(copy instanceof HTMLElement) || !parent?.isConnected || !before) return null;
  const outer = parent.getBoundingClientRect();
  Object.assign(copy.style, {
    position: "absolute",
    gridArea: "auto",
    margin: "0",
    zIndex: "1",
    pointerEvents: "none",
    left: `${before.x - outer.x + parent.scrollLeft}px`,
    top: `${before.y - outer.y + parent.scrollTop}px`,
    width: `${before.width}px`,
    height: `${before.height}px`,
  });
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  act.show(copy, parent);
  return copy;
}
