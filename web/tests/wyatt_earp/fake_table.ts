/** Tables of this game without a server. */
import type { Choosing } from "../../src/games/wyatt_earp/chosen.ts";
import type { EarpView } from "../../src/games/wyatt_earp/view.ts";
import { tablesOf, type FakeTable as AnyTable } from "../fake_table.svelte.ts";

export type FakeTable = AnyTable<EarpView, Choosing>;

export const tableOf = tablesOf<EarpView, Choosing>("wyatt_earp", ["하린", "도윤", "서아", "루비"]);
