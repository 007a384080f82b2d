/** Rules in words, as the server tells them (POST /api/rules). */

export type Paragraph = Readonly<{ text: string; sources: string; deep: number }>;

/** Who pays whom: each row begins with its name. */
export type PayTable = Readonly<{
  corner: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}>;

export type Sheet = Readonly<{
  title: string;
  about: readonly string[];
  houseTitle: string;
  house: readonly string[];
  sections: readonly Readonly<{
    name: string;
    title: string;
    paragraphs: readonly Paragraph[];
    table: PayTable | null;
    legend: string;
  }>[];
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
  problems: readonly Readonly<{ option: string; text: string }>[];
  options: Readonly<
    Record<string, Readonly<{ value: string; words: string; idle: boolean; changed: boolean }>>
  >;
  sheet: Sheet | null;
}>;

export type RulesAsked = Readonly<{
  lang: string;
  text?: string;
  ruleset?: string;
  variants?: readonly string[];
  options?: Readonly<Record<string, unknown>>;
  sheet?: boolean;
}>;

/** What rules say. Throws where the server can't be reached or refuses. */
export async function readRules(asked: RulesAsked): Promise<RulesRead> {
  const answer = await fetch("/api/rules", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as RulesRead;
}
