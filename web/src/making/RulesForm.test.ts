import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Catalogue, OptionWords, RulesAsked, RulesRead } from "../lib/api.ts";
import { words } from "../lib/words.svelte.ts";
import { Draft } from "./draft.svelte.ts";
import RulesForm from "./RulesForm.svelte";

function option(kind: OptionWords["kind"], some: Partial<OptionWords> = {}): OptionWords {
  return {
    name: `x.${kind}`,
    title: `The ${kind}`,
    what: `What the ${kind} does.`,
    kind,
    default: "",
    choices: [],
    low: null,
    high: null,
    none: null,
    ...some,
  };
}

const choices = ["none", "a", "b"].map((value) => ({ value, words: `word ${value}` }));
const items = ["3", "4", "7"].map((value) => ({ value, words: `a ${value}` }));
const yesNo = ["yes", "no"].map((value) => ({ value, words: value }));

const OPTIONS: readonly (readonly [OptionWords, string])[] = [
  [option("switch", { choices: yesNo }), "no"],
  [option("choice", { choices }), "a"],
  [option("figure", { choices }), "none"],
  [option("total", { choices }), "a"],
  [option("amount", { low: 0 }), "2"],
  [option("multiple", { low: 1 }), "1"],
  [option("count", { low: 1, high: 3 }), "3"],
  [option("range", { low: 2, high: 12 }), "2-12"],
  [option("ranks", { choices: items }), "none"],
  [option("words", { choices: items }), "3-7"],
  [option("tariffs"), "low-1-2"],
];

const CATALOGUE: Catalogue = {
  lang: "en",
  languages: [],
  rulesets: [
    { name: "one", title: "One", where: "here", special: "It is the first.", sheet: "000" },
    { name: "two", title: "Two", where: "there", special: "It is the other.", sheet: "001" },
  ],
  variants: [{ name: "odd", title: "Odd", what: "Makes it odd.", sheet: "000" }],
  groups: [{ name: "x", title: "All kinds", options: OPTIONS.map(([each]) => each) }],
  tempers: [],
  leastSeats: 2,
  mostSeats: 12,
};

/** What is asked is answered: it can be, unless an amount is above 100. */
function answer(asked: RulesAsked): Promise<RulesRead> {
  const own = (asked.options ?? {}) as Record<string, string>;
  const options = Object.fromEntries(
    OPTIONS.map(([{ name }, usual]) => {
      const value = own[name] ?? usual;
      const idle = name === "x.total" ? "It needs something else." : "";
      return [name, { value, words: `is ${value}`, idle, changed: value !== usual }];
    }),
  );
  const ok = Number(own["x.amount"] ?? "0") <= 100;
  return Promise.resolve({
    ok,
    text: ok ? "text" : "",
    title: "",
    where: "",
    ruleset: asked.ruleset ?? "",
    variants: asked.variants ?? [],
    problems: ok ? [] : [{ option: "x.amount", text: "That is too much." }],
    options,
    sheet: null,
  });
}

let draft: Draft;
let form: RulesForm;

beforeEach(async () => {
  await words.speak("en");
  draft = new Draft(answer);
  draft.choose("one");
  await draft.settled();
  form = render(RulesForm, { draft, catalogue: CATALOGUE }).component;
});

afterEach(cleanup);

async function opened(): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name: /All kinds/ }));
}

async function type(label: string, text: string): Promise<void> {
  await fireEvent.input(screen.getByRole("textbox", { name: label }), { target: { value: text } });
}

async function click(role: string, name: string | RegExp): Promise<void> {
  await fireEvent.click(screen.getByRole(role, { name }));
}

describe("every kind of option has its control", () => {
  beforeEach(opened);

  test("a switch", async () => {
    await click("switch", "The switch");
    expect(draft.value("x.switch")).toBe("yes");
    await click("switch", "The switch");
    expect(draft.value("x.switch")).toBe("no");
  });

  test("a choice has all its words in view", async () => {
    const group = screen.getByRole("radiogroup", { name: "The choice" });
    await fireEvent.click(within(group).getByRole("radio", { name: "word b" }));
    expect(draft.value("x.choice")).toBe("b");
  });

  test.each(["figure", "total"])("a %s is one of a list", async (kind) => {
    const select = screen.getByRole("combobox", { name: `The ${kind}` });
    await fireEvent.change(select, { target: { value: "b" } });
    expect(draft.value(`x.${kind}`)).toBe("b");
  });

  test("an amount is typed with a comma, or stepped", async () => {
    await type("The amount", "2,5");
    expect(draft.value("x.amount")).toBe("2.5");
    await click("button", /^The amount: more/);
    expect(draft.value("x.amount")).toBe("3.5");
    await fireEvent.keyDown(screen.getByRole("textbox", { name: "The amount" }), {
      key: "ArrowDown",
    });
    expect(draft.value("x.amount")).toBe("2.5");
  });

  test("a multiple goes by halves and not below its least", async () => {
    await click("button", /^The multiple: less/);
    expect(draft.value("x.multiple")).toBe("1");
    await click("button", /^The multiple: more/);
    expect(draft.value("x.multiple")).toBe("1.5");
  });

  test("a count stops at its most", async () => {
    await click("button", /^The count: more/);
    expect(draft.value("x.count")).toBe("3");
    await click("button", /^The count: less/);
    expect(draft.value("x.count")).toBe("2");
  });

  test("a range has two ends", async () => {
    await type("The range, from", "4");
    await type("The range, to", "6");
    expect(draft.value("x.range")).toBe("4-6");
  });

  test("ranks and words are put in and taken out", async () => {
    const ranks = within(screen.getByRole("group", { name: "The ranks" }));
    await fireEvent.click(ranks.getByRole("checkbox", { name: "a 7" }));
    await fireEvent.click(ranks.getByRole("checkbox", { name: "a 4" }));
    expect(draft.value("x.ranks")).toBe("4-7");
    const some = within(screen.getByRole("group", { name: "The words" }));
    await fireEvent.click(some.getByRole("checkbox", { name: "a 3" }));
    await fireEvent.click(some.getByRole("checkbox", { name: "a 7" }));
    expect(draft.value("x.words")).toBe("none");
  });

  test("tariffs are added, changed and removed", async () => {
    await click("button", "Add a tariff");
    expect(draft.value("x.tariffs")).toBe("low-1-2-t1-1-2");
    await fireEvent.change(screen.getByRole("textbox", { name: "Name of tariff 2" }), {
      target: { value: "High" },
    });
    await type("Highest stake of high", "8");
    await click("button", "Remove low");
    expect(draft.value("x.tariffs")).toBe("high-1-8");
  });
});

describe("what is said of an option", () => {
  test("an idle one says why", async () => {
    await opened();
    const select = screen.getByRole("combobox", { name: "The total" });
    const ids = select.getAttribute("aria-describedby")?.split(" ") ?? [];
    const said = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    expect(said).toContain("What the total does.");
    expect(said).toContain("It needs something else.");
  });

  test("a changed one can be undone, and its group says that there is one", async () => {
    await opened();
    await click("switch", "The switch");
    await draft.settled();
    expect(await screen.findByRole("button", { name: /All kinds 1 changed/ })).toBeTruthy();
    await click("button", "Undo: The switch");
    await draft.settled();
    expect(draft.value("x.switch")).toBe("no");
  });

  test("what is wrong is said at its control, which is marked", async () => {
    await opened();
    await type("The amount", "200");
    await draft.settled();
    const box = await screen.findByRole("textbox", { name: "The amount" });
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("That is too much.").closest("[data-option]")).toBe(
      box.closest("[data-option]"),
    );
  });

  test("whoever is shown a problem finds its group open and the control under the keyboard", async () => {
    Element.prototype.scrollIntoView ??= () => undefined;
    draft.set("x.amount", "200");
    await draft.settled();
    await form.showProblem();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "The amount" }));
  });
});

test("rulesets and variants are chosen by name, with what is special", async () => {
  await click("radio", /Two/);
  await click("switch", "Odd");
  expect([draft.ruleset, draft.variants]).toEqual(["two", ["odd"]]);
  expect(screen.getByRole("switch", { name: "Odd" }).getAttribute("aria-checked")).toBe("true");
});
