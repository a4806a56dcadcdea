/** Wyatt Earp as the whole client knows it. */
import type { GameFace } from "../../table/board.ts";
import Cover from "./art/Cover.svelte";

const face: GameFace = {
  scope: "earp",
  minutes: [30, 60],
  weight: 2,
  Cover,
  font: () => import("@fontsource/black-han-sans/400.css"),
  table: async () => (await import("./table.ts")).table,
  sheet: async () => (await import("./sheet/index.ts")).sheet,
};

export default face;
