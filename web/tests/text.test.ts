import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import cases from "../../tests/text/josa.json";
import phrases from "../../tests/text/phrases.json";
import { format, has, makeBundle } from "../src/text/bundle.ts";
import { formArgs, nameKey } from "../src/text/forms.ts";
import { josa } from "../src/text/josa.ts";
import { gameSources, LOCALES, sharedSources, type Locale } from "../src/text/sources.ts";
import { gameText, locale, say, speak } from "../src/text/index.ts";

const SRC = join(import.meta.dirname, "../src");
const GAMES = readdirSync(join(SRC, "games"));

async function bundle(language: Locale, game?: string) {
  const own = game === undefined ? [] : await gameSources(game, language);
  return makeBundle(language, [...(await sharedSources(language)), ...own]);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** Every literal key that a piece of code says by this call. */
function keysSaid(code: string, call: RegExp): string[] {
  return [...code.matchAll(call)].map((match) => match[1]!);
}

describe("particles", () => {
  test.each(cases)("$word + $pair", ({ word, pair, text }) => {
    expect(josa(word, pair)).toBe(text);
  });
});

describe("phrases, as the server says them", () => {
  test.each(phrases)("$locale $kind $text", async ({ locale, game, kind, form, names, text }) => {
    const texts = await bundle(locale as Locale, game);
    const args = formArgs(form, {
      players: names,
      word: (name) => (has(texts, nameKey(name)) ? format(texts, nameKey(name)) : name),
    });
    expect(format(texts, keyOf(kind, form as Record<string, unknown>), args)).toBe(text);
  });

  function keyOf(kind: string, form: Record<string, unknown>): string {
    const name = form.event ?? form.do ?? form.frame ?? form.reason ?? form.key ?? form.name;
    const prefix = { refusal: "why", item: "score", detail: "prompt" }[kind] ?? kind;
    return `${prefix}-${String(name)}${kind === "detail" ? "-detail" : ""}`;
  }
});

describe("keys", () => {
  const shell = /(?<![.\w])say\(\s*["`]([\w-]+)["`]/g;
  const ofGame = /\.(?:say|sayForm)\(\s*["`]([\w-]+)["`]/g;

  test("the scan finds calls", () => {
    expect(keysSaid('say("close") match.say("title") say(\n "join", {})', shell)).toEqual([
      "close",
      "join",
    ]);
    expect(keysSaid('table.say("board-x") text.sayForm("y", {})', ofGame)).toEqual([
      "board-x",
      "y",
    ]);
  });

  test.each(LOCALES)("every shell text that the code says exists in %s", async (language) => {
    const texts = await bundle(language);
    const code = ["app", "kit", "pages", "table"].flatMap((room) => sources(join(SRC, room)));
    const keys = new Set(code.flatMap((piece) => keysSaid(piece, shell)));
    expect(keys.size).toBeGreaterThan(100);
    expect([...keys].filter((key) => !has(texts, key))).toEqual([]);
  });

  test.each(LOCALES.flatMap((language) => GAMES.map((game) => [game, language] as const)))(
    "every text that the board of %s says exists in %s",
    async (game, language) => {
      const texts = await bundle(language, game);
      const code = sources(join(SRC, "games", game));
      const keys = new Set(
        code.flatMap((piece) => [...keysSaid(piece, ofGame), ...keysSaid(piece, shell)]),
      );
      expect([...keys].filter((key) => !has(texts, key))).toEqual([]);
    },
  );

  test("families of keys are whole", async () => {
    const families = {
      "level-": ["random", "easy", "normal", "hard"].flatMap((level) => [level, `${level}-about`]),
      "pace-": ["still", "calm", "brisk", "none"],
      "goodbye-": ["kicked", "no_table", "broken_table"],
      "source-": ["rulebook", "web", "ruling", "reconstruction", "theme"],
    };
    for (const language of LOCALES) {
      const texts = await bundle(language);
      for (const [prefix, names] of Object.entries(families)) {
        expect(names.filter((name) => !has(texts, prefix + name))).toEqual([]);
      }
    }
  });
});

describe("speech", () => {
  test("changes the shell and games at once", async () => {
    await speak("ko");
    const pigs = gameText("three_little_pigs");
    await vi.waitUntil(() => pigs.ready);
    expect([say("close"), pigs.say("title")]).toEqual(["닫기", "아기돼지 3형제"]);
    await speak("en");
    expect(locale()).toBe("en");
    expect([say("close"), pigs.say("title")]).toEqual(["Close", "The Three Little Pigs"]);
  });

  test("a missing text is reported and shows its key", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await speak("ko");
    expect(say("no-such-key")).toBe("no-such-key");
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });

  test("a name with a message's syntax stays a name", async () => {
    await speak("ko");
    expect(say("waiting-one", { name: "{ $x }" })).toBe("{ $x } 님이 고르는 중이에요.");
  });
});
