/**
 * The chance of docs/fairness.md, computed here and by nobody else: commitments, streams, shuffles.
 *
 * Hashes come from a library and not from `crypto.subtle`, which browsers keep from pages that
 * came over plain HTTP, as those of a table at home do.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** All cards in the fixed order, by which a card is its place. */
export const DECK: readonly string[] = [..."oceb"].flatMap((suit) =>
  [1, 2, 3, 4, 5, 6, 7, 10, 11, 12].map((rank) => `${String(rank)}${suit}`),
);
const PLACE_OF = new Map(DECK.map((code, place) => [code, place]));

/** What a stream of chance is made from: well formed texts, secret and nonces in hex. */
export type Seed = Readonly<{
  table: string;
  round: number;
  commitment: string;
  secret: string;
  nonces: readonly (readonly [name: string, nonce: string])[];
}>;

/** The place of a card in the fixed order, or undefined where there is no such card. */
export function placeOf(code: string): number | undefined {
  return PLACE_OF.get(code);
}

/** Cards in the fixed order. */
export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => (placeOf(one) ?? -1) - (placeOf(other) ?? -1));
}

/** The commitment, in hex, that binds a table to a secret for one of its rounds. */
export function commitmentOf({
  secret,
  table,
  round,
}: Omit<Seed, "commitment" | "nonces">): string {
  return bytesToHex(sha256(fields("commitment", table, String(round), hexToBytes(secret))));
}

/** Cards, all different, shuffled with the stream `shuffle` of this number. The first is the top. */
export function shuffle(seed: Seed, cards: readonly string[], stream: number): string[] {
  const chance = bytes(seed, "shuffle", stream);
  const shuffled = inOrder(cards);
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = below(chance, last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] ?? "", shuffled[last] ?? ""];
  }
  return shuffled;
}

/** The place, from 0, that the lot draws among so many seats. */
export function lotOf(seed: Seed, seats: number): number {
  return below(bytes(seed, "lot", 0), seats);
}

/** The first 32 bytes of the lot's stream, in hex. */
export function chanceOfLot(seed: Seed): string {
  return bytesToHex(block(seed, message(seed, "lot", 0), 0));
}

/**
 * One of 0 to `bound` - 1, each as likely. A byte at or above the largest multiple of the bound is
 * thrown away: if its remainder counted, low numbers would come more often.
 */
export function below(chance: Iterator<number, never>, bound: number): number {
  const limit = 256 - (256 % bound);
  let byte = chance.next().value;
  while (byte >= limit) byte = chance.next().value;
  return byte % bound;
}

/** Names by code points, which is not how JavaScript sorts texts: it compares UTF-16 units. */
export function byCodePoints(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  for (const [k, sign] of a.entries()) {
    const against = b[k];
    if (against === undefined) return 1;
    const difference = (sign.codePointAt(0) ?? 0) - (against.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function* bytes(seed: Seed, purpose: "shuffle" | "lot", number: number): Generator<number, never> {
  const said = message(seed, purpose, number);
  for (let counter = 0; ; counter += 1) yield* block(seed, said, counter);
}

function block(seed: Seed, said: Uint8Array, counter: number): Uint8Array {
  return hmac(sha256, hexToBytes(seed.secret), concatBytes(said, bigEndian(counter, 8)));
}

function message(seed: Seed, purpose: "shuffle" | "lot", number: number): Uint8Array {
  const nonces = [...seed.nonces]
    .map(([name, nonce]) => [name.normalize("NFC"), nonce] as const)
    .sort(([one], [other]) => byCodePoints(one, other));
  return fields(
    "stream",
    seed.table,
    String(seed.round),
    hexToBytes(seed.commitment),
    String(nonces.length),
    ...nonces.flatMap(([name, nonce]) => [name, hexToBytes(nonce)]),
    purpose,
    String(number),
  );
}

/** A label and values, each with its length in front: no two lists of values look alike. */
function fields(label: string, ...values: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = [`siete fairness 1: ${label}`, ...values].map((value) =>
    typeof value === "string" ? utf8ToBytes(value) : value,
  );
  return concatBytes(...parts.flatMap((part) => [bigEndian(part.length, 4), part]));
}

function bigEndian(number: number, size: number): Uint8Array {
  const written = new Uint8Array(size);
  new DataView(written.buffer).setUint32(size - 4, number);
  return written;
}
