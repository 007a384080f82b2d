/**
 * How much script a phone downloads before it can play its first hand, compressed: the entry, the
 * screen of the table, one language, and all that these import. Fails above the budget.
 *
 * Run after `vite build`.
 */

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { firstHand, type Manifest } from "./first-hand.ts";

const BUDGET = 60 * 1024;
const built = new URL("../../src/siete/server/static/", import.meta.url);
const manifest = JSON.parse(
  readFileSync(new URL(".vite/manifest.json", built), "utf8"),
) as Manifest;

function sizeOf(file: string): number {
  return gzipSync(readFileSync(new URL(file, built)), { level: 9 }).length;
}

const sizes = firstHand(manifest, "src/table/TableScreen.svelte", sizeOf);
let total = 0;
for (const [file, size] of sizes) {
  total += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(
  `${String(total).padStart(8)}  bytes of script for the first hand, of ${String(BUDGET)}`,
);
if (total > BUDGET) {
  console.error("That is too much to download for the first hand. What could come later?");
  process.exit(1);
}
