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
  chapters: Chapter[];
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

function readPart(token: Token): Part {
  if (token.type === "list") {
    const clauses = (token as Tokens.List).items.map(readClause);
    if (clauses.every((clause) => clause !== null)) return { kind: "clauses", clauses };
  }
  return { kind: "block", token, plain: plainText(token) };
}

/** Reads a whole rulebook: one `#` title, then chapters with `##`. */
export function readBook(markdown: string): Book {
  const book: Book = { title: "", chapters: [] };
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
      chapter.parts.push(part);
      if (part.kind === "clauses") chapter.nClauses += part.clauses.length;
    }
  }
  return book;
}

function matches(plain: string, words: readonly string[]): boolean {
  const text = plain.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The chapters that hold every word of the query, with the parts that do; all of them for an empty query. */
export function searchBook(book: Book, query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, parts: searchParts(chapter, words) }))
    .filter((chapter) => chapter.parts.length > 0);
}

function searchParts(chapter: Chapter, words: readonly string[]): Part[] {
  if (matches(chapter.title, words)) return chapter.parts;
  return chapter.parts.flatMap((part): Part[] => {
    if (part.kind === "block") return matches(part.plain, words) ? [part] : [];
    const clauses = part.clauses.filter((clause) => matches(`${clause.id} ${clause.plain}`, words));
    return clauses.length > 0 ? [{ kind: "clauses", clauses }] : [];
  });
}
