/** The texts of the client, in one language at a time (src/siete/texts/LANGUAGE/web*.ftl). */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:texts";
import { amountIn, numberField, signedIn } from "./amounts.ts";

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

/** Functions that load the messages of one topic, by language. */
type Loaders = Readonly<Record<string, () => Promise<{ default: string }>>>;

class Words {
  #language = $state("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  readonly #topics = new Set<Loaders>([loaders]);

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
    const bundle = new FluentBundle(language, { useIsolating: false });
    // One that is learned meanwhile is reached too.
    for (const topic of this.#topics) await add(bundle, topic);
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** Learns the messages of one more topic, which a screen waits for before it is there. */
  async learn(topic: Loaders): Promise<void> {
    this.#topics.add(topic);
    if (this.#bundle !== null) await add(this.#bundle, topic);
  }

  /** The words of a message. One that is missing is said by its name, which the tests forbid. */
  say(id: string, args: Record<string, FluentVariable> | null = null): string {
    const message = this.#bundle?.getMessage(id);
    if (message?.value == null) return this.#bundle === null ? "" : id;
    return this.#bundle?.formatPattern(message.value, args && numbered(args), []) ?? id;
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

/** A number that chooses a plural, and is written as everywhere. */
class Count extends FluentNumber {
  override toString(): string {
    return amount(String(this.value));
  }
}

function numbered(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const each = ([name, value]: [string, FluentVariable]) =>
    [name, typeof value === "number" ? new Count(value) : value] as const;
  return Object.fromEntries(Object.entries(args).map(each));
}

async function add(bundle: FluentBundle, topic: Loaders): Promise<void> {
  const [language = ""] = bundle.locales;
  const load = topic[language];
  if (load === undefined) throw new Error(`no texts in ${language}`);
  bundle.addResource(new FluentResource((await load()).default));
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

/** An amount in a field where it can be changed. */
export function amountField(text: string): string {
  return numberField(words.language, text);
}

/** A gain or a loss in the language spoken. */
export function signed(text: string): string {
  return signedIn(words.language, text);
}
