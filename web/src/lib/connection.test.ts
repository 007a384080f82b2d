import { beforeEach, describe, expect, test } from "vitest";
import { Connection, type Answer, type Outside, type Status, type Wire } from "./connection.ts";
import type {
  Bye,
  ClientMessage,
  Hint,
  Review,
  ServerMessage,
  Update,
  Welcome,
} from "./protocol.ts";

/** A socket whose other end is the test. */
class Line implements Wire {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.call(this as never, new Event("open"));
  }
  says(message: Partial<ServerMessage>): void {
    const data = JSON.stringify(message);
    this.onmessage?.call(this as never, new MessageEvent("message", { data }));
  }
  breaks(): void {
    this.onclose?.call(this as never, new CloseEvent("close"));
  }
}

class World {
  lines: Line[] = [];
  timers: { at: number; call: () => void }[] = [];
  shown: (Welcome | Update)[] = [];
  statuses: Status[] = [];
  byes: Bye[] = [];
  refusals: string[] = [];
  coached: (Hint | Review)[] = [];
  language = "en";
  onShown: () => void = () => undefined;
  #ids = 0;
  outside: Outside = {
    open: () => {
      this.lines.push(new Line());
      return this.line;
    },
    after: (at, call) => {
      const timer = { at, call };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((each) => each !== timer);
      };
    },
    random: () => 0.5,
    id: () => `id${String((this.#ids += 1))}`,
  };
  connection = new Connection(
    "ws://x",
    () => this.language,
    {
      shown: (message) => {
        this.shown.push(message);
        this.onShown();
      },
      status: (status) => this.statuses.push(status),
      bye: (bye) => this.byes.push(bye),
      refused: (text) => this.refusals.push(text),
      coached: (message) => this.coached.push(message),
    },
    this.outside,
  );

  get line(): Line {
    return this.lines.at(-1) as Line;
  }
  /** The next timer runs out; how long it was. */
  waits(): number {
    const timer = this.timers.shift();
    if (timer === undefined) throw new Error("nothing is waited for");
    timer.call();
    return timer.at;
  }
  welcome(seq = 1): void {
    this.line.opens();
    this.line.says({ t: "welcome", seq });
  }
}

let world: World;
beforeEach(() => {
  world = new World();
  world.connection.start();
});

describe("a connection", () => {
  test("says hello in the viewer's language, and is open when it was welcomed", () => {
    world.language = "ca";
    world.line.opens();
    expect(world.line.sent).toEqual([{ t: "hello", lang: "ca" }]);
    expect(world.statuses).toEqual([]);
    world.line.says({ t: "welcome", seq: 3 });
    expect(world.statuses).toEqual(["open"]);
    expect(world.shown).toHaveLength(1);
  });

  test("what is ordered because of what was just shown is sent once", () => {
    world.onShown = () => void world.connection.order({ t: "go" });
    world.welcome();
    expect(world.line.sent.filter((each) => each["t"] === "go")).toHaveLength(1);
  });

  test("asks to be nobody at the table where it only watches", () => {
    world.connection.watch = true;
    world.line.opens();
    expect(world.line.sent).toEqual([{ t: "hello", lang: "en", watch: true }]);
  });

  test("what is ordered before it is open is sent once it is", () => {
    void world.connection.order({ t: "go" });
    world.line.opens();
    expect(world.line.sent.map((message) => message.t)).toEqual(["hello"]);
    world.line.says({ t: "welcome", seq: 1 });
    expect(world.line.sent.map((message) => message.t)).toEqual(["hello", "go"]);
  });

  test("tries again with longer and longer pauses, and with short ones once it was open", () => {
    world.line.breaks();
    const pauses = [1, 2, 3, 4, 5, 6, 7].map(() => {
      const pause = world.waits();
      world.line.breaks();
      return pause;
    });
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
    world.waits();
    world.welcome();
    world.line.breaks();
    expect(world.waits()).toBe(400);
  });

  test("what was not answered is sent again under the same id, in order, and what was is not", async () => {
    world.welcome();
    const first = world.connection.order({ t: "act", turn: 4, say: "bet 2" });
    const second = world.connection.order({ t: "chat", text: "hi" });
    const third = world.connection.order({ t: "go" });
    world.line.says({ t: "ok", seq: 1, re: "id2" });
    await expect(second).resolves.toEqual({ kind: "done" });
    world.line.breaks();
    world.waits();
    world.welcome(2);
    expect(world.line.sent.slice(1)).toEqual([
      { t: "act", turn: 4, say: "bet 2", id: "id1" },
      { t: "go", id: "id3" },
    ]);
    world.line.says({ t: "update", seq: 3, re: "id1" });
    world.line.says({ t: "no", seq: 3, re: "id3", code: "stale", text: "Too late." });
    await expect(first).resolves.toEqual({ kind: "done" });
    await expect(third).resolves.toEqual({ kind: "refused", code: "stale", text: "Too late." });
  });

  test("an update that is older than what is shown answers and shows nothing", async () => {
    world.welcome(9);
    const answer = world.connection.order({ t: "go" });
    world.line.says({ t: "update", seq: 8, re: "id1" });
    await expect(answer).resolves.toEqual({ kind: "done" });
    expect(world.shown).toHaveLength(1);
  });

  test("nothing that a socket says after it was given up is heard", () => {
    const old = world.line;
    world.line.breaks();
    world.waits();
    world.welcome();
    old.says({ t: "welcome", seq: 7 });
    expect(world.shown).toHaveLength(1);
  });

  test("a refusal of nothing that was ordered is told all the same", () => {
    world.welcome();
    world.line.says({ t: "no", seq: 1, re: null, code: "bad", text: "What?" });
    expect(world.refusals).toEqual(["What?"]);
  });

  test("a link comes as the answer to who asked for it", async () => {
    world.welcome();
    const answer = world.connection.order({ t: "seatlink" });
    world.line.says({ t: "link", seq: 1, re: "id1", url: "/s", qr: "M0 0", size: 3 });
    const { kind, link } = (await answer) as Extract<Answer, { kind: "link" }>;
    expect([kind, link.url]).toEqual(["link", "/s"]);
  });
});

describe("a page that slept", () => {
  test("asks for everything, and opens another socket when nobody answers", () => {
    world.welcome();
    world.connection.wake();
    expect(world.line.sent.at(-1)?.t).toBe("hello");
    const asleep = world.line;
    expect(world.waits()).toBe(5000);
    expect(asleep.closed).toBe(true);
    expect(world.statuses.at(-1)).toBe("lost");
  });

  test("stays on its socket when that is alive", () => {
    world.welcome();
    world.connection.wake();
    world.line.says({ t: "welcome", seq: 2 });
    expect(world.timers).toEqual([]);
    expect(world.lines).toHaveLength(1);
  });

  test("does not wait for the next try when the network is back", () => {
    world.line.breaks();
    world.connection.wake();
    expect(world.lines).toHaveLength(2);
    expect(world.timers).toEqual([]);
  });
});

test("what the coach says is neither a state nor an answer", () => {
  world.welcome();
  const shown = world.shown.length;
  world.line.says({ t: "hint", seq: 1, turn: 1, text: "Stand.", more: [], worths: [] });
  world.line.says({ t: "review", seq: 2, played: 1, text: "All well.", more: [] });
  expect(world.coached.map((each) => each.text)).toEqual(["Stand.", "All well."]);
  expect(world.shown.length).toBe(shown);
});

describe("goodbye", () => {
  test("for good ends it, and what waits is dropped", async () => {
    world.welcome();
    const answer = world.connection.order({ t: "go" });
    world.line.says({ t: "bye", seq: 1, code: "deleted", text: "Gone.", again: false });
    await expect(answer).resolves.toEqual({ kind: "dropped" });
    expect(world.byes.map((bye) => bye.text)).toEqual(["Gone."]);
    expect(world.statuses.at(-1)).toBe("ended");
    expect(world.timers).toEqual([]);
    await expect(world.connection.order({ t: "go" })).resolves.toEqual({ kind: "dropped" });
  });

  test("for a restart does not: the client comes back", () => {
    world.welcome();
    world.line.says({ t: "bye", seq: 1, code: "stopping", text: "Soon.", again: true });
    world.line.breaks();
    world.waits();
    world.welcome();
    expect(world.statuses).toEqual(["open", "lost", "open"]);
  });
});
