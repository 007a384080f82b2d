/** What this browser remembers of its owner; nothing of it is sent anywhere. */

export type Theme = "auto" | "light" | "dark";
export type Deck = "spanish" | "french";

type Kept = {
  language: string;
  theme: Theme;
  deck: Deck;
  sound: boolean;
  guided: boolean;
  keys: boolean;
  name: string;
};

const KEY = "siete";
const USUAL: Kept = {
  language: "",
  theme: "auto",
  deck: "spanish",
  sound: false,
  guided: false,
  keys: true,
  name: "",
};

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL }; // storage may be closed to us
  }
}

class Preferences {
  #kept = $state(read());

  /** "" where the browser's own languages decide. */
  get language(): string {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get deck(): Deck {
    return this.#kept.deck;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  /** What its owner was called at the last table. */
  get name(): string {
    return this.#kept.name;
  }
  /** Whether digits do what the buttons of moves do. */
  get keys(): boolean {
    return this.#kept.keys;
  }
  /** Whether the guide through the first round is over. */
  get guided(): boolean {
    return this.#kept.guided;
  }

  /** Changes some of it, and remembers it where the browser lets us. */
  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it holds for this visit only.
    }
  }
}

export const preferences = new Preferences();
