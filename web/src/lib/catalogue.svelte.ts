/** What there is to choose from when a table is made, asked once for each language. */

import type { Catalogue } from "./api.ts";
import { ask, sentenceOf } from "./http.ts";
import { words } from "./words.svelte.ts";

class Catalogues {
  #known = $state.raw<Readonly<Record<string, Catalogue>>>({});
  #last = $state.raw<Catalogue | null>(null);
  #failure = $state("");

  /** That of the language spoken; until it is here, the one that was shown last. */
  get now(): Catalogue | null {
    return this.#known[words.language] ?? this.#last;
  }

  /** Why it could not be had, or "". */
  get failure(): string {
    return this.#failure;
  }

  /** Sees to it that it is there; for an effect, which runs again in another language. */
  async load(): Promise<void> {
    const language = words.language;
    if (language in this.#known) return;
    try {
      const catalogue = await ask<Catalogue>("GET", "/api/catalogue");
      this.#known = { ...this.#known, [language]: catalogue };
      this.#last = catalogue;
      this.#failure = "";
    } catch (problem) {
      this.#failure = sentenceOf(problem);
    }
  }
}

export const catalogues = new Catalogues();
