/**
 * Movement that tells what happened: cards come from the deck, chips go to who won them. It is
 * never waited for, and is left out where the system asks for less motion.
 */

import type { TransitionConfig } from "svelte/transition";

const DEALING = 320;
const BETWEEN_CARDS = 110;
const TURNING = 260;

let arrivals = 0;

/** Counts what arrives with one message: each starts a little after the one before. */
function place(): number {
  if (arrivals === 0) queueMicrotask(() => setTimeout(() => (arrivals = 0)));
  arrivals += 1;
  return Math.min(arrivals - 1, 12);
}

function still(): boolean {
  // A page that nobody looks at, or a test's, has nothing to measure.
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** From where to where, in pixels; nothing where one of them is not on the page. */
function way(from: string, to: Element): Readonly<{ x: number; y: number }> | null {
  const start = from === "" ? undefined : document.querySelector(from)?.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (start === undefined || start.width === 0 || end.width === 0) return null;
  return {
    x: start.left + start.width / 2 - end.left - end.width / 2,
    y: start.top + start.height / 2 - end.top - end.height / 2,
  };
}

/** A card comes from the deck. */
export function dealt(node: Element): TransitionConfig {
  const path = still() ? null : way("[data-deck]", node);
  if (path === null) return { duration: 0 };
  return {
    delay: place() * BETWEEN_CARDS,
    duration: DEALING,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) =>
      `transform: translate(${String(path.x * u)}px, ${String(path.y * u)}px)` +
      ` rotate(${String(-40 * u)}deg); opacity: ${String(Math.min(1, t * 4))}`,
  };
}

/** A card is turned over. */
export function turned(_node: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return {
    delay: place() * BETWEEN_CARDS,
    duration: TURNING,
    css: (t) => `transform: scaleX(${String(Math.abs(2 * t - 1))})`,
  };
}

/** Chips go from one place (a selector) to where they are shown. */
export function paid(node: Element, from: string): TransitionConfig {
  const path = still() ? null : way(from, node);
  if (path === null) return { duration: 0 };
  return {
    delay: 250,
    duration: 600,
    easing: (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2),
    css: (t, u) =>
      `transform: translate(${String(path.x * u)}px, ${String(path.y * u)}px);` +
      ` opacity: ${String(Math.min(1, t * 5))}`,
  };
}
