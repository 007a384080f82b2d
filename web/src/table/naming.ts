/** What things at the table are called. */

import { t, words } from "../lib/words.svelte.ts";

/** "seven of coins" for `7o`. */
export function cardName(code: string): string {
  return t("web-card", { rank: Number(code.slice(0, -1)), suit: code.slice(-1) });
}

/** A tariff's name: those of the rulesets have words, a house's own are as it wrote them. */
export function tariffName(name: string): string {
  const id = `web-tariff-${name}`;
  return words.has(id) ? t(id) : name;
}

/** Names as one says them; of many the first two, and how many others there are. */
export function listed(names: readonly string[]): string {
  if (names.length <= 3) return words.list(names);
  const others = t("web-waiting-others", { count: names.length - 2 });
  return words.list([...names.slice(0, 2), others]);
}
