/** T84 in the web: the same messages, names and particles as tests/text/test_korean.py. */
import { FluentBundle } from "@fluent/bundle";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import endings from "../../tests/text/endings.json";
import { makeBundle } from "../src/text/bundle.ts";
import { gameSources, sharedSources } from "../src/text/sources.ts";

const GAMES = readdirSync(join(import.meta.dirname, "../src/games"));
const NUMBERS = [0, 1, 3, 10];
/** Particles that must not stand directly after a word with that ending. */
const WRONG: Record<string, string> = {
  open: "이|을|은|과|으로|이에요|이라|아|이랑",
  closed: "가|를|는|와|로|예요|야|랑",
  rieul: "가|를|는|와|으로|예요|야|랑",
};

function faults(text: string): string[] {
  const found: string[] =
    text.match(/[{}⟨⟩$]|\((?:이|을|은|과|으)\)|[이을은과]\([가를는와]\)/g) ?? [];
  for (const { name, ending } of endings) {
    found.push(...(text.match(new RegExp(`${name}(?:${WRONG[ending]})(?![가-힣])`, "g")) ?? []));
  }
  return found;
}

/** The same value for whichever argument a message names. */
function always(value: string | number): Record<string, string | number> {
  return new Proxy(
    {},
    {
      get: () => value,
      has: () => true,
      getOwnPropertyDescriptor: () => ({ value, configurable: true, enumerable: true }),
    },
  );
}

function renderings(bundle: FluentBundle): string[] {
  const texts: string[] = [];
  for (const message of bundle._messages.values()) {
    if (message.value === null) continue;
    for (const value of [...endings.map(({ name }) => name), ...NUMBERS]) {
      const errors: Error[] = [];
      const text = bundle.formatPattern(message.value, always(value), errors);
      // NTH counts: it cannot take a word.
      if (errors.length === 0 && !text.includes("NaN")) texts.push(text);
    }
  }
  return texts;
}

describe.each([undefined, ...GAMES])("Korean messages of %s", (game) => {
  test("have the right particle after every ending", async () => {
    const own = game === undefined ? [] : await gameSources(game, "ko");
    const said = renderings(makeBundle("ko", [...(await sharedSources("ko")), ...own]));
    expect(said.length).toBeGreaterThan(1_000);
    expect(said.map((text) => [text, faults(text)]).filter(([, found]) => found!.length)).toEqual(
      [],
    );
  });
});

test("the scan finds wrong particles", () => {
  expect(faults("민서이 왔어요")).toEqual(["민서이"]);
  expect(faults("Kim는")).toEqual(["Kim는"]);
  expect(faults("민서가 왔어요, 지훈 님이 봤어요")).toEqual([]);
});
