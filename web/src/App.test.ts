import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import App from "./App.svelte";
import { router } from "./lib/router.svelte.ts";
import { chooseLanguage, LANGUAGES, words } from "./lib/words.svelte.ts";

beforeEach(() => {
  window.matchMedia ??= () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

afterEach(cleanup);

test.each(Object.keys(LANGUAGES))(
  "a path that leads nowhere is told so, in %s",
  async (language) => {
    await words.speak(language);
    router.go("/no/such/place");
    render(App);
    const title = await screen.findByRole("heading", { level: 1 });
    expect(title.textContent).not.toMatch(/^$|web-/);
    expect(document.documentElement.lang).toBe(language);
  },
);

test.each([
  [["es-AR", "en"], "es"],
  [["pt-PT"], "pt-BR"],
  [["gl", "ca-ES"], "ca"],
  [["zz"], "en"],
  [[], "en"],
])("of %j the language is %s", (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language);
});
