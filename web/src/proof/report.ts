/** What a check found, as it is shown: beside `verify`, what this browser itself saw of the game. */

import { sealSeen } from "../lib/seals.ts";
import { t, words } from "../lib/words.svelte.ts";
import { DECK, shuffle } from "./chance.ts";
import type { Finding } from "./check.ts";
import { hasProof, NoRecord, readRecord, type GameRecord, type Proof } from "./record.ts";
import { verify, type Checked, type Facts, type Verdict } from "./verify.ts";

/** A finding with its sentence. */
export type Line = Readonly<{ outcome: Finding["outcome"]; code: string; text: string }>;

/** A card of the deck that a proof makes; `instead` is what the record has there, if another. */
export type Place = Readonly<{ code: string; instead: string | null }>;

export type Shown = Readonly<{
  checked: Checked;
  verdict: Verdict;
  proof: Proof | null;
  seen: Line | null;
  deck: readonly Place[];
}>;

export type Report = Readonly<{ verdict: Verdict; proofs: readonly Shown[] }>;

/** Bytes of the largest text that is looked at. */
export const LARGEST = 4 * 1024 * 1024;

/** Checks a record. */
export function reportOf(record: GameRecord, facts: Facts | null): Report {
  const proofs = verify(record, facts).proofs.map((checked): Shown => {
    const entry = record.rounds[checked.first - 1];
    const of = checked.what === "lot" ? (entry?.proof?.lot ?? null) : (entry?.proof ?? null);
    const seen = of === null ? null : seenOf(of);
    return {
      checked,
      verdict: seen?.outcome === "fails" ? "fails" : checked.verdict,
      proof: of,
      seen,
      deck: deckOf(checked, of, entry?.deck ?? null),
    };
  });
  const verdicts = proofs.map(({ verdict }) => verdict);
  const holds = verdicts.includes("holds") ? "holds" : "open";
  return { proofs, verdict: verdicts.includes("fails") ? "fails" : holds };
}

/** Reads a record for its check. Throws NoRecord, whose sentence is `whyNot`. */
export function readForCheck(text: string): GameRecord {
  const record = readRecord(text);
  if (!hasProof(record)) throw new NoRecord("none");
  return record;
}

/** Why a text is no record that can be checked. */
export function whyNot(problem: NoRecord): string {
  const { code, what, entry } = problem;
  switch (code) {
    case "none":
      return t("error-no-proof");
    case "format":
      return t("web-proof-bad-format", { what: `format = "${what}"` });
    case "card":
    case "proof":
      return t(`web-proof-bad-${code}`, { what, entry: String(entry) });
    default:
      return t(`web-proof-bad-${code}`, { what });
  }
}

/** The number that a table's round has in its evening, by its entry in the record, from 1. */
export type Numbers = ReadonlyMap<number, number>;

/**
 * What a proof is of: "Round 3", "The lot for the first banker". Without `numbers`, as of a record
 * that somebody brings, its entries are counted.
 */
export function whatOf({ what, first, last }: Checked, numbers: Numbers): string {
  if (what === "lot") return t("fair-lot");
  let [from, to] = [first, last];
  if (numbers.size > 0) {
    const found = [...numbers].filter(([entry]) => first <= entry && entry <= last);
    // An entry that is no round is the choice of the first banker by cards.
    if (found.length === 0) return t("web-proof-draw");
    from = Math.min(...found.map(([, number]) => number));
    to = Math.max(...found.map(([, number]) => number));
  }
  return t("fair-rounds", {
    first: String(from),
    last: String(to),
    many: to > from ? "yes" : "no",
  });
}

/** A finding in words: those of `siete verify`, and two of this check's own. */
export function lineOf({ outcome, code, params }: Finding): Line {
  const args = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === "object" ? words.list(value) : value,
    ]),
  );
  const own = code === "hands_hold" || code === "hands_differ";
  const name = code.replaceAll("_", "-");
  return { outcome, code, text: t(own ? `web-proof-${name}` : `fair-${name}`, args) };
}

/** Whether this browser saw the seal before the cards, and finds its own number in the list. */
function seenOf(proof: Proof): Line | null {
  const mine = sealSeen(proof.commitment);
  if (mine === null) return { outcome: "note", code: "unseen", text: t("web-proof-unseen") };
  if (mine === "") return { outcome: "holds", code: "seen", text: t("web-proof-seen") };
  if (proof.nonces.length === 0 && proof.secret === "") return null;
  return proof.nonces.some(([, nonce]) => nonce === mine)
    ? { outcome: "holds", code: "added", text: t("web-proof-added") }
    : { outcome: "fails", code: "not_added", text: t("web-proof-not-added") };
}

function deckOf(
  checked: Checked,
  proof: Proof | null,
  has: readonly string[] | null,
): readonly Place[] {
  const made = checked.findings.some(({ code }) => ["deck_holds", "deck_differs"].includes(code));
  if (!made || proof === null) return [];
  return shuffle(proof, DECK, 0).map((code, k) => {
    const there = has?.[k] ?? code;
    return { code, instead: there === code ? null : there };
  });
}
