/** The rounds that are over, as the server tells them. */

import type { PlayedRound } from "../lib/api.ts";
import { ask } from "../lib/http.ts";

/** The rounds of a table. Throws Refusal. */
export function roundsOf(code: string): Promise<readonly PlayedRound[]> {
  return ask("GET", `/api/tables/${encodeURIComponent(code)}/rounds`);
}

export type Part = Readonly<{ part: number; rules: string; rounds: readonly PlayedRound[] }>;

/** The rounds by part of the evening, the newest first in both. */
export function partsOf(rounds: readonly PlayedRound[]): Part[] {
  const parts = new Map<number, Part & { rounds: PlayedRound[] }>();
  for (const round of [...rounds].reverse()) {
    const there = parts.get(round.part);
    if (there === undefined)
      parts.set(round.part, { part: round.part, rules: round.rules, rounds: [round] });
    else there.rounds.push(round);
  }
  return [...parts.values()];
}
