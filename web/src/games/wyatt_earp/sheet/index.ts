/** Counting a table of Wyatt Earp at home. */
import { defineSheet } from "../../../table/sheet.ts";
import { dollars } from "../money.ts";
import {
  NO_POSTERS,
  read,
  readPosters,
  START,
  write,
  writePosters,
  type Entry,
  type Posters,
} from "./entry.ts";
import PointsForm from "./PointsForm.svelte";
import PointsRow from "./PointsRow.svelte";
import PostersForm from "./PostersForm.svelte";
import PostersRow from "./PostersRow.svelte";

export const sheet = defineSheet<Entry, Posters>({
  start: START,
  read,
  write,
  options: ["share_far_players", "hideout_counts_for_eight", "end_threshold", "final_tie"],
  scoring: "WE-SCO-01",
  figure: dollars,
  rounds: {
    start: NO_POSTERS,
    read: readPosters,
    write: writePosters,
    title: "sheet-posters",
    Form: PostersForm,
    Picture: PostersRow,
  },
  Form: PointsForm,
  Picture: PointsRow,
});
