import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * What neither the types nor the build keep out: it is missing in Safari 16.4 or Firefox 115, the
 * oldest browsers on which everything must work. (What of the language is missing there, `lib` in
 * tsconfig.json does not have.)
 */
const TOO_NEW =
  /canParse|URL\.parse\(|withResolvers|startViewTransition|showPopover|popover=|closedby=|AbortSignal\.any|checkVisibility|light-dark\(|@starting-style|@scope|field-sizing|anchor-name|interpolate-size|linear\(\s*\d|^\s*&[ .:>[]/m;

/** A rule whose selector Firefox 115 does not know is left out whole: fit for refinements only. */
const HAS = /(?<!:not\():has\(/;

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(svelte|ts|css)$/.test(file) && !file.includes(".test."),
);

test.each(files)("%s asks nothing of a browser that an old phone has not", (file) => {
  const code = readFileSync(`src/${file}`, "utf8");
  const bare = code.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|^\s*\/\/.*$/gm, "");
  expect(TOO_NEW.exec(bare)?.[0]).toBeUndefined();
  expect(HAS.exec(bare)?.[0]).toBeUndefined();
});
