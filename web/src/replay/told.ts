/** A round that is told again, as the cloth shows it. */

import type { Replay, Step } from "../lib/api.ts";
import type { Line, RoundState, State } from "../lib/protocol.ts";
import type { Shown } from "../table/table.svelte.ts";

const NOBODY: readonly never[] = [];

/** What the cloth shows after so many steps of a replay, at least one. */
export function shownAfter(replay: Replay, step: number): Shown {
  const done = replay.steps.slice(0, step + 1);
  const now = done.at(-1);
  const lines = done.map((each, n): Line => ({ ...each, n, round: 0 }));
  // Until a round begins, what lies on the table is the one before it.
  const begun = replay.steps.findIndex((each) => each.kind === "roundbegan");
  const round = done.filter((each, k) => k >= begun && each.round !== null).at(-1)?.round ?? null;
  return {
    state: stateAt(replay, round, now),
    at: () => undefined,
    signs: NOBODY,
    lines,
    linesOfRound: lines,
    shownAt: 0,
  };
}

function stateAt(replay: Replay, round: RoundState | null, now: Step | undefined): State {
  const seats = round?.seats ?? replay.names.map((_name, seat) => seat);
  const over = round?.over ?? false;
  return {
    phase: "round",
    turn: 0,
    me: -1,
    names: replay.names,
    order: [...seats].sort((a, b) => a - b),
    away: NOBODY,
    // What each has won in this round, at its end.
    balances: replay.names.map((_name, seat) => round?.net?.[seats.indexOf(seat)] ?? "0"),
    banker: round?.banker ?? -1,
    low: "0",
    high: "0",
    fixed: null,
    toAct: !over && now !== undefined && now.seat >= 0 ? [now.seat] : NOBODY,
    choices: NOBODY,
    offer: null,
    proposal: null,
    votes: 0,
    picks: NOBODY,
    round,
    ready: NOBODY,
    clock: null,
    nextIn: null,
    mayStart: false,
    fairness: null,
  };
}
