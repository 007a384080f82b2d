/** The messages of every language, loaded when asked for (web/scripts/texts.ts). */
declare module "virtual:texts" {
  const texts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}

/** The messages of the form of rules, and of making a table. */
declare module "virtual:making" {
  const texts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}

/** The messages of what rules are worth. */
declare module "virtual:odds" {
  const texts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}

/** The messages that only the screens of an evening need. */
declare module "virtual:evening" {
  const texts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}

/** The messages of the check of a proof: the page's own, and those of `siete verify`. */
declare module "virtual:proof" {
  const texts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}
