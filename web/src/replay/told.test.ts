import { expect, test } from "vitest";
import type { Replay, Step } from "../lib/api.ts";
import type { RoundState } from "../lib/protocol.ts";
import { shownAfter } from "./told.ts";

const round = (more: Partial<RoundState>): RoundState => ({
  seats: [1, 0],
  banker: 0,
  hands: [[], []],
  pot: null,
  small: 0,
  burnt: [],
  seen: 0,
  reshuffles: 0,
  voided: false,
  over: false,
  net: null,
  fouls: [],
  ...more,
});
const step = (kind: string, seat: number, shown: RoundState | null): Step => ({
  kind,
  seat,
  text: kind,
  round: shown,
});
const replay: Replay = {
  part: 0,
  entry: 1,
  names: ["Ana", "Blai"],
  direction: "right",
  steps: [
    step("shuffled", -1, round({ over: true, net: ["7", "-7"] })),
    step("roundbegan", 0, round({})),
    step("bet", 1, round({})),
    step("roundover", -1, round({ over: true, net: ["2.5", "-2.5"] })),
  ],
};

test("before the round begins, the one before it is off the table", () => {
  expect(shownAfter(replay, 0).state.round).toBeNull();
  expect(shownAfter(replay, 0).state.balances).toEqual(["0", "0"]);
});

test("whoever did the step is marked, and at the end nobody", () => {
  expect(shownAfter(replay, 2).state.toAct).toEqual([1]);
  expect(shownAfter(replay, 3).state.toAct).toEqual([]);
});

test("at its end everybody has what they won in it, by their seat", () => {
  expect(shownAfter(replay, 3).state.balances).toEqual(["-2.5", "2.5"]);
});

test("what was said so far, and no more", () => {
  expect(shownAfter(replay, 1).lines.map(({ text }) => text)).toEqual(["shuffled", "roundbegan"]);
});
