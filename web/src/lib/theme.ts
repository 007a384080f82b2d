/** Light or dark, as the system says or as its owner chose. */

import { preferences } from "./preferences.svelte.ts";

const GROUND = { light: "#f5eee1", dark: "#1c1612" };

/** Keeps the page's theme right; for an effect, which runs again when another is chosen. */
export function keepTheme(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const wanted = preferences.theme;
  const apply = () => {
    const theme = wanted === "auto" ? (dark.matches ? "dark" : "light") : wanted;
    document.documentElement.dataset["theme"] = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUND[theme]);
  };
  apply();
  dark.addEventListener("change", apply);
  return () => {
    dark.removeEventListener("change", apply);
  };
}
