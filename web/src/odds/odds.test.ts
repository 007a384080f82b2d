import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Odds } from "../lib/api.ts";
import { words } from "../lib/words.svelte.ts";
import { edgeOf } from "./edge.ts";
import EdgeLine from "./EdgeLine.svelte";
import OddsSection from "./OddsSection.svelte";

const NOTHING: Odds = {
  stage: "waiting",
  version: 0,
  done: false,
  lower: 0,
  upper: 0,
  exact: false,
  raises: false,
  leftOut: [],
  page: null,
};

const ESTIMATE: Odds = { ...NOTHING, stage: "estimate", version: 1, lower: 16.1, upper: 21.2 };
const SOLVED: Odds = {
  ...NOTHING,
  stage: "solved",
  version: 3,
  done: true,
  lower: 20.42301,
  upper: 20.42301,
  exact: true,
};

const PAGE: Odds["page"] = {
  grids: [
    {
      form: "open",
      bank: "",
      corner: "total",
      across: "bank",
      columns: ["1", "figure"],
      rows: [
        ["5", [[{ action: "hit", percent: 100 }], []]],
        [
          "5½",
          [
            [
              { action: "stand", percent: 60 },
              { action: "hit", percent: 40 },
            ],
            [{ action: "stand", percent: 100 }],
          ],
        ],
      ],
    },
  ],
  actions: [
    { action: "stand", words: "stand" },
    { action: "hit", words: "ask" },
  ],
  sums: [
    { words: "+1", percent: 40, tone: "won" },
    { words: "−1", percent: 60, tone: "lost" },
  ],
  results: [{ words: "banker has more", percent: 60, tone: "lost" }],
  evening: {
    rounds: 100,
    mean: -20,
    behind: 95,
    even: 1,
    ahead: 4,
    low: -37,
    high: -3,
    bars: [
      { low: -20, high: -1, chance: 96 },
      { low: 0, high: 0, chance: 4 },
    ],
  },
  changes: 100,
  rules: [
    { option: "Ties", value: "push", plain: "bank", lower: 4.25, upper: 4.25 },
    { option: "Burning", value: "sevens", plain: "none", lower: null, upper: null },
  ],
};

type Asked = Readonly<{ rules: string | null; have: string | null; off: AbortSignal | null }>;

/** A server that gives these answers, one after the other, to each set of rules. */
function serve(answers: Readonly<Record<string, readonly Odds[]>>): Asked[] {
  const asked: Asked[] = [];
  const given: Record<string, number> = {};
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    const rules = url.searchParams.get("rules") ?? "";
    asked.push({ rules, have: url.searchParams.get("have"), off: init.signal ?? null });
    const at = (given[rules] = (given[rules] ?? -1) + 1);
    const answer = answers[rules]?.[at];
    return answer === undefined
      ? new Promise(() => undefined) // the server waits for something new
      : Promise.resolve(Response.json(answer));
  });
  return asked;
}

beforeEach(async () => {
  await words.speak("en");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("who profits, by how many of 100, and how sure that is", () => {
  expect(edgeOf(NOTHING, "en")).toBeNull();
  expect(edgeOf({ ...NOTHING, stage: "absent", done: true }, "en")).toBeNull();
  expect(edgeOf({ ...NOTHING, stage: "failed", version: 1000 }, "en")).toBeNull();
  expect(edgeOf(ESTIMATE, "en")).toMatchObject({ how: "about_bank", chips: "19", error: "3" });
  expect(edgeOf(SOLVED, "es")).toMatchObject({ how: "bank", chips: "20,42" });
  expect(edgeOf({ ...SOLVED, lower: -60.4, upper: -60.4 }, "en")).toMatchObject({
    how: "player",
    chips: "60.40",
  });
  expect(edgeOf({ ...SOLVED, lower: 0, upper: 0 }, "en")?.how).toBe("even");
});

test("where either may profit, from where to where", () => {
  const wide = { ...ESTIMATE, lower: -71.07, upper: 6.6 };
  expect(edgeOf(wide, "en")).toMatchObject({ how: "between", lower: "−71.1", upper: "+6.6" });
});

test("an error is never said to be less than it is", () => {
  expect(edgeOf({ ...ESTIMATE, lower: 10, upper: 14.4 }, "en")?.error).toBe("3");
  expect(edgeOf({ ...ESTIMATE, lower: 10, upper: 11.02 }, "en")?.error).toBe("0.6");
});

test("the line says an estimate first, and then the figure", async () => {
  const asked = serve({ sala: [ESTIMATE, SOLVED] });
  render(EdgeLine, { rules: "sala" });
  expect(screen.getByText(/Working out/)).toBeTruthy();
  await screen.findByText("The bank keeps about 19 of 100 chips (± 3)");
  await screen.findByText("The bank keeps 20.42 of every 100 chips");
  expect(asked.map(({ have }) => have)).toEqual(["0", "1"]);
});

test("other rules call the question off, and rules that cannot be say nothing", async () => {
  const asked = serve({ a: [ESTIMATE], b: [SOLVED] });
  const { rerender } = render(EdgeLine, { rules: "a" });
  await screen.findByText(/about 19/);
  await rerender({ rules: "b" });
  await screen.findByText(/keeps 20.42/);
  expect(asked.find(({ rules, have }) => rules === "a" && have === "1")?.off?.aborted).toBe(true);
  await rerender({ rules: "" });
  expect(screen.queryByText(/bank/)).toBeNull();
});

test("a server that cannot work it out shows nothing", async () => {
  serve({ sala: [{ ...NOTHING, stage: "absent", done: true }] });
  render(EdgeLine, { rules: "sala" });
  await vi.waitFor(() => {
    expect(screen.queryByText(/bank/)).toBeNull();
  });
});

test("the page has what is done in words, not in colours alone", async () => {
  serve({ sala: [{ ...SOLVED, page: PAGE, done: true }] });
  render(OddsSection, { rules: "sala" });
  const table = await screen.findByRole("table");
  const cells = [...table.querySelectorAll("tbody td")].map((cell) =>
    [...cell.querySelectorAll(".unseen")].map((each) => each.textContent.trim()).join(", "),
  );
  expect(cells.map((cell) => cell.replaceAll("\u00a0", " "))).toEqual([
    "ask",
    "",
    "stand 60 %, ask 40 %",
    "stand",
  ]);
  expect(
    screen.getByText(/nine evenings in ten end between −37 and −3/, { selector: "figcaption" }),
  );
  const rules = screen.getByRole("list", { name: "What each rule is worth" });
  expect(rules.textContent).toContain("+4.25");
  expect(rules.textContent).toContain("not known");
});
