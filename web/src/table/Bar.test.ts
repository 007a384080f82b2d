import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ChoiceState, Person, State, TableInfo } from "../lib/protocol.ts";
import { words } from "../lib/words.svelte.ts";
import Bar from "./Bar.svelte";
import type { Table } from "./table.svelte.ts";

const NAMES = ["Ana", "Blai", "Carme"];
const OFFER = { buyer: 2, price: "12", answers: 1 };

/** Between two rounds, as Ana sees it; a bid of Carme's may wait for Blai, who banks. */
function between(what: Partial<State>): Table {
  const state = {
    phase: "between",
    me: 0,
    names: NAMES,
    order: [0, 1, 2],
    away: [],
    balances: ["0", "0", "0"],
    banker: 1,
    toAct: [],
    choices: [],
    offer: null,
    proposal: null,
    round: null,
    ready: [],
    clock: null,
    nextIn: null,
    mayStart: true,
    ...what,
  } as unknown as State;
  const people = NAMES.map((name, seat) => ({ name, seat, bot: null, online: true }));
  return {
    state,
    name: "Ana",
    info: { people, closed: false, paused: false, nextRules: null } as unknown as TableInfo,
    me: people[0] as Person,
    at: (seat: number) => people[seat],
    coached: false,
    lines: [],
    linesOfRound: [],
    hint: null,
    busy: false,
    shownAt: 0,
  } as unknown as Table;
}

const choice = (what: string): ChoiceState => ({
  do: what,
  hand: 0,
  faces: [],
  names: [],
  seats: [2],
  low: null,
  high: null,
  step: null,
});

beforeEach(async () => {
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  await words.speak("en");
});

afterEach(cleanup);

test.each([
  ["an answer is waited for", { toAct: [1], offer: OFFER, mayStart: false }, "Waiting for Blai"],
  ["nothing is waited for", {}, "Ready for the next round?"],
  ["a round can't begin", { mayStart: false }, /^Too few or too many are in for a round/],
  ["somebody else decides first", { toAct: [0, 2], mayStart: false }, "Waiting for Carme"],
])("between two rounds, where %s, it says so", (_, what, sentence) => {
  render(Bar, { table: between(what), hand: 1, wide: true });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toMatch(sentence);
});

test("nobody goes on to the next round while an answer is waited for", () => {
  const waiting = { toAct: [1], offer: OFFER, mayStart: false };
  render(Bar, { table: between(waiting), hand: 1, wide: true });
  const next = screen.getByRole<HTMLButtonElement>("button", { name: "Next round" });
  expect(next.disabled).toBe(true);
});

test("who is to answer is asked, and waits for nobody", () => {
  const asked = { toAct: [0], banker: 0, offer: OFFER, mayStart: false };
  const choices = ["sell", "decline"].map(choice);
  render(Bar, { table: between({ ...asked, choices }), hand: 1, wide: true });
  const question = screen.getByRole("heading", { level: 2 }).textContent;
  expect(question).toContain("Carme");
  expect(question).toContain("12");
  expect(question).not.toContain("Waiting");
});
