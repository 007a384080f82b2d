import { expect, test } from "vitest";
import { t, words } from "./words.svelte.ts";

test.each([
  ["en", "one round", "1000 rounds", "12,345 rounds"],
  ["es", "una mano", "1000 manos", "12\u00a0345 manos"],
  ["it", "una mano", "1000 mani", "12\u00a0345 mani"],
])(
  "a count in %s is written as amounts are, and chooses its words",
  async (language, one, many, more) => {
    await words.speak(language);
    expect(t("web-played", { count: 1 })).toBe(one);
    expect(t("web-played", { count: 1000 })).toBe(many);
    expect(t("web-played", { count: 12345 })).toBe(more);
  },
);
