/** Values of options as text, in the one grammar of links and `--set` (siete.rules.values). */

export const NONE = "none";

/** A number as the grammar writes it; what is no number stays, so that the server can say why. */
export function decimalText(typed: string): string {
  const plain = typed.trim().replace(",", ".").replace("½", ".5");
  if (!/^\d*(\.\d*)?$/.test(plain) || !/\d/.test(plain)) return typed.trim();
  const [whole = "", decimals = ""] = plain.split(".");
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  const places = decimals.replace(/0+$/, "");
  return places === "" ? digits : `${digits}.${places}`;
}

/** The text some steps further, within the bounds; a text that is no number counts as the least. */
export function stepped(
  text: string,
  by: number,
  low: number | null,
  high: number | null = null,
): string {
  const at = /^\d+(\.\d+)?$/.test(text) ? Number(text) : (low ?? 0) - by;
  // Steps are wholes or halves: those are exact.
  const next = Math.max(low ?? 0, Math.min(high ?? Infinity, at + by));
  return decimalText(next.toFixed(6));
}

/** Some of the items, in the catalogue's order. */
export function listText(chosen: readonly string[], order: readonly string[]): string {
  return order.filter((item) => chosen.includes(item)).join("-") || NONE;
}

/** The items of a list. */
export function itemsOf(text: string): string[] {
  return text === NONE || text === "" ? [] : text.split("-");
}

/** A list with an item put in, or taken out where it was. */
export function toggled(text: string, item: string, order: readonly string[]): string {
  const items = itemsOf(text);
  const left = items.filter((each) => each !== item);
  return listText(left.length === items.length ? [...items, item] : left, order);
}

/** Two whole numbers. */
export function rangeOf(text: string): [low: string, high: string] {
  const [low = "", high = low] = text.split("-");
  return [low, high];
}

export type Tariff = Readonly<{ name: string; low: string; high: string }>;

/** Tariffs as text; where a name would break that, as JSON, which the server can refuse in words. */
export function tariffsText(tariffs: readonly Tariff[]): string {
  const triples = tariffs.map(({ name, low, high }) => [name, low, high]);
  if (triples.flat().every((part) => /^[\w.]+$/.test(part)))
    return triples.map((triple) => triple.join("-")).join("-") || NONE;
  return JSON.stringify(triples);
}

/** The tariffs of a text. */
export function tariffsOf(text: string): Tariff[] {
  const parts = text.startsWith("[") ? (JSON.parse(text) as string[][]).flat() : itemsOf(text);
  const tariffs: Tariff[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [name = "", low = "", high = ""] = parts.slice(at, at + 3);
    tariffs.push({ name, low, high });
  }
  return tariffs;
}

/** What somebody calls a tariff, in the letters that the grammar has for it. */
export function tariffName(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s-]+/g, "_")
    .slice(0, 24);
}
