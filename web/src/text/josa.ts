/**
 * Korean particles: which of two forms follows a word depends on how the word's end is read aloud. The server has the
 * same rules; both pass the cases of tests/text/josa.json and read the same table of Latin letters.
 */
import table from "../../../src/hanpan/text/readings.json";

/** How a reading ends: with a vowel, with a consonant, with ㄹ; unknown for what has no certain reading. */
type Ending = "open" | "closed" | "rieul" | "unknown";

const SILENT = /[\s.,!?~·:;"'‘’“”‹›«»「」『』〈〉《》<>(){}[\]_*-]+$/u;
/** What brackets at the end hold is an aside: the particle goes with the word before them. */
const ASIDE = /^(.*\S)\s*(?:\([^()]*\)|\[[^[\]]*\])$/su;
const NUMBER = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const LATIN = /[A-Za-z]+$/;
/** 영 일 이 삼 사 오 육 칠 팔 구 */
const DIGITS: readonly Ending[] = [
  "closed",
  "rieul",
  "open",
  "closed",
  "open",
  "open",
  "closed",
  "rieul",
  "rieul",
  "open",
];
/** An abbreviation up to this length is read letter by letter. */
const LONGEST_SPELLED = 3;

const LETTERS = table.letters as Record<string, Ending>;
const WORDS = (table.words as [string, Ending][]).map(
  ([pattern, ending]) => [new RegExp(pattern), ending] as const,
);

/**
 * The word with the fitting form of the pair, consonant form first: "이/가", "을/를", "으로/로". Both forms, as in
 * "이(가)", where the reading is not certain.
 */
export function josa(word: string, pair: string): string {
  return word + particle(word, pair);
}

function particle(word: string, pair: string): string {
  const [closed = "", open = ""] = pair.split("/");
  let ending = endingOf(word);
  if (ending === "rieul") ending = closed.startsWith("으로") ? "open" : "closed";
  if (ending === "closed") return closed;
  if (ending === "open") return open;
  return closed.endsWith(open)
    ? `(${closed.slice(0, closed.length - open.length)})${open}`
    : `${closed}(${open})`;
}

/** How the reading of a word ends; closing marks are not read. */
function endingOf(word: string): Ending {
  const read = spoken(word.normalize("NFKC"));
  const last = read.at(-1);
  if (last === undefined) return "unknown";
  if (last >= "가" && last <= "힣") {
    const final = (last.charCodeAt(0) - 0xac00) % 28;
    return final === 0 ? "open" : final === 8 ? "rieul" : "closed";
  }
  // A consonant by itself: 기역, 니은 …; a vowel by itself.
  if (last >= "\u1100" && last <= "\u1112") return last === "\u1105" ? "rieul" : "closed";
  if (last >= "\u1161" && last <= "\u1175") return "open";
  if (last === "%") return "open";
  const number = NUMBER.exec(read);
  if (number) return endingOfNumber(number[0]);
  const latin = LATIN.exec(read);
  return latin ? endingOfLatin(latin[0]) : "unknown";
}

/** The word without what stands silently or as an aside at its end. */
function spoken(word: string): string {
  for (;;) {
    const before = ASIDE.exec(word)?.[1];
    const shorter =
      before !== undefined && before.replace(SILENT, "") !== "" ? before : word.replace(SILENT, "");
    if (shorter === word) return word;
    word = shorter;
  }
}

/** Sino-Korean reading: the last digit, or the power of ten that ends the number. */
function endingOfNumber(digits: string): Ending {
  const [whole = "", fraction] = digits.replaceAll(",", "").split(".");
  const zeros = whole.length - whole.replace(/0+$/, "").length;
  if (fraction !== undefined || zeros === 0 || zeros === whole.length) {
    return DIGITS[Number(digits.at(-1))] ?? "unknown";
  }
  if (zeros >= 16) return "unknown";
  return zeros >= 12 ? "open" : "closed"; // 조 · 십 백 천 만 억
}

/** By the names of the letters for one letter and short abbreviations, else by the usual transcription. */
function endingOfLatin(letters: string): Ending {
  const word = letters.toLowerCase();
  const spelled =
    letters.length === 1 ||
    (letters === letters.toUpperCase() && letters.length <= LONGEST_SPELLED);
  if (spelled) return LETTERS[word.at(-1) ?? ""] ?? "open";
  return WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? "unknown";
}
