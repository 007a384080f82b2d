/** The check says what `siete verify` says of the same records (tests/fair/for_browser.py). */

import { describe, expect, test } from "vitest";
import { parse } from "smol-toml";
import {
  below,
  byCodePoints,
  chanceOfLot,
  commitmentOf,
  DECK,
  lotOf,
  shuffle,
  type Seed,
} from "./chance.ts";
import { NoRecord, readRecord } from "./record.ts";
import { verify } from "./verify.ts";

type Params = Record<string, string | number | string[]>;
type Case = {
  record: string;
  what: string;
  edits: Record<string, string | null>;
  refused?: string;
  verdict?: string;
  results?: boolean;
  stockGoesOn?: boolean;
  bankByLot?: boolean;
  proofs?: { what: string; first: number; last: number; findings: [string, Params][] }[];
};
type Example = Omit<Seed, "nonces"> & {
  nonces: Record<string, string>;
  deck: string;
  cards_again?: string;
  reshuffle?: string;
  seats: number;
  lot: number;
  chance: string;
};

const records = new Map(
  Object.entries(
    import.meta.glob<string>("../../../tests/fair/{records,browser}/*.toml", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([path, text]) => [path.replace(/.*\/(.*)\.toml/, "$1"), text]),
);
const [found = "[]"] = Object.values(
  import.meta.glob<string>("../../../tests/fair/browser/findings.json", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const cases = JSON.parse(found) as Case[];
const [page = ""] = Object.values(
  import.meta.glob<string>("../../../docs/fairness.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** How Python's refusals are called here. */
const REFUSED: Readonly<Record<string, NoRecord["code"]>> = {
  proof_unreadable: "proof",
  card_twice: "card",
  record_banker_unknown: "field",
};

function edited({ record, edits }: Case): string {
  const lines = (records.get(record) ?? "").split("\n");
  return lines
    .map((line, k) => (k in edits ? (edits[k] ?? null) : line))
    .filter((line) => line !== null)
    .join("\n");
}

function seedOf(example: Example): Seed {
  return { ...example, nonces: Object.entries(example.nonces) };
}

test("there are records of real games and of games shuffled by hand, and many changes", () => {
  expect(records.size).toBeGreaterThanOrEqual(6);
  expect(cases.length).toBeGreaterThan(400);
});

describe.each([...records.keys()])("%s", (name) => {
  test.each(
    cases.filter(({ record }) => record === name).map((each) => [each.what, each] as const),
  )("%s", (_what, said) => {
    const text = edited(said);
    if (said.refused !== undefined && said.refused in REFUSED) {
      expect(() => readRecord(text)).toThrow(
        expect.objectContaining({ code: REFUSED[said.refused] }),
      );
      return;
    }
    const { stockGoesOn, bankByLot } = said;
    const facts =
      stockGoesOn === undefined || bankByLot === undefined ? null : { stockGoesOn, bankByLot };
    const found = verify(readRecord(text), facts);
    if (said.refused !== undefined || (said.results === false && said.proofs?.length === 0)) {
      // Its proofs hold. Playing it again finds that, for which one has to know the rules; what
      // is seen without them is that the hands are not of the cards after such a cut.
      expect(said.what).toMatch(/^(the cut|the first banker|no reshuffles)$/);
      const told = (records.get(name) ?? "").includes("hands = {");
      if (said.what === "the cut" && told)
        expect(found.proofs.flatMap(({ findings }) => findings)).toContainEqual(
          expect.objectContaining({ outcome: "fails", code: "hands_differ" }),
        );
      return;
    }
    expect(found.verdict).toBe(said.verdict);
    const shown = found.proofs
      .filter(({ verdict }) => verdict !== "holds" || said.verdict === "holds")
      .map(({ what, first, last, findings }) => ({
        what,
        first,
        last,
        findings: findings
          .filter(
            ({ outcome, code }) =>
              code !== "hands_hold" && (outcome !== "holds" || said.verdict === "holds"),
          )
          .map(({ code, params }) => [code, params]),
      }));
    const python = (said.proofs ?? []).map(({ what, first, last, findings }) => ({
      what,
      first,
      last,
      findings,
    }));
    expect(shown).toEqual(python);
  });
});

describe("the examples of docs/fairness.md", () => {
  const block = [...page.matchAll(/```toml\n([\s\S]*?)```/g)]
    .map(([, code = ""]) => code)
    .find((code) => code.includes("[[examples]]"));
  const examples = parse(block ?? "")["examples"] as unknown as Example[];

  test.each(examples.map((example) => [example.table, example] as const))(
    "%s",
    (_table, example) => {
      const seed = seedOf(example);
      const spaced = (text: string) => text.split(/\s+/).filter((code) => code !== "");
      expect(commitmentOf(seed)).toBe(example.commitment);
      expect(shuffle(seed, DECK, 0)).toEqual(spaced(example.deck));
      expect(lotOf(seed, example.seats)).toBe(example.lot);
      expect(chanceOfLot(seed)).toBe(example.chance);
      if (example.cards_again !== undefined)
        expect(shuffle(seed, spaced(example.cards_again), 1)).toEqual(
          spaced(example.reshuffle ?? ""),
        );
    },
  );
});

test("bytes whose remainder would favour low numbers are thrown away", () => {
  const chance = (function* (): Generator<number, never> {
    yield 255;
    yield 240;
    for (;;) yield 239;
  })();
  expect(below(chance, 40)).toBe(239 % 40);
  expect(chance.next().value).toBe(239);
});

test("names are in the order of code points, not of UTF-16 units", () => {
  expect(["\u{10400}lma", "\uff21na", "Ana"].sort(byCodePoints)).toEqual([
    "Ana",
    "\uff21na",
    "\u{10400}lma",
  ]);
});

test("without the rules, a secret that is missing from the last stock may be kept", () => {
  const text = (records.get("lot_and_three_rounds") ?? "").split("\n");
  const at = text.map((line) => line.startsWith("secret = ")).lastIndexOf(true);
  const open = readRecord(text.filter((_line, k) => k !== at).join("\n"));
  expect(verify(open, null).proofs.at(-1)?.verdict).toBe("open");
  expect(verify(open, { stockGoesOn: false, bankByLot: true }).verdict).toBe("fails");
});

test.each([
  ["nothing", "", "format"],
  ["some words", "Ana won everything", "toml"],
  ["a record of another kind", 'format = "siete/2"', "format"],
  ["no seats", 'format = "siete/1"\nruleset = "sala"\nrounds = []', "field"],
  ["rounds that are no list", 'format = "siete/1"\nruleset = "s"\nseats = []\nrounds = 1', "field"],
  [
    "a name of no letters",
    'format = "siete/1"\nruleset = "s"\nseats = ["\\u202e"]\nrounds = []',
    "name",
  ],
])("%s is no record", (_what, text, code) => {
  expect(() => readRecord(text)).toThrow(expect.objectContaining({ code }));
});
