/**
 * Writes sw.js with the list of the files that a page needs without a network: the page, its scripts and its styles.
 * Fonts and pictures of links are left out; a font is kept when it was needed once.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { afterBuild, filesBelow } from "./files.ts";

const KEPT =
  /^(?:index\.html|boot\.js|manifest\.webmanifest|icon-192\.png|assets\/[^/]+\.(?:js|css|svg))$/;

export function shell(worker: string): Plugin {
  return afterBuild("shell", (folder) => {
    const files = filesBelow(folder).filter((file) => KEPT.test(file));
    const hash = createHash("sha256");
    for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
    const addresses = files.map((file) => (file === "index.html" ? "/" : `/${file}`));
    const script = readFileSync(worker, "utf-8")
      .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 16)))
      .replace('["SHELL"]', JSON.stringify(addresses));
    writeFileSync(join(folder, "sw.js"), script);
  });
}
