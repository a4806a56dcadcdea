/**
 * The module `virtual:texts`: the Fluent files of the Python package, as one module for each language of the shell and of
 * each game, so that a page asks for its texts once.
 *
 * All files are taken but those that only the terminal, the server's log or a game's bots and aids on the server speak.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:texts";
const PART = /^virtual:texts\/([^/]+)\/([^/]+)$/;
const SHELL = "shell";
const LOCALES = ["ko", "en"];
const UNSPOKEN: Readonly<Record<"shell" | "game", readonly string[]>> = {
  shell: ["lab.ftl", "server.ftl", "shapes.ftl", "share.ftl", "terminal.ftl"],
  game: ["aids.ftl", "bots.ftl", "terminal.ftl"],
};

/** A Fluent file without its comments. */
export function stripped(source: string): string {
  return source.replaceAll(/^#{1,3}(?: .*)?\n/gm, "");
}

export function texts(hanpan: string): Plugin {
  const folderOf = (part: string, locale: string) =>
    part === SHELL ? join(hanpan, "text", locale) : join(hanpan, "games", part, "text", locale);
  const games = () =>
    readdirSync(join(hanpan, "games")).filter((game) => existsSync(folderOf(game, "ko")));

  return {
    name: "texts",
    resolveId: (id) => (id === ID || PART.test(id) ? `\0${id}` : undefined),
    load(resolved) {
      const id = resolved.slice(1);
      if (id === ID) {
        const loaders = [SHELL, ...games()].flatMap((part) =>
          LOCALES.map((locale) => {
            const name = JSON.stringify(`${part}/${locale}`);
            return `${name}: () => import(${JSON.stringify(`${ID}/${part}/${locale}`)})`;
          }),
        );
        return `export default {${loaders.join(", ")}};`;
      }
      const [, part, locale] = PART.exec(id) ?? [];
      if (part === undefined || locale === undefined) return undefined;
      const folder = folderOf(part, locale);
      const unspoken = UNSPOKEN[part === SHELL ? "shell" : "game"];
      const files = readdirSync(folder).filter(
        (name) => name.endsWith(".ftl") && !unspoken.includes(name),
      );
      const sources = files.sort().map((name) => {
        this.addWatchFile(join(folder, name));
        return stripped(readFileSync(join(folder, name), "utf-8"));
      });
      return `export default ${JSON.stringify(sources)};`;
    },
  };
}
