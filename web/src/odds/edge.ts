/** The bank's edge as words and numbers. */

import { amountIn, signedIn } from "../lib/amounts.ts";
import type { Odds } from "../lib/api.ts";

/** Bounds that are no further apart are one number. */
const APART = 0.005;
const NOTHING = 0.005;

export type How = "bank" | "player" | "even" | "about_bank" | "about_player" | "between";

export type Edge = Readonly<{
  how: How;
  chips: string;
  error: string;
  lower: string;
  upper: string;
}>;

/** A number of chips in the language: `places` decimals, with a sign where it is wanted. */
export function number(language: string, value: number, places: number, signed = false): string {
  const text = value.toFixed(places).replace(/^-(?=[0.]*$)/, "");
  return signed ? signedIn(language, text) : amountIn(language, text);
}

/**
 * Of bounds, in chips of every 100: who profits, by how many, and how sure that is. Where both may
 * profit, from where to where. Null where nothing is known.
 */
export function edgeOf(odds: Odds, language: string): Edge | null {
  if (odds.stage !== "solved" && odds.version === 0) return null;
  if (odds.stage === "absent" || (odds.lower === 0 && odds.upper === 0 && !odds.exact)) return null;
  const { lower, upper } = odds;
  const middle = (lower + upper) / 2;
  const error = Math.abs(upper - lower) / 2;
  const bounds = {
    lower: number(language, lower, 1, true),
    upper: number(language, upper, 1, true),
  };
  if (2 * error < APART) {
    const chips = number(language, Math.abs(middle), 2);
    const how = Math.abs(middle) < NOTHING ? "even" : middle > 0 ? "bank" : "player";
    return { how, chips, error: "", ...bounds };
  }
  if (Math.abs(middle) <= error || odds.stage === "solved")
    return { how: "between", chips: "", error: "", ...bounds };
  const places = error < 0.95 ? 1 : 0;
  return {
    how: middle > 0 ? "about_bank" : "about_player",
    chips: number(language, Math.abs(middle), places),
    // Never less than it is.
    error: number(language, Math.ceil(error * 10 ** places) / 10 ** places, places),
    ...bounds,
  };
}
