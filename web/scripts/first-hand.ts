/** Which built files the first hand needs, by Vite's manifest. */

export type Chunk = Readonly<{
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: readonly string[];
}>;
export type Manifest = Readonly<Record<string, Chunk>>;

const LANGUAGE = /virtual:texts\//;

/**
 * The scripts of the entry, of the screen (by its source) and of the largest language, with all
 * that they import statically, each with its size. Throws when there is no such screen.
 */
export function firstHand(
  manifest: Manifest,
  screen: string,
  sizeOf: (file: string) => number,
): Map<string, number> {
  const entries = Object.keys(manifest).filter((key) => chunk(manifest, key).isEntry);
  const languages = Object.keys(manifest)
    .filter((key) => LANGUAGE.test(key))
    .sort((a, b) => sizeOf(chunk(manifest, b).file) - sizeOf(chunk(manifest, a).file));
  const files = new Map<string, number>();
  const waiting = [...entries, screen, ...languages.slice(0, 1)];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const { file, imports = [] } = chunk(manifest, key);
    if (files.has(file)) continue;
    files.set(file, sizeOf(file));
    waiting.push(...imports);
  }
  return files;
}

function chunk(manifest: Manifest, key: string): Chunk {
  const found = manifest[key];
  if (found === undefined) throw new Error(`nothing was built from ${key}`);
  return found;
}
