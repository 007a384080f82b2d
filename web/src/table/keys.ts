/** Keys that do what a button does: the digits that stand on the buttons. */

import { preferences } from "../lib/preferences.svelte.ts";

/** Whether a key is meant for a field, or is part of a shortcut of the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target;
  const field = target instanceof HTMLElement && target.closest("input, select, textarea, dialog");
  return Boolean(field) || event.ctrlKey || event.metaKey || event.altKey || event.repeat;
}

/** A listener that leaves what was opened at Escape, unless that closes something above it. */
export function escapeKey(leave: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === "Escape" && document.querySelector("dialog[open]") === null) leave();
  };
}

/** A listener that does the first thing at 1, the second at 2, unless its owner wants no keys. */
export function numberKeys(things: () => readonly (() => void)[]): (event: KeyboardEvent) => void {
  return (event) => {
    if (!preferences.keys || isTaken(event) || !/^[1-9]$/.test(event.key)) return;
    const thing = things()[Number(event.key) - 1];
    if (thing === undefined) return;
    event.preventDefault();
    thing();
  };
}
