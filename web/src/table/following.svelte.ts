/** A list that grows at its end, in a box that scrolls: the newest stays in sight until somebody scrolls back. */
import { tick } from "svelte";

/** So near to its end the box counts as being there, pixels. */
const NEAR = 40;

export class Following {
  /** The box. */
  place = $state<HTMLElement>();
  #on = $state(true);

  /** The box has been scrolled. */
  scrolled(): void {
    const { place } = this;
    if (place) this.#on = place.scrollHeight - place.scrollTop - place.clientHeight < NEAR;
  }

  /** The newest is wanted, wherever the box stands. */
  resume(): void {
    this.#on = true;
  }

  /** Something has come: shows it, if it is followed. */
  follow(): void {
    if (this.#on) void tick().then(() => this.#toEnd());
  }

  #toEnd(): void {
    if (this.place) this.place.scrollTop = this.place.scrollHeight;
  }
}
