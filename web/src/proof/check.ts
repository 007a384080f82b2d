/**
 * Checking the proof of a stock: everything is computed again, and each thing that was looked at
 * is a finding. The same findings as `siete verify` (siete.fair.check), by another computation.
 */

import { chanceOfLot, commitmentOf, DECK, inOrder, lotOf, shuffle, type Seed } from "./chance.ts";
import { VERSION, type Proof } from "./record.ts";

/** `open`: it can't be checked yet, and need not be. `note`: neither good nor bad. */
export type Outcome = "holds" | "fails" | "open" | "note";

/** One thing that was looked at; its sentence is the message `fair-CODE` of fair.ftl. */
export type Finding = Readonly<{
  outcome: Outcome;
  code: string;
  params: Readonly<Record<string, string | number | readonly string[]>>;
}>;

/** One stock of a record, from one shuffle of the whole deck to the next. */
export type Stock = Readonly<{
  /** Its first and last entry, counted from 1. */
  first: number;
  last: number;
  proof: Proof | null;
  /** Its cards from the top, before any cut, as the record has them; null: it does not say. */
  deck: readonly string[] | null;
  reshuffles: readonly (readonly string[])[];
  /** What can be told of its first entry without knowing a rule: its cut, and its hands. */
  dealt: Dealt;
  /** Everybody who may have added a nonce. */
  seats: readonly string[];
  /** Whether its secret may still be kept, because the stock goes on. */
  inPlay: boolean;
}>;

/**
 * `cards` are those of all hands, `besides` how many more may have left the stock, `cut` how many
 * went from the top to the bottom.
 */
export type Dealt = Readonly<{ cards: readonly string[]; besides: number; cut: number }>;

type Params = Finding["params"];

const HASH = /^[0-9a-f]{64}$/;
const NONCE = /^(?:[0-9a-f]{2}){16,64}$/;
const TABLE = /^[A-Za-z0-9._~-]{1,64}$/;
const ROUND_LIMIT = 1e15;

/** What checking each stock in turn finds; beside each by itself, that one follows the other. */
export function checkStocks(stocks: readonly Stock[]): Finding[][] {
  const found: Finding[][] = [];
  let before: Proof | null = null;
  for (const stock of stocks) {
    const { proof } = stock;
    if (proof === null) {
      found.push([fails("proof_missing")]);
      continue;
    }
    const findings = checkStock(stock, proof);
    if (proof.version === VERSION) {
      findings.push(...after(proof, before));
      before = proof;
    }
    found.push(findings);
  }
  return found;
}

function checkStock(stock: Stock, proof: Proof): Finding[] {
  if (proof.version !== VERSION) return [versionOf(proof)];
  const badlyFormed = [...fieldsOf(proof), ...namesOf(proof, stock.seats)];
  if (badlyFormed.length > 0) return badlyFormed;
  const nonces = whoAdded(proof);
  if (proof.secret === "")
    return [stock.inPlay ? finding("open", "secret_in_play") : fails("secret_missing"), nonces];
  const commitment = checkCommitment(proof);
  if (commitment.outcome === "fails") return [commitment];
  const deck = checkDeck(proof, stock.deck);
  const hands =
    deck.outcome === "holds" && stock.deck !== null ? checkHands(stock, stock.deck) : [];
  return [commitment, deck, ...hands, ...checkReshuffles(proof, stock), nonces];
}

/** What checking the lot for the first banker finds; `seats` are in order of play. */
export function checkLot(proof: Proof, seats: readonly string[], banker: string | null): Finding[] {
  if (proof.version !== VERSION) return [versionOf(proof)];
  const chance = HASH.test(proof.chance)
    ? []
    : [fails(proof.chance === "" ? "field_missing" : "chance_malformed", { field: "chance" })];
  const badlyFormed = [...fieldsOf(proof), ...chance, ...namesOf(proof, seats)];
  if (badlyFormed.length > 0) return badlyFormed;
  if (proof.secret === "") return [fails("secret_missing")];
  const commitment = checkCommitment(proof);
  if (commitment.outcome === "fails") return [commitment];
  if (!same(proof.among, seats)) return [commitment, fails("lot_seats", { seats: proof.among })];
  return [commitment, drawnBy(proof, seats, banker), whoAdded(proof)];
}

function drawnBy(proof: Proof, seats: readonly string[], banker: string | null): Finding {
  const made = chanceOfLot(proof);
  if (made !== proof.chance) return fails("lot_chance_differs", { made, chance: proof.chance });
  if (banker === null) return fails("lot_no_banker");
  const drawn = seats[lotOf(proof, seats.length)] ?? "";
  return drawn === banker
    ? holds("lot_holds", { banker })
    : fails("lot_differs", { drawn, banker });
}

function versionOf(proof: Proof): Finding {
  if (proof.version === 0) return fails("field_missing", { field: "version" });
  const version = String(proof.version).slice(0, 20);
  return fails("version_unknown", { version, known: String(VERSION) });
}

/** The fields that are missing or badly formed; a secret may be missing. */
function fieldsOf(proof: Proof): Finding[] {
  const { table, round, commitment, secret } = proof;
  const looked = [
    { field: "table", there: table !== "", good: TABLE.test(table) },
    { field: "round", there: round >= 0, good: round >= 0 && round < ROUND_LIMIT },
    { field: "commitment", there: commitment !== "", good: HASH.test(commitment) },
    { field: "secret", there: true, good: secret === "" || HASH.test(secret) },
  ];
  return looked
    .filter(({ good }) => !good)
    .map(({ field, there }) => fails(there ? `${field}_malformed` : "field_missing", { field }));
}

function namesOf(proof: Proof, seats: readonly string[]): Finding[] {
  const seen = new Set<string>();
  const found: Finding[] = [];
  for (const [name, nonce] of proof.nonces) {
    if (!NONCE.test(nonce)) found.push(fails("nonce_malformed", { name }));
    if (seen.has(name)) found.push(fails("nonce_twice", { name }));
    else if (!seats.includes(name)) found.push(fails("nonce_stranger", { name }));
    seen.add(name);
  }
  return found;
}

function checkCommitment(proof: Seed): Finding {
  const { commitment } = proof;
  const made = commitmentOf(proof);
  return made === commitment
    ? holds("commitment_holds", { commitment })
    : fails("commitment_differs", { made, commitment });
}

function checkDeck(proof: Seed, deck: readonly string[] | null): Finding {
  if (deck === null) return fails("deck_missing");
  if (!same(inOrder(deck), DECK)) return fails("deck_not_whole", { cards: new Set(deck).size });
  const params = difference(shuffle(proof, DECK, 0), deck);
  return params === null
    ? holds("deck_holds", { cards: deck.length })
    : fails("deck_differs", params);
}

/**
 * Whether the cards of the first round's hands are those that lay on top after the cut. Of a round
 * in which the stock ran out this can't be said without playing it again, which `siete verify` does.
 */
function checkHands({ dealt, reshuffles }: Stock, deck: readonly string[]): Finding[] {
  const { cards, besides, cut } = dealt;
  if (cards.length === 0 || reshuffles.length > 0) return [];
  const top = [...deck.slice(cut), ...deck.slice(0, cut)].slice(0, cards.length + besides);
  const strange = cards.filter((card) => !top.includes(card));
  return strange.length === 0
    ? [holds("hands_hold", { count: cards.length, cut })]
    : [fails("hands_differ", { cards: strange, cut })];
}

function checkReshuffles(proof: Seed, { reshuffles }: Stock): Finding[] {
  const found: Finding[] = [];
  for (const [k, has] of reshuffles.entries()) {
    const params = difference(shuffle(proof, has, k + 1), has);
    if (params !== null)
      found.push(fails("reshuffle_differs", { number: String(k + 1), ...params }));
  }
  if (found.length > 0 || reshuffles.length === 0) return found;
  return [holds("reshuffles_hold", { count: reshuffles.length })];
}

/** The first place, from 1 at the top, where cards differ, and how many do; null: none. */
function difference(expected: readonly string[], has: readonly string[]): Params | null {
  const places = expected.flatMap((card, place) => (card === has[place] ? [] : [place]));
  const [first] = places;
  if (first === undefined) return null;
  return {
    position: String(first + 1),
    expected: expected[first] ?? "",
    has: has[first] ?? "",
    differing: places.length,
    most: 2 * places.length > has.length ? "yes" : "no",
  };
}

/** Whether a proof may follow the one before it, or the lot of the first. */
function after(proof: Proof, before: Proof | null): Finding[] {
  const found: Finding[] = [];
  if (before !== null && proof.lot !== null) found.push(fails("lot_late"));
  const previous = before ?? proof.lot;
  if (previous === null || previous.version !== VERSION) return found;
  if (proof.table !== previous.table)
    found.push(fails("table_differs", { table: proof.table, before: previous.table }));
  if (proof.round <= previous.round)
    found.push(
      fails("round_order", { round: String(proof.round), before: String(previous.round) }),
    );
  return found;
}

function whoAdded(proof: Proof): Finding {
  const names = proof.nonces.map(([name]) => name);
  return holds("nonces", { count: names.length, names });
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, k) => value === other[k]);
}

function finding(outcome: Outcome, code: string, params: Params = {}): Finding {
  return { outcome, code, params };
}

function holds(code: string, params: Params = {}): Finding {
  return finding("holds", code, params);
}

function fails(code: string, params: Params = {}): Finding {
  return finding("fails", code, params);
}
