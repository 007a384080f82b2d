/** The Fluent files of the client, as modules: one lazy chunk for each language. */

import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = /^\0?virtual:(texts|making|evening|proof|odds)(?:\/(.+))?$/;

/** Which files of a language's folder belong to which module: what few screens need comes later. */
const FILES: Readonly<Record<string, RegExp>> = {
  texts: /^web(?!-making|-evening|-proof|-odds).*\.ftl$/,
  making: /^web-making\.ftl$/,
  evening: /^web-evening\.ftl$/,
  odds: /^web-odds\.ftl$/,
  proof: /^(web-proof|fair)\.ftl$/,
};

/**
 * `virtual:texts` gives for each language a function that loads its messages; `virtual:texts/es`
 * is what it loads: the text of the `web*.ftl` in the language's folder, without comments.
 * `virtual:making`, `virtual:evening`, `virtual:proof` and `virtual:odds` are the like for the messages of
 * those screens alone.
 */
export function texts(folder: URL): Plugin {
  return {
    name: "siete-texts",
    resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, topic = "", language] = ID.exec(id) ?? [];
      const wanted = FILES[topic];
      if (!id.startsWith("\0") || wanted === undefined) return undefined;
      if (language === undefined) return languageLoaders(topic, await languagesIn(folder, wanted));
      const messages: string[] = [];
      for (const file of await filesIn(folder, language, wanted)) {
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

function languageLoaders(topic: string, languages: string[]): string {
  const entries = languages.map(
    (language) => `${JSON.stringify(language)}: () => import("virtual:${topic}/${language}"),`,
  );
  return `export default {\n${entries.join("\n")}\n};`;
}

async function languagesIn(folder: URL, wanted: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    if ((await filesIn(folder, entry.name, wanted)).length > 0) found.push(entry.name);
  }
  return found.sort();
}

async function filesIn(folder: URL, language: string, wanted: RegExp): Promise<URL[]> {
  const inside = new URL(`${language}/`, folder);
  const names = (await readdir(inside)).filter((name) => wanted.test(name)).sort();
  return names.map((name) => new URL(name, inside));
}
