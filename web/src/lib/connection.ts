/**
 * The socket of a table: opened again when it is lost, with what was not answered sent again under
 * the same id, so that the server does it once.
 */

import type {
  Bye,
  ClientMessage,
  Hello,
  Hint,
  Link,
  Review,
  ServerMessage,
  Update,
  Welcome,
} from "./protocol.ts";

/** A message that wants something done, before it has an id. */
export type Order = WithoutId<Exclude<ClientMessage, Hello>>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** What came of an order. `dropped` is one that was not answered before the end. */
export type Answer =
  | Readonly<{ kind: "done" }>
  | Readonly<{ kind: "link"; link: Link }>
  | Readonly<{ kind: "refused"; code: string; text: string }>
  | Readonly<{ kind: "dropped" }>;

/** `ended`: the server said goodbye for good, or the page is left. */
export type Status = "connecting" | "open" | "lost" | "ended";

/** What of a WebSocket is used. */
export type Wire = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** The world outside: a test brings its own. */
export type Outside = Readonly<{
  open: (url: string) => Wire;
  /** Calls after so many milliseconds, unless it is called itself before. */
  after: (milliseconds: number, call: () => void) => () => void;
  random: () => number;
  id: () => string;
}>;

export type Listeners = Readonly<{
  shown: (message: Welcome | Update) => void;
  status: (status: Status) => void;
  bye: (bye: Bye) => void;
  /** What the coach says; it belongs to the state that it names. */
  coached: (message: Hint | Review) => void;
  /** A refusal of something that was no order of ours. */
  refused: (text: string) => void;
}>;

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** How long a probe may stay unanswered before the socket is taken for dead. */
const PROBE = 5000;

type Waiting = { message: string; answer: (answer: Answer) => void };

export class Connection {
  /** Whether it asks to be nobody at the table, whoever's browser this is. Set before `start`. */
  watch = false;
  readonly #url: string;
  readonly #language: () => string;
  readonly #on: Listeners;
  readonly #outside: Outside;
  readonly #waiting = new Map<string, Waiting>();
  #wire: Wire | null = null;
  #status: Status = "connecting";
  #tries = 0;
  #seq = -1;
  #stopTimer: () => void = () => undefined;

  constructor(url: string, language: () => string, on: Listeners, outside = browser()) {
    this.#url = url;
    this.#language = language;
    this.#on = on;
    this.#outside = outside;
  }

  /** Opens the socket; from then on it stays open until `end`. */
  start(): void {
    this.#open();
  }

  /** Sends an order, now or when the connection is back. */
  order(order: Order): Promise<Answer> {
    if (this.#status === "ended") return Promise.resolve({ kind: "dropped" });
    const id = this.#outside.id();
    const message = JSON.stringify({ ...order, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { message, answer });
      if (this.#status === "open") this.#wire?.send(message);
    });
  }

  /** Asks for everything again, in the language of now; a dead socket is found out by it. */
  hello(): void {
    if (this.#wire === null || this.#status !== "open") return;
    this.#wire.send(this.#greeting());
    this.#stopTimer();
    this.#stopTimer = this.#outside.after(PROBE, () => {
      this.#lose();
    });
  }

  /** The network or the page is back: does not wait for the next try. */
  wake(): void {
    if (this.#status === "open") this.hello();
    else if (this.#status === "lost") this.#open();
  }

  /** Closes for good. */
  end(): void {
    this.#stopTimer();
    this.#letGo();
    this.#become("ended");
    for (const { answer } of this.#waiting.values()) answer({ kind: "dropped" });
    this.#waiting.clear();
  }

  #open(): void {
    this.#stopTimer();
    this.#letGo();
    const wire = this.#outside.open(this.#url);
    this.#wire = wire;
    wire.onopen = () => {
      wire.send(this.#greeting());
    };
    wire.onmessage = (event: MessageEvent) => {
      this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    wire.onclose = () => {
      this.#lose();
    };
  }

  #greeting(): string {
    const hello: Hello = { t: "hello", lang: this.#language() };
    return JSON.stringify(this.watch ? { ...hello, watch: true } : hello);
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "update":
        // A state that is older than what is shown (after a Welcome, say) is only an answer.
        if (message.seq >= this.#seq) {
          this.#seq = message.seq;
          this.#on.shown(message);
        }
        this.#answer(message.re, { kind: "done" });
        break;
      case "ok":
        this.#answer(message.re, { kind: "done" });
        break;
      case "link":
        this.#answer(message.re, { kind: "link", link: message });
        break;
      case "no":
        if (!this.#answer(message.re, { kind: "refused", code: message.code, text: message.text }))
          this.#on.refused(message.text);
        break;
      case "hint":
      case "review":
        this.#on.coached(message);
        break;
      case "bye":
        this.#on.bye(message);
        if (!message.again) this.end();
        break;
    }
  }

  #welcomed(message: Welcome): void {
    this.#stopTimer();
    this.#tries = 0;
    this.#seq = message.seq;
    // What is ordered because of what is shown now is sent by itself.
    const missed = this.#status === "open" ? [] : [...this.#waiting.values()];
    this.#become("open");
    this.#on.shown(message);
    for (const waiting of missed) this.#wire?.send(waiting.message);
  }

  #answer(id: string | null | undefined, answer: Answer): boolean {
    const waiting = id == null ? undefined : this.#waiting.get(id);
    if (id == null || waiting === undefined) return false;
    this.#waiting.delete(id);
    waiting.answer(answer);
    return true;
  }

  #lose(): void {
    if (this.#status === "ended") return;
    this.#stopTimer();
    this.#letGo();
    this.#become("lost");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries);
    this.#tries += 1;
    this.#stopTimer = this.#outside.after(pause * (0.75 + this.#outside.random() / 2), () => {
      this.#open();
    });
  }

  #letGo(): void {
    const wire = this.#wire;
    this.#wire = null;
    if (wire === null) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #become(status: Status): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#on.status(status);
  }
}

function browser(): Outside {
  return {
    open: (url) => new WebSocket(url),
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    random: Math.random,
    id: () => randomHex(12),
  };
}

/** Random bytes in hex. `crypto.randomUUID` is not there on plain HTTP, this is. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}
