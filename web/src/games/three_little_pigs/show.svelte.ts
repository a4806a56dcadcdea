/**
 * What has just happened and stays in sight for a while: the wolf's breath, and the newest lines in words. Nothing here
 * blocks a choice, and a press ends it. Pieces move by `movements.ts`.
 */
import type { GameEvent, Happening, Seat } from "../../table/board.ts";
import type { Material } from "./art/stack.ts";
import type { PigsTable } from "./choosing.ts";
import { duskAfter } from "./rolling.ts";
import { DIAL, frameOf, type House, type PigsView } from "./view.ts";

/** How long a result of the wheel stays in sight, ms. */
const RESULT_FOR = 3_200;
/** Longest time a spin may take to come to rest, ms: a page in the background gets no end of a transition. */
const REST_WITHIN = 2_500;
/** How long the newest line is shown where there is no room to keep it, ms. */
const FRESH_FOR = 5_000;
/** Lines in words that are kept. */
const LINES = 3;

/** Events that say nothing worth a line beside the others. */
const SILENT: readonly string[] = ["PileOrdered", "PileTurned", "RollingStopped", "TurnStarted"];
/** Events that tell what the wheel did. */
const WHEEL: readonly string[] = ["SpinnerSpun", "TilesBlown", "LoneRoofFell", "NothingBlown"];

/** One breath of the wolf, from the choice of a house to what became of it. */
export interface Breath {
  n: number;
  target: Seat;
  house: number;
  /** The house before, from the ground upwards. */
  before: House;
  material: Material;
  /** Sector of the dial, and where the needle stops in it, -1 to 1. */
  sector: number;
  lean: number;
  /** Levels that are gone. */
  falling: readonly number[];
  lines: readonly string[];
}

interface Blown extends GameEvent {
  target: Seat;
  house: number;
}

/** Levels of `before` that are missing in `remaining`, which keeps the order. */
export function missingLevels(before: House, remaining: House): number[] {
  const gone: number[] = [];
  let kept = 0;
  before.forEach((tile, level) => {
    if (remaining[kept] === tile) kept += 1;
    else gone.push(level);
  });
  return gone;
}

/**
 * A sector of that material, and a place in it beside its word, that differ from step to step and are the same for
 * everybody.
 */
export function stopOn(material: Material, n: number): { sector: number; lean: number } {
  const sectors = DIAL.flatMap((one, i) => (one === material ? [i] : []));
  return {
    sector: sectors[(n * 7) % sectors.length]!,
    lean: (n % 2 ? 1 : -1) * (0.45 + ((n * 37) % 11) / 20),
  };
}

/** Whether the step that ended the rolling bought a tile: it was the only one, and one must be bought. */
export function wasForced(happening: Happening | null): boolean {
  const events = happening?.events.map((event) => event.event) ?? [];
  const stopped = events.indexOf("RollingStopped");
  return stopped >= 0 && events.indexOf("TileBought", stopped) >= 0;
}

export class Show {
  /** Newest lines, the newest last. */
  lines = $state.raw<readonly string[]>([]);
  /** The newest line has just come. */
  fresh = $state.raw(false);
  /** Number of the last roll of this turn that was seen. */
  roll = $state.raw<number | null>(null);
  /** The wolf is here, but it is still day: the dice that called it have just fallen. */
  lit = $state.raw(false);
  breath = $state.raw<Breath | null>(null);
  /** The needle is still turning. */
  spinning = $state.raw(false);

  readonly #table: PigsTable;
  #before: PigsView;
  #linesTimer: ReturnType<typeof setTimeout> | undefined;
  #breathTimer: ReturnType<typeof setTimeout> | undefined;
  #lightTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: PigsTable) {
    this.#table = table;
    this.#before = table.view;
    const { happened } = table;
    if (happened) this.#tell(happened);
  }

  hear(happening: Happening): void {
    const before = this.#before;
    this.#before = this.#table.view;
    this.#tell(happening);
    if (happening.past) return;
    this.#dusk(happening);
    this.#blow(happening, before);
  }

  /** Tells the newest step of the past, where nothing has been told yet: a page that joins learns of it later. */
  recall(happened: Happening | null): void {
    if (happened?.past && this.lines.length === 0) this.#tell(happened);
  }

  /** Ends whatever is shown. */
  skip(): void {
    clearTimeout(this.#breathTimer);
    clearTimeout(this.#lightTimer);
    clearTimeout(this.#linesTimer);
    this.fresh = false;
    this.breath = null;
    this.lit = false;
    this.spinning = false;
  }

  /** The needle has come to rest: the result is told. */
  rest(): void {
    if (!this.spinning) return;
    this.spinning = false;
    this.#endBreathAfter(RESULT_FOR);
  }

  #tell(happening: Happening): void {
    const said: string[] = [];
    let unasked = false;
    for (const event of happening.events) {
      if (event.event === "TurnStarted") this.roll = null;
      if (event.event === "RollingStopped") unasked = true;
      if (event.event === "DiceRolled") this.roll = event.roll as number;
      if (!SILENT.includes(event.event)) said.push(this.#line(event, unasked));
    }
    if (said.length === 0) return;
    this.lines = [...this.lines, ...said].slice(-LINES);
    this.fresh = !happening.past;
    clearTimeout(this.#linesTimer);
    this.#linesTimer = setTimeout(() => (this.fresh = false), FRESH_FOR);
  }

  /** A tile bought in the step that ends the rolling was the only one: nobody was asked. */
  #line(event: GameEvent, unasked: boolean): string {
    const forced = unasked && event.event === "TileBought";
    return this.#table.sayForm(forced ? "board-forced" : `event-${event.event}`, event);
  }

  /** The light turns when the dice that called the wolf have been seen. */
  #dusk(happening: Happening): void {
    const after = this.#table.calm ? 0 : duskAfter(happening) / (this.#table.speed || 1);
    clearTimeout(this.#lightTimer);
    this.lit = after > 0;
    if (this.lit) this.#lightTimer = setTimeout(() => (this.lit = false), after);
  }

  #blow(happening: Happening, before: PigsView): void {
    const { events } = happening;
    const spun = events.find((event) => event.event === "SpinnerSpun");
    const aimed = events.find(
      (event) => event.event === "HouseTargeted" || event.event === "TilesBlown",
    ) as Blown | undefined;
    if (!aimed) return;
    const blown = events.find((event) => event.event === "TilesBlown");
    const material = (spun?.material ?? frameOf(before, "BlowingTile")?.material) as
      Material | undefined;
    const house = before.houses[aimed.target]?.[aimed.house];
    if (!material || !house) return;
    const lone = events.some((event) => event.event === "LoneRoofFell");
    const remaining = (blown?.remaining ?? house) as House;
    this.breath = {
      n: happening.n,
      target: aimed.target,
      house: aimed.house,
      before: house,
      material,
      ...stopOn(material, happening.n),
      falling: missingLevels(house, lone ? [] : remaining),
      lines: events
        .filter((event) => WHEEL.includes(event.event))
        .map((event) => this.#line(event, false)),
    };
    this.spinning = spun !== undefined && !this.#table.calm;
    clearTimeout(this.#breathTimer);
    if (this.spinning) this.#breathTimer = setTimeout(() => this.rest(), REST_WITHIN);
    else this.#endBreathAfter(RESULT_FOR);
  }

  #endBreathAfter(wait: number): void {
    clearTimeout(this.#breathTimer);
    this.#breathTimer = setTimeout(() => (this.breath = null), wait);
  }
}
