import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rememberSeal } from "../lib/seals.ts";
import { LANGUAGES, words } from "../lib/words.svelte.ts";
import ProofScreen from "./ProofScreen.svelte";

const [record = ""] = Object.values(
  import.meta.glob<string>("../../../tests/fair/browser/played_with_cuts.toml", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const [withLot = ""] = Object.values(
  import.meta.glob<string>("../../../tests/fair/records/lot_and_three_rounds.toml", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const sealsOf = (text: string) =>
  [...text.matchAll(/^commitment = "(\w+)"/gm)].map(([, seal = ""]) => seal);
const [seal = ""] = sealsOf(record);

beforeEach(async () => {
  localStorage.clear();
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  // The server is not asked for the result, and the check does without it for the rules.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await words.speak("en");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function check(text: string): Promise<string> {
  render(ProofScreen, {});
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  screen.getByRole("button", { name: "Check" }).click();
  await vi.waitFor(() => {
    expect(screen.queryByText("Checking…")).toBeNull();
    expect(document.querySelector(".verdict, .problem")).not.toBeNull();
  });
  return document.querySelector(".verdict, .problem")?.textContent ?? "";
}

describe("a record that somebody brings", () => {
  test("is found good without a network", async () => {
    expect(await check(record)).toContain("The shuffle was fair");
  });

  test.each([
    [
      "a card",
      (text: string) => text.replace(/deck = "(\w+) (\w+)/, 'deck = "$2 $1'),
      /Card 1 from/,
    ],
    ["a secret", (text: string) => text.replace(/secret = "../, 'secret = "zz'), /no secret/],
    [
      "a number",
      (text: string) => text.replace(/Ana = "..../, 'Ana = "0000'),
      /number was changed/,
    ],
    ["the cut", (text: string) => text.replace(/cut \d+/, "cut 33"), /the cut, or a card/],
  ])("of which %s was changed is refused with the reason", async (_what, change, reason) => {
    const changed = change(record);
    expect(changed).not.toBe(record);
    expect(await check(changed)).toContain("Something does NOT fit");
    expect(screen.getByText(reason)).toBeTruthy();
  });

  test("that is none is told so", async () => {
    expect(await check("The cards were good.")).toContain("line 1");
  });

  test("of which every seal was seen, that of the lot too, is told so", async () => {
    const seals = sealsOf(withLot);
    expect(seals).toHaveLength(4);
    for (const each of seals) rememberSeal(each);
    expect(await check(withLot)).toContain("The shuffle was fair");
    expect(screen.getAllByText(words.say("web-proof-seen"))).toHaveLength(seals.length);
    expect(screen.queryByText(words.say("web-proof-unseen"))).toBeNull();
  });

  test("of which every seal was seen, and the own number is another, does not hold", async () => {
    rememberSeal(seal, "00".repeat(32));
    expect(await check(record)).toContain("Something does NOT fit");
    expect(screen.getByText(/added a number to that shuffle, and it is not/)).toBeTruthy();
  });

  test.each(Object.keys(LANGUAGES))("is spoken of in %s", async (language) => {
    await words.speak(language);
    render(ProofScreen, {});
    expect(document.body.textContent).not.toMatch(/web-|fair-/);
  });
});

/** A server that has these records by their part, and rounds that are over by part and entry. */
function serve(records: readonly (string | null)[], rounds: readonly [number, number][]): void {
  vi.stubGlobal("fetch", (asked: string | URL) => {
    const url = String(asked);
    const given = /record\/(\d+)\.toml/.exec(url);
    if (given !== null) {
      const text = records[Number(given[1])] ?? null;
      if (text !== null) return Promise.resolve(new Response(text));
      return Promise.resolve(Response.json({ code: "no_such_round", text: "" }, { status: 404 }));
    }
    if (!url.includes("/rounds")) return Promise.reject(new Error("no network"));
    const played = rounds.map(([part, entry], k) => {
      return { part, entry, number: k + 1, banker: "Ana", net: {} };
    });
    return Promise.resolve(Response.json(played));
  });
}

describe("all rounds of a table", () => {
  test("are checked under each of its rules", async () => {
    serve(
      [record, withLot],
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    );
    render(ProofScreen, { code: "BCDF", part: -1, entry: -1 });
    await vi.waitFor(() => {
      expect(document.querySelectorAll(".verdict.holds")).toHaveLength(2);
    });
    expect(screen.getByText("Rules no. 1 of the evening")).toBeTruthy();
    expect(screen.getByText("Rules no. 2 of the evening")).toBeTruthy();
    expect(document.querySelector(".problem")).toBeNull();
  });

  test("that no record has yet are named", async () => {
    serve(
      [record, null],
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    );
    render(ProofScreen, { code: "BCDF", part: -1, entry: -1 });
    await vi.waitFor(() => {
      expect(document.querySelectorAll(".verdict.holds")).toHaveLength(1);
    });
    const told = document.querySelector(".problem")?.textContent ?? "";
    expect(told.replace(/[\u2068\u2069]/g, "")).toContain("Rounds 2 and 3 can't be checked yet");
  });
});
