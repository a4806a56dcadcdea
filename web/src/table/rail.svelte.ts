/** What the rail shows: one of three panels, beside the board, over it, or not at all. */
import { MediaQuery } from "svelte/reactivity";
import type { News } from "./news.svelte.ts";

export type Panel = "log" | "chat" | "rules";

export class RailState {
  panel = $state<Panel>("log");
  /** Clause of the rulebook to show, or "". */
  clause = $state("");
  /** Whether the panel lies over the board, where it has no place of its own. */
  #open = $state(false);
  /** Somebody asked for the news. */
  #wanted = $state(false);
  readonly #columns = new MediaQuery("min-width: 900px");
  readonly #room = new MediaQuery("min-width: 1360px");
  readonly #news: News;

  constructor(news: News) {
    this.#news = news;
  }

  /** Three columns; on phones the panels are sheets. */
  get wide(): boolean {
    return this.#columns.current;
  }

  /** The rail has a place of its own beside the board. */
  get beside(): boolean {
    return this.#room.current;
  }

  /** The panel lies over the board, or is a sheet. */
  get open(): boolean {
    return this.#open && !this.beside;
  }

  get visible(): boolean {
    return this.#open || this.beside;
  }

  shows(panel: Panel): boolean {
    return this.visible && this.panel === panel;
  }

  show(panel: Panel, clause = ""): void {
    this.panel = panel;
    this.clause = clause;
    this.#open = true;
  }

  /** A second press on the same puts it away, where it lies over the board. */
  toggle(panel: Panel): void {
    if (this.open && this.panel === panel) this.close();
    else this.show(panel);
  }

  close(): void {
    this.#open = false;
  }

  /** The news stand above the log: when they are worth it, or when somebody asks. */
  get newsOpen(): boolean {
    return this.#wanted || this.#news.open;
  }

  openNews(): void {
    this.show("log");
    this.#wanted = true;
  }

  closeNews(): void {
    this.#wanted = false;
    this.#news.dismiss();
  }
}
