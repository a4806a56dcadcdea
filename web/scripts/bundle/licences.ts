/** Writes licenses.txt: the licence of this project and of every package of which something is in the build. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Manifest {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
}

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** Folders of the packages that these modules come from. */
export function packageFolders(modules: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const module of modules) {
    const found = PACKAGE.exec(module.replaceAll("\0", ""));
    if (found?.[1] !== undefined && existsSync(join(found[1], "package.json"))) {
      folders.add(found[1]);
    }
  }
  return [...folders].sort();
}

/** The text of a package's licence; the packages that ship none name it in their description. */
function licenceText(folder: string, manifest: Manifest): string {
  for (const place of [folder, join(folder, "dist")]) {
    const file = existsSync(place)
      ? readdirSync(place).find((name) => /^licen[cs]e(\.|$)/i.test(name))
      : undefined;
    if (file !== undefined) return readFileSync(join(place, file), "utf-8").trim();
  }
  return `Licence: ${manifest.license ?? "not named"}`;
}

function section(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Manifest;
  const title = `${manifest.name} ${manifest.version} (${manifest.license ?? "?"})`;
  const from = manifest.homepage === undefined ? "" : `\n${manifest.homepage}`;
  return `${title}${from}\n\n${licenceText(folder, manifest)}`;
}

const LINE = `\n\n${"-".repeat(78)}\n\n`;

export function licences(own: string): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const parts = [own.trim(), ...packageFolders(this.getModuleIds()).map(section)];
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: parts.join(LINE) + "\n" });
    },
  };
}
