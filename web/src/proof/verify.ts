/** Verifying a record: every proof in it is checked, as `siete verify` does (siete.verify). */

import { checkLot, checkStocks, type Dealt, type Finding, type Stock } from "./check.ts";
import { DECK } from "./chance.ts";
import { nameOf } from "./names.ts";
import type { Entry, GameRecord } from "./record.ts";

export type Verdict = "holds" | "fails" | "open";

/** One proof: of the lot for the first banker, or of the stock of some entries (from 1). */
export type Checked = Readonly<{
  what: "lot" | "stock";
  first: number;
  last: number;
  findings: readonly Finding[];
  verdict: Verdict;
  /** The number of the round in its proof, -1 where there is none. */
  round: number;
}>;

export type Verified = Readonly<{ proofs: readonly Checked[]; verdict: Verdict }>;

/**
 * What the rules of a record say, where they are known: whether a stock goes on over several
 * rounds, and whether the first banker is chosen by lot. This page knows no rules by itself.
 */
export type Facts = Readonly<{ stockGoesOn: boolean; bankByLot: boolean }>;

const FIRST_ROUND = 1;

/**
 * Checks every proof of a record. Without `facts` a secret that is missing from its last stock is
 * taken to be kept, and nothing is said of a lot that the record does not tell of.
 */
export function verify(record: GameRecord, facts: Facts | null): Verified {
  const stocks = stocksOf(record, facts);
  const found = checkStocks(stocks);
  const proof = record.rounds[0]?.proof ?? null;
  const untold = proof !== null && proof.lot === null && proof.round <= FIRST_ROUND;
  if (facts?.bankByLot === true && untold)
    found[0]?.push({ outcome: "note", code: "lot_missing", params: {} });
  const lot =
    proof?.lot == null
      ? []
      : [checked("lot", 1, 1, proof.lot.round, checkLot(proof.lot, record.seats, record.banker))];
  const proofs = [
    ...lot,
    ...stocks.map((stock, k) =>
      checked("stock", stock.first, stock.last, stock.proof?.round ?? -1, found[k] ?? []),
    ),
  ];
  const verdicts = proofs.map(({ verdict }) => verdict);
  if (verdicts.includes("fails")) return { proofs, verdict: "fails" };
  return { proofs, verdict: verdicts.includes("holds") ? "holds" : "open" };
}

/** The stocks of a record: each begins where a deck or a proof stands. */
export function stocksOf(record: GameRecord, facts: Facts | null): Stock[] {
  const { rounds } = record;
  const starts = rounds.flatMap((entry, k) =>
    k === 0 || entry.deck !== null || entry.proof !== null || facts?.stockGoesOn === false
      ? [k]
      : [],
  );
  const seats = seatsByEntry(record);
  return starts.map((start, k) => {
    const end = starts[k + 1] ?? rounds.length;
    const first = rounds[start];
    return {
      first: start + 1,
      last: end,
      proof: first?.proof ?? null,
      deck: first?.deck == null ? null : wholeDeck(first.deck),
      reshuffles: rounds.slice(start, end).flatMap((entry) => entry.reshuffles),
      dealt: dealtIn(first),
      seats: seats[start] ?? [],
      inPlay: end === rounds.length && facts?.stockGoesOn !== false,
    };
  });
}

/**
 * The cards of an entry's hands; none where the record does not name them, or where some may be
 * missing, as those of a part of the round that was declared void.
 */
function dealtIn(entry: Entry | undefined): Dealt {
  const actions = entry?.actions ?? [];
  const isVoid = actions.some((action) => action.endsWith(" void"));
  const [, cut = "0"] = actions.map((action) => / cut (\d+)$/.exec(action)).find(Boolean) ?? [];
  return {
    cards: isVoid ? [] : (entry?.hands ?? []),
    besides: actions.filter((action) => /( burn| pass)$/.test(action)).length,
    cut: Number(cut),
  };
}

/** The deck that begins with the cards named; the others follow in the fixed order. */
function wholeDeck(named: readonly string[]): string[] {
  return [...named, ...DECK.filter((card) => !named.includes(card))];
}

/** Everybody who sat at the table by the end of each entry. */
function seatsByEntry(record: GameRecord): string[][] {
  let seats = [...record.seats];
  return record.rounds.map(({ actions }) => {
    for (const action of actions) {
      const [, joining] = /^(.+?) join(?: after .+)?$/.exec(action.normalize("NFC").trim()) ?? [];
      const name = joining === undefined ? null : nameOf(joining);
      if (name !== null && !seats.includes(name)) seats = [...seats, name];
    }
    return seats;
  });
}

function checked(
  what: Checked["what"],
  first: number,
  last: number,
  round: number,
  findings: readonly Finding[],
): Checked {
  const outcomes = findings.map(({ outcome }) => outcome);
  const verdict = outcomes.includes("fails")
    ? "fails"
    : outcomes.includes("open")
      ? "open"
      : "holds";
  return { what, first, last, findings, verdict, round };
}
