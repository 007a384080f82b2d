// Written by `python -m siete.server.typescript` from siete/server/api.

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

/** A value that an option may have, in the grammar of links, and in words. */
export type ValueWords = Readonly<{
  value: string;
  words: string;
}>;

export type OptionWords = Readonly<{
  name: string;
  title: string;
  what: string;
  kind:
    | "switch"
    | "choice"
    | "amount"
    | "multiple"
    | "figure"
    | "total"
    | "count"
    | "range"
    | "ranks"
    | "words"
    | "tariffs";
  default: string;
  choices: readonly ValueWords[];
  low: number | null;
  high: number | null;
  none: string | null;
}>;

export type GroupWords = Readonly<{
  name: string;
  title: string;
  options: readonly OptionWords[];
}>;

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

export type RulesAsked = Readonly<{
  lang?: string;
  text?: string | null;
  ruleset?: string;
  variants?: readonly string[];
  options?: Readonly<Record<string, unknown>>;
  sheet?: boolean;
}>;

export type ProblemWords = Readonly<{
  option: string;
  text: string;
}>;

export type OptionValue = Readonly<{
  value: string;
  words: string;
  idle: boolean;
  changed: boolean;
}>;

export type SheetParagraph = Readonly<{
  text: string;
  sources: string;
  deep: number;
}>;

export type PayTable = Readonly<{
  corner: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}>;

export type SheetSection = Readonly<{
  name: string;
  title: string;
  paragraphs: readonly SheetParagraph[];
  table: PayTable | null;
  legend: string;
}>;

export type Sheet = Readonly<{
  title: string;
  about: readonly string[];
  houseTitle: string;
  house: readonly string[];
  sections: readonly SheetSection[];
  sourcesTitle: string;
  legend: readonly string[];
}>;

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
