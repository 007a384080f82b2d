import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { texts } from "./scripts/texts.ts";

const testing = process.env["VITEST"] !== undefined;

export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [svelte(), texts(new URL("../src/siete/texts/", import.meta.url))],
  // Tests mount components, which only the browser's build of Svelte can.
  resolve: testing ? { conditions: ["browser"] } : {},
  // And read the records that the tests of the library read.
  server: testing ? { fs: { allow: [".."] } } : {},
  build: {
    target: "es2022",
    outDir: "../src/siete/server/static",
    emptyOutDir: true,
    manifest: true,
    // How long each plugin took is nothing to who only starts a table.
    rolldownOptions: { checks: { bundlerTimings: false } },
    sourcemap: mode === "development",
    // The page's security policy allows files of its own origin only: nothing is put inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    // Nothing outside is asked, and nothing is left running.
    restoreMocks: true,
  },
}));
