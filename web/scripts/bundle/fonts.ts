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
 * - A style sheet that is imported with `?sparse` only ever sets a few known words (`sparse`: package and those words) and
 *   loses the rules of all other faces. A game that sets its own words in the same font imports it without.
 */
export function fonts(sparse: Readonly<Record<string, string>>): Plugin {
  return {
    name: "fonts",
    enforce: "pre",
    transform(code, id) {
      const [path = "", query] = id.split("?");
      if (!path.includes("@fontsource") || !path.endsWith(".css")) return null;
      const lean = code.replaceAll(/,\s*url\([^)]+\.woff\) format\(["']woff["']\)/g, "");
      const words = Object.entries(sparse).find(([name]) => path.includes(`/${name}/`))?.[1];
      if (query !== "sparse" || words === undefined) return lean;
      return lean.replaceAll(FACE, (face) => (covers(face, words) ? face : ""));
    },
  };
}
