/**
 * Rules that are being put together: a ruleset, variants, and options of one's own.
 *
 * It knows no rule. After each change the server says what the rules are in words, which options
 * have nothing to act on, and what clashes.
 */

import type { OptionValue, ProblemWords, RulesAsked, RulesRead } from "../lib/api.ts";
import { sentenceOf } from "../lib/http.ts";

const PAUSE = 150;
const LONGEST_HISTORY = 100;

export type Ask = (asked: RulesAsked) => Promise<RulesRead>;

type Chosen = Readonly<{
  ruleset: string;
  variants: readonly string[];
  options: Readonly<Record<string, string>>;
}>;

export class Draft {
  #ask: Ask;
  #chosen = $state.raw<Chosen>({ ruleset: "", variants: [], options: {} });
  #history = $state.raw<readonly Chosen[]>([]);
  #answer = $state.raw<RulesRead | null>(null);
  #good = $state.raw<RulesRead | null>(null);
  #failure = $state("");
  #link = "";
  #broken = $state.raw<readonly ProblemWords[]>([]);
  #tookNothing = $state(false);
  #asked = 0;
  #heard = $state(0);
  #pending = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settling: Promise<void> = Promise.resolve();
  #settle: () => void = () => undefined;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get ruleset(): string {
    return this.#chosen.ruleset;
  }
  get variants(): readonly string[] {
    return this.#chosen.variants;
  }
  /** Whether the last change can be taken back. */
  get canGoBack(): boolean {
    return this.#history.length > 0;
  }
  /** The last rules that could be: their text, their words, their sheet. */
  get good(): RulesRead | null {
    return this.#good;
  }
  /** Whether what was chosen last can be, as far as is known. */
  get ok(): boolean {
    return this.#answer?.ok ?? false;
  }
  /** Whether an answer is being waited for. */
  get waiting(): boolean {
    return this.#heard < this.#pending;
  }
  /** Why the server could not be asked, or "". */
  get failure(): string {
    return this.#failure;
  }
  /** How many options are not as ruleset and variants say. */
  get changes(): number {
    return Object.keys(this.#chosen.options).length;
  }
  /** Whether it is known that something is wrong. */
  get clashes(): boolean {
    return !this.waiting && this.problems.length > 0;
  }
  /** All that is wrong. */
  get problems(): readonly ProblemWords[] {
    return this.#answer?.problems ?? [];
  }

  /** Whether what is chosen is not all that the text said which was loaded, and is not changed yet. */
  get differs(): boolean {
    return this.#broken.length > 0;
  }
  /** What is wrong with the text that was loaded, and is not wrong any more with what is chosen. */
  get left(): readonly ProblemWords[] {
    const now = this.problems.map((problem) => problem.text);
    return this.#broken.filter((problem) => !now.includes(problem.text));
  }

  /** Whether nothing of the text that was loaded last could be taken over. */
  get tookNothing(): boolean {
    return this.#tookNothing;
  }

  /** The value of an option as it was chosen, though it may be impossible. */
  value(name: string): string {
    return this.#chosen.options[name] ?? this.#option(name)?.value ?? "";
  }

  /** The value in words, or "" where it can't be read. */
  inWords(name: string): string {
    const said = this.#option(name);
    return said === undefined || this.problemsOf(name).length > 0 ? "" : said.words;
  }

  /** Whether the option is not as ruleset and variants say. */
  isChanged(name: string): boolean {
    return name in this.#chosen.options;
  }

  /** Why the option has nothing to act on, or "". */
  idle(name: string): string {
    return this.#option(name)?.idle ?? "";
  }

  /** What is wrong with an option. */
  problemsOf(name: string): readonly ProblemWords[] {
    return this.problems.filter((problem) => problem.option === name);
  }

  /** Takes over rules from their short text: where they can't be, what of them is understood. */
  async load(text: string): Promise<void> {
    clearTimeout(this.#timer);
    this.#link = text;
    this.#begin();
    const number = this.#asked;
    await this.#send({ text }, true);
    if (number !== this.#asked) return;
    if (this.#failure !== "") this.#broken = [{ option: "", text: this.#failure }];
    else this.#broken = this.ok ? [] : this.problems;
    this.#tookNothing = this.#failure !== "" || (!this.ok && this.#answer?.ruleset === "");
    // What is left may be rules that can be.
    if (this.differs && this.ruleset !== "") this.#later();
  }

  /** Starts from a ruleset as it is. */
  choose(ruleset: string): void {
    if (ruleset !== this.ruleset) this.#change({ ruleset, variants: [], options: {} });
  }

  /** Switches a variant on or off. */
  toggle(variant: string): void {
    if (
      this.#comesEarly(() => {
        this.toggle(variant);
      })
    )
      return;
    const left = this.variants.filter((each) => each !== variant);
    const variants = left.length === this.variants.length ? [...left, variant] : left;
    this.#change({ ...this.#chosen, variants });
  }

  /** Gives an option a value. */
  set(name: string, value: string): void {
    if (
      this.#comesEarly(() => {
        this.set(name, value);
      })
    )
      return;
    if (value === this.value(name)) return;
    this.#change({ ...this.#chosen, options: { ...this.#chosen.options, [name]: value } });
  }

  /** An option is again as ruleset and variants say. */
  undo(name: string): void {
    const { [name]: _, ...options } = this.#chosen.options;
    this.#change({ ...this.#chosen, options });
  }

  /** All options are again as ruleset and variants say. */
  undoAll(): void {
    this.#change({ ...this.#chosen, options: {} });
  }

  /** Takes the last change back, whatever it was. */
  back(): void {
    const last = this.#history.at(-1);
    if (last === undefined) return;
    this.#history = this.#history.slice(0, -1);
    this.#chosen = last;
    this.#broken = [];
    this.#later();
  }

  /** Asks again, as in another language. */
  again(): void {
    if (this.differs) void this.load(this.#link);
    else if (this.ruleset !== "") this.#later();
  }

  /** Waits until what was chosen last has been answered. */
  async settled(): Promise<void> {
    await this.#settling;
  }

  #option(name: string): OptionValue | undefined {
    return this.#answer?.options[name] ?? this.#good?.options[name];
  }

  /** Whether the rules that a change is of are still being loaded; it is made once they are there. */
  #comesEarly(change: () => void): boolean {
    if (this.ruleset !== "" || !this.waiting) return false;
    void this.settled().then(change);
    return true;
  }

  #change(next: Chosen): void {
    if (this.ruleset !== "") {
      this.#history = [...this.#history, this.#chosen].slice(-LONGEST_HISTORY);
      this.#broken = [];
    }
    this.#chosen = next;
    this.#later();
  }

  #begin(): void {
    if (!this.waiting)
      this.#settling = new Promise((resolve) => {
        this.#settle = resolve;
      });
    this.#asked += 1;
    this.#pending = this.#asked;
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#begin();
    const { ruleset, variants, options } = this.#chosen;
    this.#timer = setTimeout(() => {
      void this.#send({ ruleset, variants, options }, false);
    }, PAUSE);
  }

  async #send(asked: RulesAsked, takeOver: boolean): Promise<void> {
    const number = this.#asked;
    try {
      const answer = await this.#ask(asked);
      if (number === this.#asked) this.#hear(answer, takeOver);
    } catch (problem) {
      if (number === this.#asked) this.#failure = sentenceOf(problem);
    }
    if (number !== this.#asked) return;
    this.#heard = number;
    this.#settle();
  }

  #hear(answer: RulesRead, takeOver: boolean): void {
    this.#failure = "";
    this.#answer = answer;
    if (answer.ok) this.#good = answer;
    else if (!takeOver || answer.ruleset === "") return;
    const { ruleset, variants } = takeOver ? answer : this.#chosen;
    const own = Object.entries(answer.options).filter(([, option]) => option.changed);
    const options = Object.fromEntries(own.map(([name, option]) => [name, option.value]));
    this.#chosen = { ruleset, variants, options };
  }
}
