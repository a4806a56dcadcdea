import { mountSprite as mount } from "../../../kit/sprite.ts";
import markup from "./sprite.svg?raw";

/** Puts the drawings that others refer to into the page. */
export function mountSprite(): void {
  mount("pigs-sprite", markup);
}
