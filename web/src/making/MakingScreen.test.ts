import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RulesAsked } from "../lib/api.ts";
import { words } from "../lib/words.svelte.ts";
import MakingScreen from "./MakingScreen.svelte";

const CATALOGUE = {
  lang: "en",
  languages: [],
  rulesets: [{ name: "sala", title: "Casino", where: "", special: "", sheet: "" }],
  variants: [{ name: "wild", title: "Wild card", what: "", sheet: "" }],
  groups: [],
  tempers: [],
  leastSeats: 2,
  mostSeats: 12,
};

/** A server that knows one variant, and whose refusal gives what it understands. */
function serve(url: URL, init: RequestInit): Promise<Response> {
  if (url.pathname !== "/api/rules") return Promise.resolve(Response.json(CATALOGUE));
  const body = JSON.parse(init.body as string) as RulesAsked;
  const text = body.text ?? [body.ruleset, ...(body.variants ?? [])].join("~");
  const [ruleset, ...named] = text.split("~");
  if (ruleset === "nosuch") {
    const problems = [{ option: "ruleset", text: "There is no ruleset nosuch." }];
    const nothing = { title: "", where: "", ruleset: "", variants: [], options: {}, sheet: null };
    return Promise.resolve(Response.json({ ...nothing, problems, ok: false, text: "" }));
  }
  const known = { where: "", options: {}, sheet: null, title: "", ruleset };
  const variants = named.filter((name) => name === "wild");
  const problems = named
    .filter((name) => name !== "wild")
    .map((name) => ({ option: "variants", text: `There is no variant ${name}.` }));
  const ok = problems.length === 0;
  return Promise.resolve(Response.json({ ...known, variants, problems, ok, text: ok ? text : "" }));
}

beforeEach(async () => {
  vi.stubGlobal("fetch", serve);
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  await words.speak("en");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a link that cannot be is told, and stays in the address until something is changed", async () => {
  history.replaceState(null, "", "/new?rules=sala~wild~nosuch");
  render(MakingScreen, {});
  await screen.findByText(/the rules that you opened, without/);
  const wild = await screen.findByRole("switch", { name: "Wild card" });
  expect(wild.getAttribute("aria-checked")).toBe("true");
  expect(screen.getByText("There is no variant nosuch.")).toBeTruthy();
  expect(location.search).toBe("?rules=sala~wild~nosuch");
  await fireEvent.click(wild);
  await vi.waitFor(() => {
    expect(location.search).toBe("?rules=sala");
  });
  expect(screen.queryByText("There is no variant nosuch.")).toBeNull();
});

test("where nothing of a link is understood, it is said that the rules are others", async () => {
  history.replaceState(null, "", "/new?rules=nosuch");
  render(MakingScreen, {});
  await screen.findByText(/Nothing of what you opened could be used/);
  expect(screen.getByText("There is no ruleset nosuch.")).toBeTruthy();
  await screen.findByRole("switch", { name: "Wild card" });
});

test("no more bots are taken than may sit at a table", async () => {
  history.replaceState(null, "", "/new");
  render(MakingScreen, {});
  const box = await screen.findByRole<HTMLInputElement>("textbox", { name: /bots/i });
  await fireEvent.input(box, { target: { value: "99" } });
  await fireEvent.blur(box);
  expect(box.value).toBe("11");
});
