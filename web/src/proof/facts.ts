/** What the rules of a record say that its check has to know: asked of the server, which knows. */

import type { RulesRead } from "../lib/api.ts";
import { ask } from "../lib/http.ts";
import type { GameRecord } from "./record.ts";
import type { Facts } from "./verify.ts";

/** Null where the server can't be asked, or does not know such rules. */
export async function factsOf(record: GameRecord): Promise<Facts | null> {
  const { ruleset, variants, options } = record;
  try {
    const asked = { ruleset, variants, options, sheet: false };
    const rules = await ask<RulesRead>("POST", "/api/rules", asked);
    const shuffle = rules.options["deck.shuffle"]?.value;
    if (!rules.ok || shuffle === undefined) return null;
    return {
      stockGoesOn: shuffle === "when_needed",
      bankByLot: rules.options["bank.first"]?.value === "lot",
    };
  } catch {
    return null;
  }
}
