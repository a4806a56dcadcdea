/** The ways to play a sheriff card, found by what they are aimed at: how it is used, on whom, against whom. */
import type { Action, Seat, SingleChoice } from "../../table/board.ts";
import type { Aim, EarpTable } from "./chosen.ts";
import { OUTLAWS, photoOf } from "./view.ts";

const KINDS: Readonly<Record<string, readonly string[]>> = {
  photo: ["PlayPhoto", "LayFirstSetWithPhoto"],
  bank_robbery: ["PlayBank"],
  stagecoach_robbery: ["PlayStagecoach"],
  fastest_gun: ["PlayFastestGun"],
  hideout: ["PlayHideout"],
  most_wanted: ["PlayMostWantedHand", "PlayMostWantedTable", "PlayMostWantedAny"],
  wyatt_earp: ["PlayWyattDraw", "PlayWyattSwap", "PlayWyattFree"],
};

function kindsOf(card: string): readonly string[] {
  return KINDS[photoOf(card) === null ? card : "photo"] ?? [];
}

/** The use that an action makes of its card. */
export function wayOf(action: Action): string {
  return action.do === "PlayStagecoach" ? String(action.mode) : action.do;
}

export function aimOf(action: Action): Aim {
  return {
    way: wayOf(action),
    outlaw: action.outlaw as string | undefined,
    target: action.target as Seat | undefined,
    hideout: action.hideout as number | undefined,
  };
}

/** All plays of a card that are offered. */
export function playsOf(table: EarpTable, card: string): readonly SingleChoice[] {
  const photo = photoOf(card);
  return kindsOf(card)
    .flatMap((kind) => table.singles(kind))
    .filter((choice) => photo === null || choice.outlaw === photo);
}

/** Whether a play agrees with what is chosen. */
export function fits(action: Action, aim: Aim): boolean {
  const its = aimOf(action);
  return (Object.keys(aim) as (keyof Aim)[]).every(
    (part) => aim[part] === undefined || aim[part] === its[part],
  );
}

/** Different values of a part of the aim among plays, in their order; parts that a play lacks are left out. */
export function valuesOf<P extends keyof Aim>(
  plays: readonly Action[],
  part: P,
): NonNullable<Aim[P]>[] {
  const values = plays.map((play) => aimOf(play)[part]).filter((value) => value !== undefined);
  return [...new Set(values)] as NonNullable<Aim[P]>[];
}

/** The aim without one of its parts. */
export function without(aim: Aim, part: keyof Aim): Aim {
  return { ...aim, [part]: undefined };
}

/** Chooses one part; other parts that no play combines with it are dropped. */
export function aimAt(plays: readonly Action[], aim: Aim, change: Aim): Aim {
  let next: Aim = { ...aim, ...change };
  for (const part of ["hideout", "target", "outlaw", "way"] as const) {
    if (plays.some((play) => fits(play, next))) break;
    if (change[part] === undefined) next = without(next, part);
  }
  return next;
}

/** A play of a card for the question why it cannot be played, aimed at what is most likely meant. */
export function unofferedPlay(table: EarpTable, card: string, outlaw?: string): Action {
  const { view } = table;
  const photo = photoOf(card);
  const meant =
    photo ?? outlaw ?? OUTLAWS.find((one) => view.posters[one]?.registered) ?? OUTLAWS[0];
  const others = view.money.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const target =
    others.find((seat) => (view.territories[seat]?.[meant] ?? []).length > 0) ?? others[0] ?? 0;
  switch (card) {
    case "bank_robbery":
      return { do: "PlayBank", outlaw: meant };
    case "stagecoach_robbery":
      return { do: "PlayStagecoach", outlaw: meant, mode: "shoot" };
    case "fastest_gun":
      return { do: "PlayFastestGun", outlaw: meant };
    case "hideout":
      return { do: "PlayHideout", target, outlaw: meant };
    case "most_wanted":
      return view.options.most_wanted_hand === "named"
        ? { do: "PlayMostWantedHand", target, outlaw: meant }
        : { do: "PlayMostWantedAny", target };
    case "wyatt_earp":
      return { do: "PlayWyattDraw" };
    default:
      return { do: "PlayPhoto", outlaw: meant };
  }
}

/** Whether a shot may decide over a play at this table, for what is said before it; the rules decide when it happens. */
export function mayShoot(table: EarpTable, action: Action): boolean {
  const { options } = table.view;
  const wyatt = String(options.wyatt_earp_shots);
  switch (action.do) {
    case "PlayBank":
      return options.bank_robbery_shot === "required";
    case "PlayStagecoach":
      return action.mode === "shoot";
    case "PlayFastestGun":
      return options.fastest_gun_shot !== "never";
    case "PlayHideout":
    case "PlayMostWantedTable":
      return true;
    case "PlayWyattSwap":
      return wyatt.includes("swap");
    case "PlayWyattFree":
      return wyatt.includes("free");
    default:
      return false;
  }
}
