/** Counting a table of The Three Little Pigs at home. */
import { defineSheet } from "../../../table/sheet.ts";
import { read, START, write, type Entry } from "./entry.ts";
import HouseRow from "./HouseRow.svelte";
import SheetForm from "./SheetForm.svelte";

export const sheet = defineSheet<Entry>({
  start: START,
  read,
  write,
  options: ["variant"],
  scoring: "TP-SCORE-01",
  struck: ["unfinished"],
  Form: SheetForm,
  Picture: HouseRow,
});
