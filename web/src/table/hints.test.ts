import { describe, expect, test } from "vitest";
import type { ChoiceState, State } from "../lib/protocol.ts";
import { HINTS, hintFor, type HintName } from "./hints.ts";

function state(what: Partial<State>, ...choices: Partial<ChoiceState>[]): State {
  const all = choices.map((choice) => ({ faces: [], ...choice }));
  return {
    phase: "round",
    me: 0,
    banker: 1,
    toAct: [],
    round: null,
    ...what,
    choices: all,
  } as never;
}

const none = new Set<HintName>();

describe("a newcomer is told", () => {
  test("about the stake when one is asked for, once", () => {
    const asked = state({}, { do: "bet" });
    expect(hintFor(asked, none)).toBe("stake");
    expect(hintFor(asked, new Set(["stake"]))).toBeNull();
  });

  test("about cards, then about those face down, where there are any", () => {
    const asked = state({}, { do: "hit", faces: ["up", "down"] });
    expect(hintFor(asked, none)).toBe("card");
    expect(hintFor(asked, new Set(["card"]))).toBe("hidden");
    expect(hintFor(state({}, { do: "hit", faces: ["up"] }), new Set(["card"]))).toBeNull();
  });

  test("what the banker does, when it is them", () => {
    expect(hintFor(state({ banker: 0 }, { do: "hit", faces: ["up"] }), none)).toBe("bank");
  });

  test("why nothing is asked, and how a round ends", () => {
    expect(hintFor(state({ toAct: [1] }), none)).toBe("wait");
    expect(hintFor(state({}), none)).toBeNull();
    expect(hintFor(state({ phase: "between", round: { over: true } as never }), none)).toBe("over");
    expect(hintFor(state({ phase: "between" }), none)).toBeNull();
  });

  test("nothing any more when all was told", () => {
    expect(hintFor(state({}, { do: "bet" }), new Set(HINTS))).toBeNull();
  });
});
