/** The guide through a newcomer's first round: a tip for what is asked now, each told once. */

import type { State } from "../lib/protocol.ts";

/** The tips, in the order in which most rounds come to them: the messages `web-hint-NAME`. */
export const HINTS = ["stake", "card", "hidden", "bank", "wait", "over"] as const;
export type HintName = (typeof HINTS)[number];

/** The tip for this moment that was not told yet, or null. */
export function hintFor(state: State, told: ReadonlySet<HintName>): HintName | null {
  const fitting: HintName[] = [];
  const may = (what: string) => state.choices.some((choice) => choice.do === what);
  const isBanker = state.me >= 0 && state.me === state.banker;
  if (may("bet")) fitting.push("stake");
  if (may("hit") && isBanker) fitting.push("bank");
  if (may("hit")) fitting.push("card");
  if (state.choices.some((choice) => choice.do === "hit" && choice.faces.includes("down")))
    fitting.push("hidden");
  // At a paused or closed table nobody plays.
  const others = state.toAct.length > 0;
  if (state.phase === "round" && state.choices.length === 0 && others) fitting.push("wait");
  if (state.phase === "between" && state.round?.over) fitting.push("over");
  return fitting.find((name) => !told.has(name)) ?? null;
}
