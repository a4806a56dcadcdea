/** The Three Little Pigs as the whole client knows it. */
import type { GameFace } from "../../table/board.ts";
import Cover from "./art/Cover.svelte";

const face: GameFace = {
  scope: "pigs",
  minutes: [15, 30],
  weight: 1,
  Cover,
  font: () => import("@fontsource/jua/400.css"),
  table: async () => (await import("./table.ts")).table,
  sheet: async () => (await import("./sheet/index.ts")).sheet,
};

export default face;
