/** Searching a rulebook: by words and clause numbers, and by other words for the same thing. */
import type { Book, Chapter, Part } from "./book.ts";

/** One thing that is looked for: any of these words will do. */
export type Term = readonly string[];

/** A shorter beginning of a word could mean anything. */
const LEAST = 2;

function isMeant(word: string, known: string): boolean {
  return word === known || (word.length >= LEAST && known.startsWith(word));
}

/** What a query looks for. Words of the glossary bring all words for the same thing. */
export function readQuery(book: Book, query: string): Term[] {
  let rest = query.toLowerCase();
  const terms: Term[] = [];
  for (const group of book.words) {
    const spaced = group.find((word) => word.includes(" ") && rest.includes(word));
    if (spaced === undefined) continue;
    rest = rest.replace(spaced, " ");
    terms.push(group);
  }
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const groups = book.words.filter((group) => group.some((known) => isMeant(word, known)));
    terms.push([word, ...groups.flat().filter((other) => other !== word)]);
  }
  return terms;
}

function matches(plain: string, terms: readonly Term[]): boolean {
  const text = plain.toLowerCase();
  return terms.every((term) => term.some((word) => text.includes(word)));
}

/** The chapters that hold all that is looked for, with the parts that do; all of them for an empty query. */
export function searchBook(book: Book, query: string): Chapter[] {
  const terms = readQuery(book, query);
  if (terms.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, parts: searchParts(chapter, terms) }))
    .filter((chapter) => chapter.parts.length > 0);
}

function searchParts(chapter: Chapter, terms: readonly Term[]): Part[] {
  if (matches(chapter.title, terms)) return chapter.parts;
  return chapter.parts.flatMap((part): Part[] => {
    if (part.kind === "block") return matches(part.plain, terms) ? [part] : [];
    const clauses = part.clauses.filter((clause) => matches(`${clause.id} ${clause.plain}`, terms));
    return clauses.length > 0 ? [{ kind: "clauses", clauses }] : [];
  });
}

/** So many clauses were found. */
export function countClauses(chapters: readonly Chapter[]): number {
  return chapters
    .flatMap((chapter) => chapter.parts)
    .reduce((sum, part) => sum + (part.kind === "clauses" ? part.clauses.length : 0), 0);
}
