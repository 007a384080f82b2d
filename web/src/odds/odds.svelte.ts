/** What rules are worth, as the server finds it out: an estimate first, then the figure. */

import type { Odds } from "../lib/api.ts";
import { ask, Refusal } from "../lib/http.ts";

const PAUSE = 350;
const AGAIN = 1500;
const AFTER_REFUSAL = 6000;
const MOST_REFUSALS = 5;

export type Question = (have: number, signal: AbortSignal) => Promise<Odds>;

/** Asks about rules for one page of a browser; with `all` for all that their page shows. */
export function questionOf(rules: string, page: string, all: boolean): Question {
  const asked = new URLSearchParams({ rules, page, ...(all ? { all: "true" } : {}) });
  return (have, signal) =>
    ask<Odds>("GET", `/api/odds?${asked.toString()}&have=${String(have)}`, undefined, signal);
}

/** A name for one part of a page: what it asked for last goes before what it asked for before. */
export function newPage(): string {
  return Math.random().toString(36).slice(2, 12);
}

/**
 * Asks on until there is nothing more to know, or `signal` comes; `hear` gets each answer.
 * The first question waits a moment, for rules that change quickly.
 */
export async function watch(
  question: Question,
  hear: (odds: Odds) => void,
  signal: AbortSignal,
): Promise<void> {
  let have = 0;
  let refused = 0;
  await pause(PAUSE, signal);
  while (!signal.aborted) {
    await inSight(signal);
    let odds: Odds;
    try {
      odds = await question(have, signal);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      refused += 1;
      if (refused > MOST_REFUSALS) return;
      await pause(AFTER_REFUSAL, signal);
      continue;
    }
    // TypeScript does not know that it changes while something is awaited.
    if ((signal as { readonly aborted: boolean }).aborted) return;
    hear(odds);
    if (odds.done) return;
    if (odds.version === have) await pause(AGAIN, signal);
    have = odds.version;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
}

/** Waits until the page can be seen: what nobody sees is not worked out. */
function inSight(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    function look(): void {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    }
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look);
  });
}
