/** The table as this page shows it: what the server last sent, and the way to tell it something. */

import { Connection, randomHex, type Answer, type Order, type Status } from "../lib/connection.ts";
import type {
  Bye,
  ChoiceState,
  Emote,
  Hint,
  Line,
  Person,
  Review,
  Said,
  State,
  TableInfo,
  Update,
  Welcome,
} from "../lib/protocol.ts";
import { rememberSeal } from "../lib/seals.ts";
import { words } from "../lib/words.svelte.ts";

/** Lines of the log that are kept; the history has them all. */
const KEPT_LINES = 600;
const KEPT_SAID = 200;
/** Lines that are told at once of what happened meanwhile. */
const MOST_TOLD = 8;
/** How long a notice stays: so many milliseconds, and for each letter so many more. */
const TOAST = 4000;
const TO_READ = 30;
const EMOTE = 3500;
/** Notes of the log that are shown over the table too. */
const NEWS: ReadonlySet<string> = new Set([
  "note-rules",
  "note-rules_later",
  "note-rules_now",
  "note-host",
]);

/** A sign of somebody, shown for a moment at their seat. */
export type Sign = Readonly<{ n: number; name: string; emote: Emote }>;

export class Table {
  #welcome = $state.raw<Welcome | null>(null);
  #state = $state.raw<State | null>(null);
  #info = $state.raw<TableInfo | null>(null);
  #name = $state<string | null>(null);
  #host = $state(false);
  #lines = $state.raw<readonly Line[]>([]);
  #said = $state.raw<readonly Said[]>([]);
  #fresh = $state.raw<readonly Line[]>([]);
  #signs = $state.raw<readonly Sign[]>([]);
  #status = $state<Status>("connecting");
  #bye = $state.raw<Bye | null>(null);
  #hint = $state.raw<Hint | null>(null);
  #review = $state.raw<Review | null>(null);
  #toast = $state.raw<Readonly<{ text: string }> | null>(null);
  #busy = $state(0);
  #shownAt = $state(0);
  #toastTimer: ReturnType<typeof setTimeout> | undefined;
  #addedTo = "";
  readonly #connection: Connection;

  readonly code: string;
  readonly watch: boolean;

  /** A table that is only watched shows what everybody sees, whoever's browser this is. */
  constructor(code: string, watch = false) {
    this.code = code;
    const url = new URL(`/api/tables/${encodeURIComponent(code)}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    this.#connection = new Connection(url.href, () => words.language, {
      shown: (message) => {
        this.#show(message);
      },
      status: (status) => {
        this.#status = status;
      },
      bye: (bye) => {
        this.#bye = bye;
      },
      refused: (text) => {
        this.toast(text);
      },
      coached: (message) => {
        if (message.t === "hint") this.#hint = message;
        else this.#review = message;
      },
    });
    this.#connection.watch = this.watch = watch;
  }

  /** Whether anything was shown yet. */
  get there(): boolean {
    return this.#welcome !== null;
  }
  /** The game now; only where it is `there`. */
  get state(): State {
    if (this.#state === null) throw new Error("nothing is shown yet");
    return this.#state;
  }
  /** The table; only where it is `there`. */
  get info(): TableInfo {
    if (this.#info === null) throw new Error("nothing is shown yet");
    return this.#info;
  }
  /** The viewer's name, or null for who only watches. */
  get name(): string | null {
    return this.#name;
  }
  get host(): boolean {
    return this.#host;
  }
  get lines(): readonly Line[] {
    return this.#lines;
  }
  /** What the last message added to the log. */
  get fresh(): readonly Line[] {
    return this.#fresh;
  }
  get said(): readonly Said[] {
    return this.#said;
  }
  get signs(): readonly Sign[] {
    return this.#signs;
  }
  get status(): Status {
    return this.#status;
  }
  get bye(): Bye | null {
    return this.#bye;
  }
  /** A refusal or a notice; it goes by itself. */
  get notice(): Readonly<{ text: string }> | null {
    return this.#toast;
  }
  /** Whether the viewer plays with the coach. */
  get coached(): boolean {
    return this.me?.coach === true;
  }
  /** What the coach says of what is asked now, once it is here. */
  get hint(): Hint | null {
    return this.#hint?.turn === this.#state?.turn ? this.#hint : null;
  }
  /** What the choices of the round that is over cost. */
  get review(): Review | null {
    const over = this.#state?.phase === "between";
    return over && this.#review?.played === this.#info?.played ? this.#review : null;
  }
  /** Whether an answer is awaited: what was tapped is not tapped again. */
  get busy(): boolean {
    return this.#busy > 0;
  }
  /** When the state was shown, by `performance.now()`: its clocks count from there. */
  get shownAt(): number {
    return this.#shownAt;
  }
  /** The viewer's own entry among the people. */
  get me(): Person | undefined {
    return this.#info?.people.find((person) => person.name === this.#name);
  }
  /** Lines of the last round, or of the one under way. */
  get linesOfRound(): readonly Line[] {
    const last = this.#lines.at(-1)?.round;
    return this.#lines.filter((line) => line.round === last);
  }

  /** Opens the connection; the function that comes back closes it. */
  connect(): () => void {
    const wake = () => {
      if (document.visibilityState === "visible") this.#connection.wake();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.#connection.start();
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      clearTimeout(this.#toastTimer);
      this.#connection.end();
    };
  }

  /** The language changed: all sentences come again in it. */
  speakAgain(): void {
    this.#connection.hello();
  }

  /** Does something; a refusal is shown for a moment. Whether it was done. */
  async order(order: Order): Promise<Answer> {
    const answer = await this.ask(order);
    if (answer.kind === "refused") this.toast(answer.text);
    return answer;
  }

  /** Does something; who asks shows a refusal in their own place. */
  async ask(order: Order): Promise<Answer> {
    this.#busy += 1;
    const answer = await this.#connection.order(order);
    this.#busy -= 1;
    return answer;
  }

  /** An action of the viewer's seat, in words. */
  act(say: string): Promise<Answer> {
    return this.order({ t: "act", turn: this.state.turn, say });
  }

  /** A notice, in the place where it moves nothing. */
  toast(text: string): void {
    this.#toast = { text };
    clearTimeout(this.#toastTimer);
    this.#toastTimer = setTimeout(() => (this.#toast = null), TOAST + TO_READ * text.length);
  }

  /** The person in a seat. */
  at(seat: number): Person | undefined {
    return this.#info?.people.find((person) => person.seat === seat);
  }

  /** The choices of one kind, if it is allowed now. */
  choice(what: string): ChoiceState | undefined {
    return this.#state?.choices.find((choice) => choice.do === what);
  }

  /** Shows a message of the server: everything of now, and what is new in the log. */
  #show(message: Welcome | Update): void {
    this.#state = message.state;
    this.#shownAt = performance.now();
    const hadSeat = this.#name !== null;
    if (message.t === "welcome") {
      this.#welcome = message;
      this.#info = message.table;
      this.#name = message.name;
      this.#host = message.host;
      this.#fresh = missed(this.#lines, message.lines);
      this.#lines = message.lines;
      this.#said = message.said;
      this.#bye = null;
      if (hadSeat && message.name === null) this.toast(this.#fresh.at(-1)?.text ?? "");
    } else {
      this.#name = message.name ?? null;
      this.#host = message.host ?? false;
      if (message.table != null) this.#info = message.table;
      this.#fresh = message.lines ?? [];
      if (this.#fresh.length > 0) this.#lines = [...this.#lines, ...this.#fresh].slice(-KEPT_LINES);
      this.#hear(message.said ?? []);
      // What changes for everybody is seen by everybody, whatever they look at.
      const news = this.#fresh.filter(({ kind }) => NEWS.has(kind)).at(-1);
      if (news !== undefined) this.toast(news.text);
    }
    this.#addNonce();
  }

  #hear(said: readonly Said[]): void {
    if (said.length === 0) return;
    this.#said = [...this.#said, ...said].slice(-KEPT_SAID);
    for (const { n, name, emote } of said) {
      if (emote == null) continue;
      this.#signs = [...this.#signs.filter((sign) => sign.name !== name), { n, name, emote }];
      setTimeout(() => (this.#signs = this.#signs.filter((sign) => sign.n !== n)), EMOTE);
    }
  }

  /** Adds a number of our own to the coming shuffle, once, so that nobody knows it beforehand. */
  #addNonce(): void {
    const { fairness, me } = this.state;
    if (fairness === null || !fairness.open) return;
    rememberSeal(fairness.commitment);
    if (fairness.mine || me < 0 || this.#addedTo === fairness.commitment) return;
    this.#addedTo = fairness.commitment;
    const nonce = randomHex(32);
    rememberSeal(fairness.commitment, nonce);
    void this.#connection.order({ t: "addnonce", nonce });
  }
}

/** Of the lines that come with everything else: the last ones that are new to who saw some. */
function missed(seen: readonly Line[], lines: readonly Line[]): readonly Line[] {
  const last = seen.at(-1)?.n;
  return last === undefined ? [] : lines.filter(({ n }) => n > last).slice(-MOST_TOLD);
}

/** What the cloth shows of a table: the one here, or that of a round which is told again. */
export type Shown = Pick<Table, "state" | "at" | "signs" | "lines" | "linesOfRound" | "shownAt">;
