// Written by `python -m siete.server.typescript` from siete/server/api.

import type { RoundState, RulesInfo, Settings, Temper } from "./protocol.ts";

/** Rules as their short `text`, or as a ruleset with variants and options on top. */
export type RulesAsked = Readonly<{
  lang?: string;
  text?: string | null;
  ruleset?: string;
  variants?: readonly string[];
  options?: Readonly<Record<string, unknown>>;
  sheet?: boolean;
}>;

/** Rules as their short text. */
export type RulesToSave = Readonly<{
  text: string;
}>;

/** A new table. `me` is the name under which its host sits down, empty for not yet. */
export type TableToMake = Readonly<{
  name: string;
  rules: string;
  lang?: string;
  me?: string;
  bots?: readonly Temper[];
  settings?: Settings;
}>;

/** A table against bots that begins at once. */
export type GameAtOnce = Readonly<{
  lang?: string;
  me?: string;
  ruleset?: string;
}>;

/** The token of a link to a seat. */
export type SeatToTake = Readonly<{
  token: string;
}>;

/** All that there is to choose from; `tempers` are all bots that can play here. */
export type Catalogue = Readonly<{
  lang: string;
  languages: readonly Language[];
  rulesets: readonly RulesetWords[];
  variants: readonly VariantWords[];
  groups: readonly GroupWords[];
  tempers: readonly ValueWords[];
  leastSeats: number;
  mostSeats: number;
}>;

/** A language, by its own name. */
export type Language = Readonly<{
  tag: string;
  name: string;
}>;

/** A ruleset: where it is played, and what is special about it. */
export type RulesetWords = Readonly<{
  name: string;
  title: string;
  where: string;
  special: string;
  sheet: string;
}>;

/** A variant; `sheet` is that of the ruleset that it comes from, if it comes from one. */
export type VariantWords = Readonly<{
  name: string;
  title: string;
  what: string;
  sheet: string;
}>;

/** Options that belong together. */
export type GroupWords = Readonly<{
  name: string;
  title: string;
  options: readonly OptionWords[];
}>;

/**
 * An option. `choices` are the values of one, or the items of a list of them.
 *
 * `low` and `high` bound numbers. `none` is what no item at all is called, where that may
 * be.
 */
export type OptionWords = Readonly<{
  name: string;
  title: string;
  what: string;
  kind: "switch" | "choice" | "amount" | "multiple" | "figure" | "total" | "count" | "range" | "ranks" | "words" | "tariffs";
  default: string;
  choices: readonly ValueWords[];
  low: number | null;
  high: number | null;
  none: string | null;
}>;

/** A value that an option may have, in the grammar of links, and in words. */
export type ValueWords = Readonly<{
  value: string;
  words: string;
}>;

/** What the rules say. Where they can't be, `problems` say why and there is no `text`. */
export type RulesRead = Readonly<{
  ok: boolean;
  text: string;
  title: string;
  where: string;
  ruleset: string;
  variants: readonly string[];
  problems: readonly ProblemWords[];
  options: Readonly<Record<string, OptionValue>>;
  sheet: Sheet | null;
}>;

/** Something that is wrong: where, and in words. */
export type ProblemWords = Readonly<{
  option: string;
  text: string;
}>;

/**
 * What an option is: its value in the grammar of links, and in words.
 *
 * `idle` says why it has nothing to act on under these rules, and is empty where it has;
 * `changed`: it is not what ruleset and variants say.
 */
export type OptionValue = Readonly<{
  value: string;
  words: string;
  idle: string;
  changed: boolean;
}>;

/** A rule sheet. */
export type Sheet = Readonly<{
  title: string;
  about: readonly string[];
  houseTitle: string;
  house: readonly string[];
  sections: readonly SheetSection[];
  sourcesTitle: string;
  legend: readonly string[];
}>;

/** A part of a rule sheet. */
export type SheetSection = Readonly<{
  name: string;
  title: string;
  paragraphs: readonly SheetParagraph[];
  table: SheetTable | null;
  legend: string;
}>;

/** A rule; `sources` says where it comes from, `deep` is 1 for an item of a list. */
export type SheetParagraph = Readonly<{
  text: string;
  sources: string;
  deep: number;
}>;

/**
 * Who pays whom: a column for each of the player's hands, a row for each of the banker's.
 *
 * `corner` stands above the names of the rows; a row has its name and its cells.
 */
export type SheetTable = Readonly<{
  corner: string;
  columns: readonly string[];
  rows: readonly (readonly [string, readonly string[]])[];
}>;

/**
 * What is known of rules by now.
 *
 * `lower` and `upper` bound how many of every 100 chips first staked the bank keeps; less than
 * 0 is what it loses. `stage`: `absent` where this server can't work it out at all, `failed`
 * where it can't for these rules; then an estimate may be there all the same. `exact`: no option
 * is left out, and the bounds are one. `raises`: stakes may grow in a round, and `leftOut` are
 * the options that are left out. `version` goes with the next question, which is answered when
 * there is more; when `done` there is nothing to wait for. `page` is there where it was asked
 * for, and the rules are solved.
 */
export type Odds = Readonly<{
  stage: "absent" | "waiting" | "estimate" | "solved" | "failed";
  version: number;
  done: boolean;
  lower: number;
  upper: number;
  exact: boolean;
  raises: boolean;
  leftOut: readonly string[];
  page: OddsPage | null;
}>;

/**
 * The page of solved rules: how to play, what a round and an evening come to, and why.
 *
 * `changes` is in how many of 100 rounds the bank changes hands.
 */
export type OddsPage = Readonly<{
  grids: readonly GridWords[];
  actions: readonly ActionWords[];
  sums: readonly Share[];
  results: readonly Share[];
  evening: EveningWords;
  changes: number;
  rules: readonly RuleAdds[];
}>;

/**
 * A part of the strategy as a table; a cell is what is done there, and may be empty.
 *
 * `form` says what rows and columns are, and `bank` which card of the banker's it is for,
 * where it is for one.
 */
export type GridWords = Readonly<{
  form: string;
  bank: string;
  corner: string;
  across: string;
  columns: readonly string[];
  rows: readonly (readonly [string, readonly (readonly Done[])[]])[];
}>;

/** An action of a square by its name, and in how many of 100 cases it is chosen. */
export type Done = Readonly<{
  action: string;
  percent: number;
}>;

/** What an action is called. */
export type ActionWords = Readonly<{
  action: string;
  words: string;
}>;

/** Something that happens, as words, and in how many of 100 cases. */
export type Share = Readonly<{
  words: string;
  percent: number;
  tone: "won" | "lost" | "even";
}>;

/** What an evening comes to for the player: numbers of first stakes, and of 100 evenings. */
export type EveningWords = Readonly<{
  rounds: number;
  mean: number;
  behind: number;
  even: number;
  ahead: number;
  low: number;
  high: number;
  bars: readonly Bar[];
}>;

/** The chance of an evening's sums from `low` to `high`. */
export type Bar = Readonly<{
  low: number;
  high: number;
  chance: number;
}>;

/**
 * What a rule adds to what the player gets of every 100 chips first staked.
 *
 * `lower` and `upper` are the same where it is known, and null where it isn't yet, or where
 * `failed` it can't be.
 */
export type RuleAdds = Readonly<{
  option: string;
  value: string;
  plain: string;
  lower: number | null;
  upper: number | null;
}>;

/** Rules under a name; `rules` is null where they can't be any more. */
export type Saved = Readonly<{
  name: string;
  text: string;
  rules: RulesInfo | null;
  at: number;
}>;

/** A table, the name it was made under, and when that was; `at` is in UTC milliseconds. */
export type MyTable = Readonly<{
  code: string;
  name: string;
  rules: RulesInfo;
  at: number;
  closed: boolean;
}>;

/** The code of a table, and the link to it. */
export type TableMade = Readonly<{
  code: string;
  url: string;
}>;

/**
 * What everybody who has the link may know. `you` is the caller's name there, if any.
 *
 * `mayJoin` says whether the caller could sit down now.
 */
export type TableFacts = Readonly<{
  code: string;
  url: string;
  name: string;
  rules: RulesInfo;
  seats: readonly Seat[];
  freeSeats: number;
  started: boolean;
  closed: boolean;
  mayJoin: boolean;
  mayWatch: boolean;
  you: string | null;
  host: boolean;
}>;

/** Who sits at a table. */
export type Seat = Readonly<{
  name: string;
  bot: boolean;
}>;

/** A link with its QR code: the path data of an SVG whose side is `size`. */
export type TableQr = Readonly<{
  url: string;
  qr: string;
  size: number;
}>;

/** Whose seat it is. */
export type SeatTaken = Readonly<{
  name: string;
}>;

/**
 * A round that is over: `part` and `entry` say where it is recorded, counted from 0.
 *
 * `rules` is what the rules of its part are called: the ruleset with its variants. `net` is
 * what each name won, as decimal text.
 */
export type PlayedRound = Readonly<{
  rules: string;
  part: number;
  entry: number;
  number: number;
  banker: string;
  net: Readonly<Record<string, string>>;
}>;

/**
 * What the shuffle of a round is checked by (docs/fairness.md).
 *
 * `proof` is null where the stock was shuffled for an earlier round; `deck` and `reshuffles`
 * are codes of cards with spaces between them, `deck` null where no new one was shuffled. While
 * a stock is in play its secret and what was not dealt of it are left out; its rounds are not
 * there yet where one ended with cards that not everybody saw.
 */
export type ProofOfRound = Readonly<{
  part: number;
  entry: number;
  rules: string;
  seats: readonly string[];
  banker: string | null;
  deck: string | null;
  reshuffles: readonly string[];
  actions: readonly string[];
  proof: Readonly<Record<string, unknown>> | null;
}>;

/**
 * A round from its beginning; `names` are by number of seat.
 *
 * `direction` is the way that play goes round, for who looks to the middle of the table.
 */
export type Replay = Readonly<{
  part: number;
  entry: number;
  names: readonly string[];
  direction: "right" | "left";
  steps: readonly Step[];
}>;

/** Something that happened, in words, and the round as it was then; `seat` -1 is nobody. */
export type Step = Readonly<{
  kind: string;
  seat: number;
  text: string;
  round: RoundState | null;
}>;
