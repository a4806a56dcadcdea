/** Writes a Brotli and a gzip sibling beside every file that shrinks, so that the server compresses nothing twice. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { afterBuild, filesBelow } from "./files.ts";

/** The page itself is left out: the server writes the title and picture of each link into it. */
const TEXT = /\.(?:js|css|svg|txt|json|webmanifest)$/;
/** Smaller files fit into one packet as they are. */
const LEAST = 1_000;

const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

export function siblings(): Plugin {
  return afterBuild("siblings", (folder) => {
    for (const file of filesBelow(folder).filter((name) => TEXT.test(name))) {
      const path = join(folder, file);
      const content = readFileSync(path);
      if (content.length < LEAST) continue;
      writeFileSync(`${path}.br`, brotliCompressSync(content, BROTLI));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  });
}
