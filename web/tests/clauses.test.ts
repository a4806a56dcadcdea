import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readBook } from "../src/pages/rules/book.ts";
import { gameTable } from "../src/table/registry.svelte.ts";
import { OTHERS, OUTLAWS } from "../src/games/wyatt_earp/view.ts";

const GAMES = join(import.meta.dirname, "../../src/hanpan/games");
/** What events tell that decides over their clause. */
const FACTS = {
  three_little_pigs: [{}],
  wyatt_earp: [
    ...[...OUTLAWS.map((outlaw) => `photo_${outlaw}`), ...OTHERS].map((card) => ({ card })),
    ...[0, 1].map((first) => ({ first, card: OUTLAWS[0] })),
    ...[1, 2].map((round) => ({ round, card: OUTLAWS[0] })),
  ],
};

/** Events that the log tells: those with a text. */
function told(game: string): string[] {
  const folder = join(GAMES, game, "text/ko");
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return [...texts.join("\n").matchAll(/^event-(\w+) =/gm)].map(([, event]) => event!);
}

function clausesOf(game: string, locale: string): string[] {
  const source = readFileSync(join(GAMES, game, `rules/${locale}.md`), "utf8");
  return readBook(source).chapters.flatMap((chapter) =>
    chapter.parts.flatMap((part) =>
      part.kind === "clauses" ? part.clauses.map(({ id }) => id) : [],
    ),
  );
}

describe.each(Object.entries(FACTS))("every line of the log of %s", (game, facts) => {
  test.each(["ko", "en"])("goes by a clause that the rulebook has, in %s", async (locale) => {
    const parts = (await gameTable(game))!;
    const known = clausesOf(game, locale);
    const events = told(game).filter(
      (event) => !parts.silent?.includes(event) && !parts.headings?.includes(event),
    );
    expect(events.length).toBeGreaterThan(15);
    for (const event of events) {
      const clause = parts.clauses?.[event];
      const clauses =
        typeof clause === "function" ? facts.map((fact) => clause({ event, ...fact })) : [clause];
      for (const one of clauses) expect(known, event).toContain(one);
    }
  });
});
