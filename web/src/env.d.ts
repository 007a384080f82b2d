/** The messages of every language, loaded when asked for (web/scripts/texts.ts). */
declare module "virtual:texts" {
  const texts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}
