/** A few quiet ticks, made here: no files. They are off unless somebody wants them. */

import { preferences } from "./preferences.svelte.ts";

export type Tick = "card" | "chip" | "turn" | "won" | "lost";

const NOTES: Readonly<Record<Tick, readonly (readonly [hertz: number, at: number])[]>> = {
  card: [[1800, 0]],
  chip: [[2600, 0], [3100, 0.05]],
  turn: [[660, 0], [880, 0.12]],
  won: [[523, 0], [659, 0.1], [784, 0.2]],
  lost: [[330, 0], [262, 0.14]],
}; // prettier-ignore

let context: AudioContext | undefined;

/** After so many milliseconds a tick says nothing any more of what it was for. */
const LATE = 300;

/** Plays a tick, where sound is on and the browser lets the page be heard. */
export function tick(which: Tick): void {
  const audio = awake();
  if (audio === null) return;
  if (audio.state === "running") play(audio, which);
  else {
    // It may stay shut until somebody taps: then what was missed is not heard all at once.
    const asked = performance.now();
    audio.onstatechange = () => {
      if (audio.state !== "running") return;
      audio.onstatechange = null;
      if (performance.now() - asked < LATE) play(audio, which);
    };
  }
}

/**
 * For whatever is tapped: Safari lets a page be heard only from within a tap, and shuts it up
 * again when the phone rings.
 */
export function awake(): AudioContext | null {
  if (!preferences.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => undefined);
  return context;
}

function play(audio: AudioContext, which: Tick): void {
  const short = which === "card" || which === "chip";
  for (const [hertz, at] of NOTES[which]) note(audio, hertz, at, short ? 0.05 : 0.22);
}

function note(audio: AudioContext, hertz: number, at: number, length: number): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.06, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const tone = audio.createOscillator();
  tone.type = length < 0.1 ? "triangle" : "sine";
  tone.frequency.value = hertz;
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
