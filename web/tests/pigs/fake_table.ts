/** Tables of this game without a server. */
import type { Choosing } from "../../src/games/three_little_pigs/choosing.ts";
import type { PigsView } from "../../src/games/three_little_pigs/view.ts";
import { tablesOf, type FakeTable as AnyTable } from "../fake_table.svelte.ts";

export type FakeTable = AnyTable<PigsView, Choosing>;

export const tableOf = tablesOf<PigsView, Choosing>("three_little_pigs", [
  "민서",
  "지훈",
  "두루미",
  "삽살이",
  "고라니",
]);
