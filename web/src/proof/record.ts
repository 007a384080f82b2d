/** Reading of a record (docs/records.md) what the check of its proofs needs. */

import { parse, TomlError, type TomlTable, type TomlValue } from "smol-toml";
import { byCodePoints, placeOf } from "./chance.ts";
import { nameOf } from "./names.ts";

/** The version of docs/fairness.md that is checked here. */
export const VERSION = 1;
const FORMAT = "siete/1";

/** A proof as the record has it, well formed or not; what is not there is "", 0, -1 or empty. */
export type Proof = Readonly<{
  version: number;
  table: string;
  round: number;
  commitment: string;
  secret: string;
  nonces: readonly (readonly [name: string, nonce: string])[];
  among: readonly string[];
  chance: string;
  lot: Proof | null;
}>;

/** One entry; `deck` is null where it names none. */
export type Entry = Readonly<{
  deck: readonly string[] | null;
  reshuffles: readonly (readonly string[])[];
  actions: readonly string[];
  /** All cards of the hands at settlement, where the record names them. */
  hands: readonly string[];
  proof: Proof | null;
}>;

export type GameRecord = Readonly<{
  ruleset: string;
  variants: readonly string[];
  options: Readonly<Record<string, unknown>>;
  seats: readonly string[];
  banker: string | null;
  rounds: readonly Entry[];
}>;

/** A text is no record, or one without a proof (`none`): why, and in which entry, from 1. */
export class NoRecord extends Error {
  readonly code: "toml" | "format" | "field" | "card" | "name" | "proof" | "none";
  readonly what: string;
  readonly entry: number;

  constructor(code: NoRecord["code"], what = "", entry = 0) {
    super(`${code} ${what}`);
    this.code = code;
    this.what = what;
    this.entry = entry;
  }
}

/** Whether there is any proof in a record. */
export function hasProof(record: GameRecord): boolean {
  return record.rounds.some((entry) => entry.proof !== null);
}

/** The record that a text holds. Throws NoRecord. */
export function readRecord(text: string): GameRecord {
  let top: TomlTable;
  try {
    top = parse(text.replace(/^\ufeff/, ""), { integersAsBigInt: true });
  } catch (error) {
    if (error instanceof TomlError) throw new NoRecord("toml", String(error.line));
    throw new NoRecord("toml", "1");
  }
  if (top["format"] !== FORMAT) throw new NoRecord("format", FORMAT);
  const seats = texts(top["seats"], "seats").map((name) => properName(name));
  const banker = top["banker"] === undefined ? null : textIn(top["banker"], "banker");
  if (banker !== null && !seats.includes(properName(banker))) throw new NoRecord("field", "banker");
  return {
    ruleset: textIn(top["ruleset"], "ruleset"),
    variants: texts(top["variants"] ?? [], "variants"),
    options: plain(tableIn(top["options"] ?? {}, "options")),
    seats,
    banker: banker === null ? null : properName(banker),
    rounds: list(top["rounds"], "rounds").map((entry, k) => entryOf(entry, k + 1)),
  };
}

function entryOf(value: TomlValue, number: number): Entry {
  const entry = tableIn(value, "rounds", number);
  const { deck, reshuffles = [], actions = [], expect = {}, proof } = entry;
  const { hands = {} } = tableIn(expect, "expect", number);
  return {
    deck: deck === undefined ? null : cards(textIn(deck, "deck", number), number),
    reshuffles: texts(reshuffles, "reshuffles", number).map((each) => cards(each, number)),
    actions: texts(actions, "actions", number),
    hands: Object.values(tableIn(hands, "hands", number)).flatMap((each) =>
      texts(each, "hands", number).flatMap((hand) => cards(hand, number)),
    ),
    proof: proof === undefined ? null : proofOf(proof, number, ["lot"]),
  };
}

function cards(text: string, entry: number): string[] {
  const codes = text.split(/\s+/).filter((code) => code !== "");
  const bad = codes.find((code, k) => placeOf(code) === undefined || codes.indexOf(code) < k);
  if (bad !== undefined) throw new NoRecord("card", bad.slice(0, 24), entry);
  return codes;
}

function proofOf(value: TomlValue, entry: number, more: readonly string[]): Proof {
  if (!isTable(value)) throw new NoRecord("proof", "proof", entry);
  const found = {
    version: 0,
    table: "",
    round: -1,
    commitment: "",
    secret: "",
    nonces: [] as (readonly [string, string])[],
    among: [] as string[],
    chance: "",
    lot: null as Proof | null,
  };
  const { version } = value;
  if (typeof version === "bigint" && version !== 0n && version !== BigInt(VERSION))
    return { ...found, version: Number(version) };
  const known = ["version", "table", "round", "commitment", "secret", "nonces", ...more];
  for (const [field, given] of Object.entries(value)) {
    if (!known.includes(field)) throw new NoRecord("proof", field.slice(0, 40), entry);
    switch (field) {
      case "version":
      case "round":
        if (typeof given !== "bigint") throw new NoRecord("proof", field, entry);
        found[field] = Number(given);
        break;
      case "nonces":
        if (!isTable(given)) throw new NoRecord("proof", field, entry);
        found.nonces = Object.entries(given)
          .map(([name, nonce]) => {
            if (typeof nonce !== "string") throw new NoRecord("proof", field, entry);
            return [properName(name, entry), nonce] as const;
          })
          .sort(([one], [other]) => byCodePoints(one, other));
        break;
      case "among":
        if (!Array.isArray(given)) throw new NoRecord("proof", field, entry);
        found.among = texts(given, field, entry).map((name) => properName(name, entry));
        break;
      case "lot":
        found.lot = proofOf(given, entry, ["among", "chance"]);
        break;
      default:
        if (typeof given !== "string") throw new NoRecord("proof", field, entry);
        found[field as "table" | "commitment" | "secret" | "chance"] = given;
    }
  }
  return found;
}

/** Options as JSON can say them: exact numbers as text. */
function plain(table: TomlTable): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, plainValue(value)]));
}

function plainValue(value: TomlValue): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  return typeof value === "bigint" || typeof value === "number" ? String(value) : value;
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return Object.prototype.toString.call(value) === "[object Object]";
}

function tableIn(value: TomlValue | undefined, key: string, entry = 0): TomlTable {
  if (!isTable(value)) throw new NoRecord("field", key, entry);
  return value;
}

function list(value: TomlValue | undefined, key: string, entry = 0): TomlValue[] {
  if (!Array.isArray(value)) throw new NoRecord("field", key, entry);
  return value;
}

function texts(value: TomlValue | undefined, key: string, entry = 0): string[] {
  return list(value, key, entry).map((item) => textIn(item, key, entry));
}

function textIn(value: TomlValue | undefined, key: string, entry = 0): string {
  if (typeof value !== "string") throw new NoRecord("field", key, entry);
  return value;
}

function properName(text: string, entry = 0): string {
  const name = nameOf(text);
  if (name === null) throw new NoRecord("name", text.slice(0, 40), entry);
  return name;
}
