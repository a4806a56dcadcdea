/** A rulebook, read from Markdown into chapters and clauses. Nothing in it is ever used as HTML. */
import { lexer, type Token, type Tokens } from "marked";

export type { Token, Tokens } from "marked";

/** Where a clause comes from. */
export const SOURCES = ["rulebook", "web", "ruling", "reconstruction", "theme"] as const;
export type Source = (typeof SOURCES)[number];

export interface Clause {
  id: string;
  /** The sentence, without id and source marks. */
  tokens: Token[];
  sources: Source[];
  /** Plain text for searching. */
  plain: string;
}

export type Part =
  { kind: "clauses"; clauses: Clause[] } | { kind: "block"; token: Token; plain: string };

export interface Chapter {
  /** Anchor of the chapter. */
  anchor: string;
  title: string;
  parts: Part[];
  nClauses: number;
}

export interface Book {
  title: string;
  /** The first chapter where it holds no clause: the game in three minutes. */
  summary: Chapter | null;
  /** All chapters, the summary included. */
  chapters: Chapter[];
  /** Words for one thing each; the first is the rulebook's own. */
  words: string[][];
}

const CLAUSE = /^\*\*([A-Z]{2,3}-[A-Z]+-\d{2,3})\*\*\s+/;
const SOURCE_MARK = /\s*\{([a-z, ]+)\}\s*$/;

/** The words of a token, without marks. */
export function plainText(token: Token): string {
  if ("tokens" in token && token.tokens) return token.tokens.map(plainText).join("");
  if (token.type === "list") {
    return (token as Tokens.List).items.map((item) => plainText(item)).join(" ");
  }
  if (token.type === "table") {
    const table = token as Tokens.Table;
    return [table.header, ...table.rows]
      .flat()
      .map((cell) => cell.text)
      .join(" ");
  }
  return "text" in token && typeof token.text === "string" ? token.text : "";
}

export function isSource(word: string): word is Source {
  return (SOURCES as readonly string[]).includes(word);
}

/** The clause that a list item holds, or null. */
function readClause(item: Tokens.ListItem): Clause | null {
  const found = CLAUSE.exec(item.text);
  const id = found?.[1];
  if (!found || id === undefined) return null;
  let text = item.text.slice(found[0].length);
  const marks = SOURCE_MARK.exec(text);
  const sources = (marks?.[1] ?? "").split(",").map((word) => word.trim());
  if (marks) text = text.slice(0, marks.index);
  const tokens = lexer(text);
  return {
    id,
    tokens,
    sources: sources.filter(isSource),
    plain: tokens.map(plainText).join(" "),
  };
}

/** The words of a table whose first column is set in bold: the rulebook's word, then others, with commas, for the same. */
function readWords(token: Token): string[][] {
  if (token.type !== "table") return [];
  const { rows } = token as Tokens.Table;
  const isGlossary = rows.every((row) => row[0]?.tokens[0]?.type === "strong");
  if (!isGlossary) return [];
  return rows.map(([word, others]) =>
    [word?.tokens[0] ? plainText(word.tokens[0]) : "", ...(others?.text.split(",") ?? [])]
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  );
}

function readPart(token: Token): Part {
  if (token.type === "list") {
    const clauses = (token as Tokens.List).items.map(readClause);
    if (clauses.every((clause) => clause !== null)) return { kind: "clauses", clauses };
  }
  return { kind: "block", token, plain: plainText(token) };
}

/** Reads a whole rulebook: one `#` title, then chapters with `##`. */
export function readBook(markdown: string): Book {
  const book: Book = { title: "", summary: null, chapters: [], words: [] };
  let chapter: Chapter | null = null;
  for (const token of lexer(markdown)) {
    if (token.type === "space") continue;
    if (token.type === "heading" && (token as Tokens.Heading).depth === 1) {
      book.title = plainText(token);
    } else if (token.type === "heading" && (token as Tokens.Heading).depth === 2) {
      chapter = {
        anchor: `chapter-${book.chapters.length + 1}`,
        title: plainText(token),
        parts: [],
        nClauses: 0,
      };
      book.chapters.push(chapter);
    } else if (chapter) {
      const part = readPart(token);
      book.words.push(...readWords(token));
      chapter.parts.push(part);
      if (part.kind === "clauses") chapter.nClauses += part.clauses.length;
    }
  }
  const [first] = book.chapters;
  if (first?.nClauses === 0) book.summary = first;
  return book;
}
