/** Balances as they are drawn: the longest bar is the largest gain or loss. */

import { amountOf } from "../lib/amounts.ts";
import type { Person } from "../lib/protocol.ts";

export type Bar = Readonly<{ name: string; balance: string; share: number; here: boolean }>;

/** Everybody who sits, or has won or lost anything, the richest first; `share` is -1 to 1. */
export function barsOf(people: readonly Person[]): Bar[] {
  const shown = people
    .filter((person) => person.seat >= 0 || person.waiting || amountOf(person.balance) !== 0n)
    .map((person) => ({ person, amount: amountOf(person.balance) }));
  const most = shown.reduce((so, { amount }) => {
    const size = amount < 0n ? -amount : amount;
    return size > so ? size : so;
  }, 1n);
  return shown
    .sort((a, b) => (a.amount === b.amount ? 0 : a.amount > b.amount ? -1 : 1))
    .map(({ person, amount }) => ({
      name: person.name,
      balance: person.balance,
      share: Number((amount * 1000n) / most) / 1000,
      here: person.seat >= 0,
    }));
}

/** The class that colours a gain or a loss, beside its sign. */
export function colour(amount: string): "won" | "lost" | "" {
  return amount === "0" ? "" : amount.startsWith("-") ? "lost" : "won";
}
