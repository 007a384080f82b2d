import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RulesAsked } from "../lib/api.ts";
import { words } from "../lib/words.svelte.ts";
import RulesPanel from "./RulesPanel.svelte";

const CATALOGUE = {
  lang: "en",
  languages: [],
  rulesets: [{ name: "sala", title: "Casino", where: "", special: "", sheet: "" }],
  variants: [{ name: "live", title: "Live", what: "", sheet: "" }],
  groups: [],
  tempers: [],
  leastSeats: 2,
  mostSeats: 12,
};

/** What was asked of /api/rules. */
let asked: RulesAsked[];

function serve(url: URL, init: RequestInit): Promise<Response> {
  if (url.pathname === "/api/catalogue") return Promise.resolve(Response.json(CATALOGUE));
  const body = JSON.parse(init.body as string) as RulesAsked;
  asked.push(body);
  const text = body.text ?? [body.ruleset, ...(body.variants ?? [])].join("~");
  const [ruleset, ...variants] = text.split("~");
  const none = { where: "", problems: [], options: {}, sheet: null };
  return Promise.resolve(
    Response.json({ ...none, ok: true, text, title: text, ruleset, variants }),
  );
}

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", serve);
  // jsdom knows dialogs, but can't show them.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  await words.speak("en");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a table's rules are taken up once, and what was chosen goes to the table", async () => {
  const chosen: string[] = [];
  render(RulesPanel, {
    open: true,
    rules: "sala",
    choose: (text: string) => {
      chosen.push(text);
      return Promise.resolve("The table is closed.");
    },
  });
  const live = await screen.findByRole("switch", { name: "Live" });
  await screen.findByText("sala");
  expect(asked).toEqual([{ text: "sala" }]);
  await fireEvent.click(live);
  await fireEvent.click(screen.getByRole("button", { name: "From the next round" }));
  // Refused, it says why and stays.
  expect(await screen.findByText("The table is closed.")).toBeTruthy();
  expect(chosen).toEqual(["sala~live"]);
  expect(screen.getByRole("dialog", { name: "Other rules for this table" })).toBeTruthy();
});
