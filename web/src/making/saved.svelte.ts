/** Rules that were saved under a name, for next Christmas. */

import type { Saved as SavedRules } from "../lib/api.ts";
import { ask } from "../lib/http.ts";

export class OwnRules {
  #all = $state.raw<readonly SavedRules[] | null>(null);

  /** All of them, or null until they are known. */
  get all(): readonly SavedRules[] | null {
    return this.#all;
  }

  /** Asks for them. Throws Refusal, as do the others. */
  async load(): Promise<void> {
    this.#all = await ask<SavedRules[]>("GET", "/api/my/rules");
  }

  /** Saves rules; those that had the name before are replaced. */
  async save(name: string, text: string): Promise<void> {
    await ask("PUT", `/api/my/rules/${encodeURIComponent(name)}`, { text });
    await this.load();
  }

  async remove(name: string): Promise<void> {
    await ask("DELETE", `/api/my/rules/${encodeURIComponent(name)}`);
    await this.load();
  }
}
