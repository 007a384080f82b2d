import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RulesAsked, RulesRead } from "../lib/api.ts";
import { Refusal } from "../lib/http.ts";
import { Draft } from "./draft.svelte.ts";

const USUAL: Readonly<Record<string, string>> = { "bets.min": "1", "bets.max": "10" };

/** A server that knows two options, and that one must not be above the other. */
class Server {
  heard: RulesAsked[] = [];
  down = false;
  /** Holds answers back until it is called. */
  slow: ((go: () => void) => void) | null = null;

  async answer(asked: RulesAsked): Promise<RulesRead> {
    this.heard.push(asked);
    if (this.slow !== null) await new Promise<void>(this.slow);
    if (this.down) throw new Refusal("unreachable", "Nobody there.");
    if (asked.text != null) return this.#ofText(asked.text);
    return this.#read(asked.ruleset ?? "", asked.variants ?? [], asked.options ?? {});
  }

  #ofText(text: string): RulesRead {
    const [ruleset = "", ...rest] = text.split("~");
    if (ruleset === "nope") return read({ ok: false, problems: [wrong("ruleset", "None such.")] });
    const options = rest.length === 2 ? { [String(rest[0])]: rest[1] } : {};
    return this.#read(ruleset, [], options);
  }

  #read(
    ruleset: string,
    variants: readonly string[],
    own: Readonly<Record<string, unknown>>,
  ): RulesRead {
    const values = { ...USUAL, ...own } as Record<string, string>;
    const options = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        { value, words: `words ${value}`, idle: "", changed: value !== USUAL[name] },
      ]),
    );
    const ok = Number(values["bets.min"]) <= Number(values["bets.max"]);
    const text = ok ? [ruleset, ...variants, JSON.stringify(own)].join("~") : "";
    const problems = ok ? [] : [wrong("bets.min", "More than the highest.")];
    return read({ ok, text, ruleset, variants, options, problems, title: ruleset });
  }
}

function wrong(option: string, text: string): { option: string; text: string } {
  return { option, text };
}

function read(some: Partial<RulesRead>): RulesRead {
  const none = { ok: true, text: "", title: "", where: "", ruleset: "", sheet: null };
  return { ...none, variants: [], problems: [], options: {}, ...some };
}

let server: Server;
let draft: Draft;

/** Lets the pause run out and what is answered be heard. */
async function pause(): Promise<void> {
  await vi.advanceTimersByTimeAsync(150);
}

beforeEach(async () => {
  vi.useFakeTimers();
  server = new Server();
  draft = new Draft((asked) => server.answer(asked));
  draft.choose("sala");
  await pause();
});

afterEach(() => {
  vi.useRealTimers();
});

test("what is switched while a link's rules are still on their way is a change of those", async () => {
  const early = new Draft((asked) => server.answer(asked));
  let go = () => undefined as void;
  server.slow = (answer) => {
    go = answer;
  };
  const loaded = early.load("sette_e_mezzo");
  early.toggle("royal");
  server.slow = null;
  go();
  await loaded;
  await pause();
  expect(early.ruleset).toBe("sette_e_mezzo");
  expect(early.variants).toEqual(["royal"]);
  expect(early.good?.text).toBe("sette_e_mezzo~royal~{}");
});

describe("a draft of rules", () => {
  test("there is nothing to take back before anything was changed", () => {
    expect(draft.canGoBack).toBe(false);
  });

  test("asks once for many changes that come quickly, with the last of them", async () => {
    for (const value of ["2", "20", "2"]) draft.set("bets.min", value);
    expect(draft.waiting).toBe(true);
    await pause();
    expect(draft.waiting).toBe(false);
    expect(server.heard.at(-1)?.options).toEqual({ "bets.min": "2" });
    expect(server.heard).toHaveLength(2);
  });

  test("an option is undone alone, and all at once", async () => {
    draft.set("bets.min", "2");
    draft.set("bets.max", "5");
    await pause();
    expect(draft.changes).toBe(2);
    draft.undo("bets.min");
    await pause();
    expect([draft.value("bets.min"), draft.value("bets.max")]).toEqual(["1", "5"]);
    expect([draft.isChanged("bets.min"), draft.isChanged("bets.max")]).toEqual([false, true]);
    draft.undoAll();
    await pause();
    expect(draft.changes).toBe(0);
    expect(draft.value("bets.max")).toBe("10");
  });

  test("an option that is set back by hand is no longer a change", async () => {
    draft.set("bets.min", "2");
    await pause();
    draft.set("bets.min", "1");
    await pause();
    expect(draft.isChanged("bets.min")).toBe(false);
  });

  test("another ruleset begins anew, and taking that back brings everything again", async () => {
    draft.toggle("wild");
    draft.set("bets.min", "3");
    await pause();
    draft.choose("eptamisi");
    await pause();
    expect([draft.ruleset, draft.variants, draft.changes]).toEqual(["eptamisi", [], 0]);
    draft.back();
    await pause();
    expect([draft.ruleset, draft.variants]).toEqual(["sala", ["wild"]]);
    expect(draft.value("bets.min")).toBe("3");
  });

  test("a variant that is switched twice is off", async () => {
    draft.toggle("wild");
    draft.toggle("live");
    draft.toggle("wild");
    await pause();
    expect(server.heard.at(-1)?.variants).toEqual(["live"]);
  });

  test("what clashes is told at its option, what was good stays, and goes when it is set right", async () => {
    const before = draft.good;
    draft.set("bets.min", "20");
    await pause();
    expect(draft.ok).toBe(false);
    expect(draft.problemsOf("bets.min").map((each) => each.text)).toEqual([
      "More than the highest.",
    ]);
    expect(draft.problemsOf("bets.max")).toEqual([]);
    expect(draft.value("bets.min")).toBe("20");
    expect(draft.good).toBe(before);
    draft.undo("bets.min");
    await pause();
    expect([draft.ok, draft.problems]).toEqual([true, []]);
  });

  test("rules come from their text, and their own options are changes", async () => {
    await draft.load("eptamisi~bets.max~5");
    expect([draft.ruleset, draft.value("bets.max")]).toEqual(["eptamisi", "5"]);
    expect(draft.isChanged("bets.max")).toBe(true);
  });

  test("rules that can't be are told and leave what there was", async () => {
    await draft.load("nope");
    await pause();
    expect(draft.left.map((problem) => problem.text)).toEqual(["None such."]);
    expect(draft.ruleset).toBe("sala");
    expect(draft.ok).toBe(true);
  });

  test("a link whose options clash is taken over, and the clash is told", async () => {
    await draft.load("eptamisi~bets.min~50");
    await pause();
    expect(draft.ruleset).toBe("eptamisi");
    expect(draft.value("bets.min")).toBe("50");
    expect(draft.problems).toHaveLength(1);
    expect(draft.differs).toBe(true);
  });

  test("what is wrong with a link is told until something is changed", async () => {
    await draft.load("nope");
    await pause();
    draft.set("bets.max", "8");
    await pause();
    expect(draft.left).toEqual([]);
    expect(draft.differs).toBe(false);
  });

  test("a link that could not be asked about is told, though the server answers later", async () => {
    server.down = true;
    await draft.load("eptamisi");
    server.down = false;
    await pause();
    expect(draft.left.map((problem) => problem.text)).toEqual(["Nobody there."]);
  });

  test("an answer that comes late does not count", async () => {
    const waiting: (() => void)[] = [];
    server.slow = (go) => waiting.push(go);
    draft.set("bets.min", "20");
    await pause();
    draft.set("bets.min", "4");
    await pause();
    const done = draft.settled();
    waiting[1]?.();
    await done;
    waiting[0]?.();
    await pause();
    expect([draft.ok, draft.value("bets.min")]).toEqual([true, "4"]);
  });

  test("whoever waits until it is settled waits for the last change", async () => {
    draft.set("bets.min", "2");
    const done = draft.settled().then(() => draft.good?.text);
    await pause();
    expect(await done).toContain('{"bets.min":"2"}');
  });

  test("a server that is not there is said, and forgotten when it is back", async () => {
    server.down = true;
    draft.set("bets.min", "2");
    await pause();
    expect([draft.failure, draft.waiting]).toEqual(["Nobody there.", false]);
    server.down = false;
    draft.again();
    await pause();
    expect([draft.failure, draft.value("bets.min")]).toEqual(["", "2"]);
  });
});
