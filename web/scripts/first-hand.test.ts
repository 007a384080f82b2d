import { expect, test } from "vitest";
import { firstHand } from "./first-hand.ts";

const manifest = {
  "index.html": { file: "index.js", isEntry: true, imports: ["_shared.js"] },
  "_shared.js": { file: "shared.js" },
  "_cards.js": { file: "cards.js", imports: ["_shared.js"] },
  "src/Table.svelte": { file: "table.js", isDynamicEntry: true, imports: ["_cards.js"] },
  "src/History.svelte": { file: "history.js", isDynamicEntry: true },
  "virtual:texts/el": { file: "el.js", isDynamicEntry: true },
  "virtual:texts/es": { file: "es.js", isDynamicEntry: true },
};

test("the first hand is the entry, the table, one language and what they import", () => {
  const sizes = firstHand(manifest, "src/Table.svelte", (file) => file.length);
  expect([...sizes.keys()].sort()).toEqual([
    "cards.js",
    "el.js",
    "index.js",
    "shared.js",
    "table.js",
  ]);
});

test("of the languages, the largest counts", () => {
  const sizes = firstHand(manifest, "src/Table.svelte", (file) => (file === "es.js" ? 2 : 1));
  expect(sizes.get("es.js")).toBe(2);
  expect(sizes.has("el.js")).toBe(false);
});

test("a screen that was not built is an error, not a size of nothing", () => {
  expect(() => firstHand(manifest, "src/Gone.svelte", () => 1)).toThrow("src/Gone.svelte");
});
