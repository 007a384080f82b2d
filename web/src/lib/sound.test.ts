import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "./preferences.svelte.ts";

/** What a browser has that keeps a page silent until somebody taps. */
class ShutAudio {
  static notes = 0;
  static only: ShutAudio | undefined;
  state: AudioContextState = "suspended";
  currentTime = 0;
  destination = {};
  tapped = false;
  onstatechange: (() => void) | null = null;

  constructor() {
    ShutAudio.only = this;
  }
  resume(): Promise<void> {
    if (this.tapped) {
      this.state = "running";
      this.onstatechange?.();
    }
    return Promise.resolve();
  }
  createGain(): unknown {
    const gain = { setValueAtTime: () => gain, exponentialRampToValueAtTime: () => gain };
    return { gain, connect: () => undefined };
  }
  createOscillator(): unknown {
    ShutAudio.notes += 1;
    const next = { connect: () => next };
    return { frequency: {}, connect: () => next, start: () => undefined, stop: () => undefined };
  }
}

let sound: typeof import("./sound.ts");
let now = 0;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", ShutAudio);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  ShutAudio.notes = 0;
  ShutAudio.only = undefined;
  const again = await import("./preferences.svelte.ts");
  again.preferences.set({ sound: true });
  sound = await import("./sound.ts");
});

afterEach(() => {
  vi.unstubAllGlobals();
  preferences.set({ sound: false });
});

test("who switches sound on hears it at once, and from then on", () => {
  sound.tick("chip");
  const audio = ShutAudio.only;
  if (audio === undefined) throw new Error("nothing was asked to be heard");
  expect(ShutAudio.notes).toBe(0);
  audio.tapped = true;
  sound.awake();
  expect(ShutAudio.notes).toBe(2);
  sound.tick("card");
  expect(ShutAudio.notes).toBe(3);
});

test("what a shut page missed is not heard all at once when it is tapped", () => {
  for (const which of ["card", "card", "turn"] as const) sound.tick(which);
  const audio = ShutAudio.only;
  if (audio === undefined) throw new Error("nothing was asked to be heard");
  now += 5000;
  audio.tapped = true;
  sound.awake();
  expect(ShutAudio.notes).toBe(0);
  sound.tick("card");
  expect(ShutAudio.notes).toBe(1);
});

test("a page that the phone shut up is heard again after the next tap", () => {
  sound.awake();
  const audio = ShutAudio.only;
  if (audio === undefined) throw new Error("nothing was asked to be heard");
  audio.tapped = true;
  sound.awake();
  audio.state = "suspended";
  sound.awake();
  sound.tick("card");
  expect(ShutAudio.notes).toBe(1);
});
