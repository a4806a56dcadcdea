/** The files of a finished build. */
import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** All files below a folder, as paths from it with slashes, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative(folder, join(folder, name)).replaceAll("\\", "/"))
    .sort();
}
