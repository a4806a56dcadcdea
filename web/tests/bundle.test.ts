import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { covers } from "../scripts/bundle/fonts.ts";
import { packageFolders } from "../scripts/bundle/licences.ts";
import { stripped } from "../scripts/bundle/texts.ts";
import { cleanNickname, LONGEST_NAME, nicknameProblem } from "../src/app/nickname.ts";
import { speak } from "../src/text/index.ts";

describe("what the build leaves out", () => {
  test("faces that cover none of the words", () => {
    const face = (range: string) => `@font-face { src: url(x); unicode-range: ${range}; }`;
    expect(covers(face("U+0-FF, U+2000"), "Hanpan")).toBe(true);
    expect(covers(face("U+D55C, U+AC00-AC02"), "한판")).toBe(true);
    expect(covers(face("U+AC00-AC02, U+B098"), "한판")).toBe(false);
    expect(covers("@font-face { src: url(x); }", "한판")).toBe(true);
  });

  test("comments of texts, and nothing that is said", () => {
    const source = "### File\n## Group\n# note\na = One # two\n\nb =\n    first\n\n    second\n#\n";
    expect(stripped(source)).toBe("a = One # two\n\nb =\n    first\n\n    second\n");
  });

  test("packages are named once, with their scope", () => {
    const modules = join(import.meta.dirname, "../node_modules/");
    expect(
      packageFolders([
        `${modules}svelte/src/a.js`,
        `\0${modules}svelte/src/b.js`,
        `${modules}@fluent/bundle/esm/index.js`,
        "/elsewhere/src/own.ts",
      ]),
    ).toEqual([`${modules}@fluent/bundle`, `${modules}svelte`]);
  });
});

describe("a nickname", () => {
  test("is counted in characters, after what cannot be seen is gone", async () => {
    await speak("ko");
    expect(cleanNickname("  민\u200b서 \t 나그네\u3164 ")).toBe("민서 나그네");
    expect(nicknameProblem("🐷".repeat(LONGEST_NAME))).toBe("");
    // Decomposed syllables count as one each.
    expect(nicknameProblem("한".normalize("NFD").repeat(LONGEST_NAME))).toBe("");
    expect(nicknameProblem("가".repeat(LONGEST_NAME + 1))).toContain("21");
  });
});
