/** The files of a finished build, and plugins that work on them. */
import { readdirSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** All files below a folder, as paths from it with slashes, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative(folder, join(folder, name)).replaceAll("\\", "/"))
    .sort();
}

/** A plugin that is called with the folder of the build once everything stands there; several go one after the other. */
export function afterBuild(name: string, work: (folder: string) => void): Plugin {
  let folder = "";
  return {
    name,
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: { order: "post", sequential: true, handler: () => work(folder) },
  };
}
