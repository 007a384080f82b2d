/** The Fluent files of the client, as modules: one lazy chunk for each language. */

import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ALL = "virtual:texts";
const RESOLVED = "\0" + ALL;
const FILE = /^web.*\.ftl$/;

/**
 * `virtual:texts` gives for each language a function that loads its messages; `virtual:texts/es`
 * is what it loads: the text of all `web*.ftl` in the language's folder, without comments.
 */
export function texts(folder: URL): Plugin {
  return {
    name: "siete-texts",
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === RESOLVED) return languageLoaders(await languagesIn(folder));
      if (!id.startsWith(`${RESOLVED}/`)) return undefined;
      const messages: string[] = [];
      for (const file of await filesIn(folder, id.slice(RESOLVED.length + 1))) {
        this.addWatchFile(fileURLToPath(file));
        messages.push(withoutComments(await readFile(file, "utf8")));
      }
      return `export default ${JSON.stringify(messages.join("\n"))};`;
    },
  };
}

/** Comments are for translators; nobody downloads them. */
export function withoutComments(fluent: string): string {
  return fluent
    .split("\n")
    .filter((line) => !/^#{1,3}( |$)/.test(line))
    .join("\n")
    .replace(/\n{2,}/g, "\n");
}

function languageLoaders(languages: string[]): string {
  const entries = languages.map(
    (language) => `${JSON.stringify(language)}: () => import("${ALL}/${language}"),`,
  );
  return `export default {\n${entries.join("\n")}\n};`;
}

async function languagesIn(folder: URL): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    if ((await filesIn(folder, entry.name)).length > 0) found.push(entry.name);
  }
  return found.sort();
}

async function filesIn(folder: URL, language: string): Promise<URL[]> {
  const inside = new URL(`${language}/`, folder);
  const names = (await readdir(inside)).filter((name) => FILE.test(name)).sort();
  return names.map((name) => new URL(name, inside));
}
