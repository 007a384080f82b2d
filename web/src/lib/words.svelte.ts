/** The texts of the client, in one language at a time (src/siete/texts/LANGUAGE/web*.ftl). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:texts";
import { amountIn, signedIn } from "./amounts.ts";

/** The languages that there are, each called by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  es: "Español",
  ca: "Català",
  "pt-BR": "Português (Brasil)",
  it: "Italiano",
  el: "Ελληνικά",
  en: "English",
};

/** The first language of the list that there is, or English. */
export function chooseLanguage(wanted: readonly string[]): string {
  const there = Object.keys(LANGUAGES);
  for (const tag of wanted) {
    const [language = ""] = tag.toLowerCase().replace("_", "-").split("-");
    const found = there.find((each) => each.toLowerCase().split("-")[0] === language);
    if (found !== undefined) return found;
  }
  return "en";
}

class Words {
  #language = $state("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  /** The language that is spoken. */
  get language(): string {
    return this.#language;
  }

  /** Whether there is anything to say already. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speaks another language, as soon as its texts are here. */
  async speak(language: string): Promise<void> {
    const load = loaders[language];
    if (load === undefined) throw new Error(`no texts in ${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource((await load()).default));
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** The words of a message. One that is missing is said by its name, which the tests forbid. */
  say(id: string, args: Record<string, FluentVariable> | null = null): string {
    const message = this.#bundle?.getMessage(id);
    if (message?.value == null) return this.#bundle === null ? "" : id;
    return this.#bundle?.formatPattern(message.value, args, []) ?? id;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** Names as a list: "Ana, Blai and Caio". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.#language).format(names);
  }
}

export const words = new Words();

/** The words of a message. */
export function t(id: string, args: Record<string, FluentVariable> | null = null): string {
  return words.say(id, args);
}

/** An amount in the language spoken. */
export function amount(text: string): string {
  return amountIn(words.language, text);
}

/** A gain or a loss in the language spoken. */
export function signed(text: string): string {
  return signedIn(words.language, text);
}
