/** What a play comes to, in words for the dock. */
import type { EarpTable } from "./chosen.ts";
import { dollars } from "./money.ts";
import { previewsOf, type Outcome } from "./previews.svelte.ts";

/** What changes on a poster for the own seat, then what others lose or win: "+$3,000 → $5,000, 8 points for you". */
export function sayOutcome(table: EarpTable, { posters }: Outcome, aimed: string | null): string {
  const { me, view } = table;
  const own: string[] = [];
  const others: string[] = [];
  for (const [outlaw, after] of Object.entries(posters)) {
    const before = view.posters[outlaw];
    const added = after.bounty - (before?.bounty ?? 0);
    after.points.forEach((points, seat) => {
      const was = before?.points[seat] ?? 0;
      if (points === was) return;
      if (seat !== me || outlaw !== aimed) {
        const name = table.names[seat] ?? "";
        others.push(
          table.say("board-effect-other", { name, outlaw: table.name(outlaw), was, points }),
        );
      }
    });
    if (outlaw !== aimed || me === null) continue;
    if (added > 0 || after.points[me] !== before?.points[me]) {
      own.push(
        table.say("board-effect-own", {
          added: added > 0 ? dollars(added) : "none",
          bounty: dollars(after.bounty),
          points: after.points[me] ?? 0,
          pays: dollars(after.pays[me] ?? 0),
        }),
      );
    }
  }
  return [...own, ...others].join(" · ");
}

/** All outcomes of a play: what is certain, or hit and miss with what they change. */
export function sayOutcomes(
  table: EarpTable,
  outcomes: readonly Outcome[],
  aimed: string | null,
): string {
  return outcomes
    .map((outcome) => {
      const effect = sayOutcome(table, outcome, aimed);
      if (outcome.shot === null) return effect;
      return table.say(`board-effect-${outcome.shot}`, {
        percent: previewsOf(table).percent ?? "none",
        effect: effect === "" ? "none" : effect,
      });
    })
    .filter(Boolean)
    .join(" ");
}

/** Both ways to lay a Stagecoach Robbery side by side; "" while that is not known or not wanted. */
export function sayStagecoach(table: EarpTable, outlaw: string): string {
  const { plays, percent } = previewsOf(table);
  const [safe, shot] = plays ?? [];
  if (!safe || !shot) return "";
  const was = table.view.posters[outlaw]?.bounty ?? 0;
  const added = (outcome: Outcome | undefined) => {
    const after = outcome?.posters[outlaw];
    return after ? dollars(after.bounty - was) : "none";
  };
  const find = (result: "hit" | "miss") => shot.find((one) => one.shot === result);
  return table.say("board-effect-stagecoach", {
    points: safe[0]?.posters[outlaw]?.points[table.me ?? 0] ?? 0,
    safe: added(safe[0]),
    hit: added(find("hit")),
    miss: added(find("miss")),
    percent: percent ?? "none",
  });
}
