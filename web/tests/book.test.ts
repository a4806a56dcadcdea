import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { plainText, readBook, SOURCES } from "../src/pages/rules/book.ts";
import Markdown from "../src/pages/rules/Markdown.svelte";
import { countClauses, readQuery, searchBook } from "../src/pages/rules/search.ts";
import { lexer } from "marked";
import { say, speak } from "../src/text/index.ts";

const SOURCE = `# Pigs

## In short

Roll *five* dice.

- **Roll.** Up to three rolls.

## Rolling

- **TP-ROLL-01** Three rolls, see \`first_player\`. {rulebook}
- **TP-ROLL-02** The first is a must. {ruling, theme}

## Table

| Part | n |
| --- | --- |
| door | 2 |
`;

const real = (locale: string) =>
  readFileSync(
    join(import.meta.dirname, `../../src/hanpan/games/three_little_pigs/rules/${locale}.md`),
    "utf8",
  );

describe("the key of the source marks", () => {
  test.each(["ko", "en"] as const)("shows them as the clauses do, in %s", async (locale) => {
    await speak(locale);
    const chapter = readBook(real(locale)).chapters.find((one) =>
      one.parts.some((part) => part.kind === "block" && part.plain.includes("reconstruction")),
    )!;
    const blocks = chapter.parts.flatMap((part) => (part.kind === "block" ? [part.token] : []));
    render(Markdown, { tokens: blocks });
    const keys = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.querySelector("td"));
    expect(keys.map((cell) => cell?.textContent?.trim())).toEqual(
      SOURCES.map((source) => say(`source-${source}`)),
    );
    await speak("ko");
  });
});

describe("a rulebook", () => {
  test("has a title, chapters and clauses with their sources", () => {
    const book = readBook(SOURCE);
    expect(book.title).toBe("Pigs");
    expect(book.chapters.map((chapter) => [chapter.title, chapter.nClauses])).toEqual([
      ["In short", 0],
      ["Rolling", 2],
      ["Table", 0],
    ]);
    const part = book.chapters[1]!.parts[0]!;
    if (part.kind !== "clauses") throw new Error("no clauses");
    expect(part.clauses.map(({ id, sources, plain }) => ({ id, sources, plain }))).toEqual([
      { id: "TP-ROLL-01", sources: ["rulebook"], plain: "Three rolls, see first_player." },
      { id: "TP-ROLL-02", sources: ["ruling", "theme"], plain: "The first is a must." },
    ]);
  });

  test.each(["ko", "en"])("the real one in %s keeps every clause", (locale) => {
    const source = real(locale);
    const ids = [...source.matchAll(/^- \*\*(TP-[A-Z]+-\d+)\*\*/gm)].map((match) => match[1]);
    const clauses = readBook(source).chapters.flatMap((chapter) =>
      chapter.parts.flatMap((part) => (part.kind === "clauses" ? part.clauses : [])),
    );
    expect(ids.length).toBeGreaterThan(50);
    expect(clauses.map((clause) => clause.id)).toEqual(ids);
    expect(clauses.filter((clause) => clause.sources.length === 0)).toEqual([]);
    expect(clauses.filter((clause) => /[{}]/.test(clause.plain))).toEqual([]);
  });

  test("is searched by words and by ids", () => {
    const book = readBook(SOURCE);
    const found = (query: string) => searchBook(book, query).map((chapter) => chapter.title);
    expect(found("")).toEqual(["In short", "Rolling", "Table"]);
    expect(found("MUST first")).toEqual(["Rolling"]);
    expect(found("tp-roll-01")).toEqual(["Rolling"]);
    expect(found("door")).toEqual(["Table"]);
    expect(found("dragon")).toEqual([]);
    expect(countClauses(searchBook(book, "the"))).toBe(1);
  });

  test("begins with its summary, if the first chapter holds no clause", () => {
    expect(readBook(SOURCE).summary?.title).toBe("In short");
    expect(readBook("# X\n\n## A\n\n- **TP-ROLL-01** One. {rulebook}").summary).toBeNull();
  });

  /** Clauses that a query finds, by id. */
  function clausesFor(locale: string, query: string): string[] {
    return searchBook(readBook(real(locale)), query).flatMap((chapter) =>
      chapter.parts.flatMap((part) =>
        part.kind === "clauses" ? part.clauses.map((clause) => clause.id) : [],
      ),
    );
  }

  test.each([
    ["ko", "화분", ["꽃화분", "화분", "꽃화"]],
    ["ko", "회전판", ["룰렛", "스피너", "회전판", "돌림판"]],
    ["ko", "상장 카드", ["보상카드", "업적"]],
    ["en", "flowerpot", ["flower pot", "flowerpot", "plant"]],
    ["en", "spinner", ["roulette", "Wheel", "spinner"]],
  ])("in %s, %s is found by whatever it is called", (locale, _word, queries) => {
    const [first = [], ...others] = queries.map((query) => clausesFor(locale, query));
    expect(first.length).toBeGreaterThan(1);
    for (const other of others) expect(other).toEqual(first);
  });

  test("a short beginning of a word stands for itself only", () => {
    const book = readBook(real("ko"));
    expect(readQuery(book, "회")).toEqual([["회"]]);
    expect(readQuery(book, "회전")[0]).toContain("룰렛");
  });
});

describe("Markdown", () => {
  test("raw HTML is text, and odd addresses are no links", () => {
    const { container } = render(Markdown, {
      tokens: lexer(
        'A <img src=x onerror="alert(1)"> & [bad](javascript:alert(1)) [good](/rules/pigs)\n\n<script>alert(2)</script>',
      ),
    });
    expect(container.querySelector("img, script")).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror="alert(1)">');
    expect(container.textContent).toContain("<script>alert(2)</script>");
    expect([...container.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual([
      null,
      "/rules/pigs",
    ]);
  });

  test("tables and lists are drawn", () => {
    render(Markdown, { tokens: lexer("| a | b |\n| - | - |\n| 1 | 2 |\n\n- x\n- y") });
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["a", "b"]);
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  test("the words of a token", () => {
    expect(lexer("**Roll.** Up to *three* & `x`").map(plainText).join("")).toContain(
      "Roll. Up to three",
    );
  });
});
