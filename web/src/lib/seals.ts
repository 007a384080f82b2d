/**
 * The seals (commitments) that this browser saw before the stakes, and the numbers that it added:
 * what the check of a proof compares a record with, for a record can be written from nothing.
 */

const KEY = "siete-seals";
const KEPT = 400;

type Kept = Record<string, string>;

/** What was remembered last: a state tells of its seal again and again. */
let last = "";

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {}; // storage may be closed to us, or hold something else
  }
}

/** Remembers a seal that was seen while its list of numbers was open, and our own number. */
export function rememberSeal(commitment: string, nonce = ""): void {
  if (last === commitment + nonce) return;
  last = commitment + nonce;
  const kept = read();
  if (kept[commitment] !== undefined && (nonce === "" || kept[commitment] === nonce)) return;
  kept[commitment] = nonce;
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-KEPT))),
    );
  } catch {
    // Then it is not compared later.
  }
}

/** The number that we added under a seal, "" for none, or null where we did not see the seal. */
export function sealSeen(commitment: string): string | null {
  return read()[commitment] ?? null;
}
