/** A table at home while it is counted: who sits there, what lies before them, and what the server makes of it. */
import * as api from "../../net/api.ts";
import type { CountedSheet, GameInfo, Place } from "../../net/protocol.ts";
import type { GameSheet } from "../../table/sheet.ts";

/** One round: by player what lies there, and what belongs to nobody. */
export interface RoundTold {
  readonly table: unknown;
  readonly entries: readonly unknown[];
}

/** What is told of the table. */
export interface Told {
  readonly options: Readonly<Record<string, string>>;
  /** Empty for who has no name yet. */
  readonly names: readonly string[];
  /** One for a game that is counted once. */
  readonly rounds: readonly RoundTold[];
}

/** Several changes within this time are counted once, ms. */
const SOON = 120;

const keyOf = (game: string) => `hanpan-score-${game}`;

export class Count {
  told: Told = $state.raw({ options: {}, names: [], rounds: [] });
  /** The round that is shown, from 0. */
  round = $state(0);
  /** The newest answer; it may be older than what is told. */
  counted = $state.raw<CountedSheet | null>(null);
  /** Why there is no newer one. */
  problem = $state.raw<unknown>(null);

  /** What was told before a count or a round was cleared away, until something is told anew. */
  before = $state.raw<Told | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: GameInfo,
    readonly sheet: GameSheet,
  ) {
    this.told = this.#kept() ?? this.#blank(Array.from({ length: game.least_seats }, () => ""));
    this.round = this.told.rounds.length - 1;
    void this.ask();
  }

  /** What is told of the round that is shown. */
  get shown(): RoundTold {
    return this.told.rounds[this.round] ?? this.#emptyRound(this.told.names.length);
  }

  /** How the round that is shown was counted; empty until it is. */
  get places(): readonly Place[] {
    return this.counted?.rounds[this.round]?.places ?? [];
  }

  /** What the round that is shown brought a seat, null until it is counted. */
  gained(seat: number): number | null {
    const total = this.counted?.rounds[this.round]?.totals[seat];
    if (total === undefined) return null;
    return total - (this.counted?.rounds[this.round - 1]?.totals[seat] ?? 0);
  }

  /** Points as they are written. */
  figure(points: number): string {
    return this.sheet.figure?.(points) ?? String(points);
  }

  /** The value of an option; the first one is what nobody chose. */
  option(name: string): string {
    const values = this.game.options.find((option) => option.name === name)?.values ?? [];
    return this.told.options[name] ?? values[0] ?? "";
  }

  choose(name: string, value: string): void {
    this.#change({ ...this.told, options: { ...this.told.options, [name]: value } });
  }

  rename(seat: number, name: string): void {
    const names = this.told.names.map((other, i) => (i === seat ? name : other));
    this.#keep({ ...this.told, names });
  }

  tell(seat: number, entry: unknown): void {
    const entries = this.shown.entries.map((other, i) => (i === seat ? entry : other));
    this.#changeRound({ ...this.shown, entries });
  }

  tellTable(table: unknown): void {
    this.#changeRound({ ...this.shown, table });
  }

  add(): void {
    const { names, rounds } = this.told;
    if (names.length >= this.game.most_seats) return;
    this.#change({
      ...this.told,
      names: [...names, ""],
      rounds: rounds.map((one) => ({ ...one, entries: [...one.entries, this.sheet.start] })),
    });
  }

  remove(seat: number): void {
    const { names, rounds } = this.told;
    if (names.length <= this.game.least_seats) return;
    this.#change({
      ...this.told,
      names: names.filter((_, i) => i !== seat),
      rounds: rounds.map((one) => ({ ...one, entries: one.entries.filter((_, i) => i !== seat) })),
    });
  }

  addRound(): void {
    const { names, rounds } = this.told;
    this.#change({ ...this.told, rounds: [...rounds, this.#emptyRound(names.length)] });
    this.round = rounds.length;
  }

  /** Takes the round that is shown away. */
  removeRound(): void {
    const told = this.told;
    if (told.rounds.length < 2) return;
    this.#change({ ...told, rounds: told.rounds.filter((_, i) => i !== this.round) });
    this.round = Math.max(0, this.round - 1);
    this.before = told;
  }

  /** Begins anew with the same people. */
  clear(): void {
    const told = this.told;
    this.#change({ ...this.#blank(told.names), options: told.options });
    this.round = 0;
    this.before = told;
  }

  /** Takes back what was cleared away. */
  restore(): void {
    if (this.before === null) return;
    this.#change(this.before);
    this.round = this.told.rounds.length - 1;
  }

  /** Asks the server now. An answer that was overtaken is dropped. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = (this.#asked += 1);
    const { options } = this.told;
    const rounds = this.told.rounds.map(({ table, entries }) => ({
      seats: entries.map((entry) => this.sheet.write(entry, options)),
      ...(this.sheet.rounds ? { table: this.sheet.rounds.write(table) } : {}),
    }));
    try {
      const counted = await api.countScore(this.game.name, { options, rounds });
      if (turn === this.#asked) [this.counted, this.problem] = [counted, null];
    } catch (error) {
      if (turn === this.#asked) this.problem = error;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #emptyRound(n: number): RoundTold {
    const entries = Array.from({ length: n }, () => this.sheet.start);
    return { table: this.sheet.rounds?.start, entries };
  }

  #blank(names: readonly string[]): Told {
    return { options: {}, names, rounds: [this.#emptyRound(names.length)] };
  }

  #changeRound(round: RoundTold): void {
    const rounds = this.told.rounds.map((other, i) => (i === this.round ? round : other));
    this.#change({ ...this.told, rounds });
  }

  #change(told: Told): void {
    this.before = null;
    this.#keep(told);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), SOON);
  }

  #keep(told: Told): void {
    this.told = told;
    try {
      localStorage.setItem(keyOf(this.game.name), JSON.stringify(told));
    } catch {
      // Storage is forbidden or full: the page goes on without.
    }
  }

  /** What was told before the page was left, as far as it can be read. */
  #kept(): Told | null {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(this.game.name)) ?? "null") as Told | null;
      if (!Array.isArray(kept?.names) || !Array.isArray(kept.rounds)) return null;
      const { least_seats: least, most_seats: most } = this.game;
      const names = kept.names
        .slice(0, most)
        .map((name: unknown) => (typeof name === "string" ? name : ""));
      while (names.length < least) names.push("");
      const told = kept.rounds.slice(0, this.sheet.rounds ? undefined : 1) as unknown[];
      const rounds = told.map((one) => this.#keptRound(one, names.length));
      if (rounds.length === 0) rounds.push(this.#emptyRound(names.length));
      return { options: this.#known(kept.options), names, rounds };
    } catch {
      return null;
    }
  }

  #keptRound(kept: unknown, n: number): RoundTold {
    const { table, entries: told } = (kept ?? {}) as Partial<RoundTold>;
    const entries: readonly unknown[] = Array.isArray(told) ? told : [];
    const empty = this.#emptyRound(n);
    return {
      table: this.sheet.rounds?.read(table) ?? empty.table,
      entries: empty.entries.map((start, i) => this.sheet.read(entries[i]) ?? start),
    };
  }

  #known(options: unknown): Record<string, string> {
    const found: Record<string, string> = {};
    for (const { name, values } of this.game.options) {
      const value = (options as Record<string, unknown> | null)?.[name];
      if (this.sheet.options.includes(name) && values.includes(value as string)) {
        found[name] = value as string;
      }
    }
    return found;
  }
}
