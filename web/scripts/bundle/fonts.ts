/** What of the font packages' style sheets a page needs. */
import type { Plugin } from "vite";

const FACE = /\/\*[^*]*\*\/\s*@font-face\s*\{[^}]*\}|@font-face\s*\{[^}]*\}/g;
const RANGE = /unicode-range:\s*([^;}]+)/;

/** Whether a `unicode-range` covers one of these characters; a face without a range covers all. */
export function covers(face: string, characters: string): boolean {
  const ranges = RANGE.exec(face)?.[1];
  if (ranges === undefined) return true;
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  return ranges.split(",").some((range) => {
    const [from = 0, to = from] = range
      .trim()
      .replace(/^U\+/i, "")
      .split("-")
      .map((code) => parseInt(code, 16));
    return codes.some((code) => from <= code && code <= to);
  });
}

/**
 * - Every browser that runs this client reads woff2: the older format would double the size of the fonts.
 * - A face that only ever sets a few known words (`sparse`: package and those words) loses the rules for all others.
 */
export function fonts(sparse: Readonly<Record<string, string>>): Plugin {
  return {
    name: "fonts",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("@fontsource") || !id.endsWith(".css")) return null;
      const lean = code.replaceAll(/,\s*url\([^)]+\.woff\) format\(["']woff["']\)/g, "");
      const words = Object.entries(sparse).find(([name]) => id.includes(`/${name}/`))?.[1];
      if (words === undefined) return lean;
      return lean.replaceAll(FACE, (face) => (covers(face, words) ? face : ""));
    },
  };
}
