/** Exact amounts, in trillionths of a chip: the server's decimal text and back (siete.amounts). */

export type Amount = bigint;

const PLACES = 12;
const CHIP = 10n ** BigInt(PLACES);
const MOST_PAID = 1_000_000_000n;
const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,12}))?$/;

/** The amount that the server's text says. Throws where it is none. */
export function amountOf(text: string): Amount {
  const found = DECIMAL.exec(text);
  if (found === null) throw new Error(`no amount: ${text}`);
  const [, sign, whole = "", decimals = ""] = found;
  const size = BigInt(whole) * CHIP + BigInt(decimals.padEnd(PLACES, "0"));
  return sign === "-" ? -size : size;
}

/** An amount as the server writes it: digits, without trailing zeros, `-` in front of a loss. */
export function textOf(amount: Amount): string {
  const size = amount < 0n ? -amount : amount;
  const decimals = (size % CHIP).toString().padStart(PLACES, "0").replace(/0+$/, "");
  const whole = `${amount < 0n ? "-" : ""}${String(size / CHIP)}`;
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

/** A number as a person of the language typed it, with a point and without what groups digits. */
export function typedNumber(language: string, text: string): string {
  const plain = text.replace(/\s/g, "");
  const grouped = language === "en" && /^[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(plain);
  return grouped ? plain.replaceAll(",", "") : plain.replace(",", ".");
}

/** What a person typed, with a comma or a point, or null where it is no amount from 0. */
export function typedAmount(language: string, text: string): Amount | null {
  const plain = typedNumber(language, text);
  return DECIMAL.test(plain) && !plain.startsWith("-") ? amountOf(plain) : null;
}

/** Whether a person typed a number above one billion, the most that can be paid at once. */
export function isTooLarge(language: string, text: string): boolean {
  const [whole = "", decimals = ""] = typedNumber(language, text).split(".", 2);
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(decimals)) return false;
  return BigInt(whole) > MOST_PAID || (BigInt(whole) === MOST_PAID && /[1-9]/.test(decimals));
}

/**
 * A number as people of the language write it (siete.texts.numbers): from five digits on every
 * three stand apart, by a comma in English, else by a space.
 */
export function amountIn(language: string, text: string): string {
  const [whole = "", decimals = ""] = text.split(".");
  const group = language === "en" ? "," : "\u00a0";
  const apart = /\d{5}/.test(whole) ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return numberField(language, decimals === "" ? apart : `${apart}.${decimals}`);
}

/** The same in a field where it can be changed: nothing stands between its digits. */
export function numberField(language: string, text: string): string {
  const written = text.replace("-", "\u2212");
  return language === "en" ? written : written.replace(".", ",");
}

/** A gain or loss, with its sign: "+2,5", "−4", "0". */
export function signedIn(language: string, text: string): string {
  const plus = text.startsWith("-") || amountOf(text) === 0n ? "" : "+";
  return plus + amountIn(language, text);
}

/** The bounds of an amount that may be chosen: from `low` to `high`, `low` or a multiple of `step`. */
export type Bounds = Readonly<{ low: Amount; high: Amount; step: Amount }>;

/** Whether an amount is within its bounds (siete.game.Choice.takes). */
export function takes({ low, high, step }: Bounds, amount: Amount): boolean {
  return amount === low || (low < amount && amount <= high && amount % step === 0n);
}

/** The most that may be chosen. */
export function most({ low, high, step }: Bounds): Amount {
  const last = high - (high % step);
  return last > low ? last : low;
}

/** The nearest amount within the bounds that is not more than this one. */
export function nearest(bounds: Bounds, amount: Amount): Amount {
  const { low, step } = bounds;
  const top = most(bounds);
  if (amount >= top) return top;
  const whole = amount - (amount % step);
  return whole > low ? whole : low;
}

/** The next amount above, or below, within the bounds. */
export function stepped(bounds: Bounds, amount: Amount, steps: number): Amount {
  let at = amount;
  for (let k = 0; k < Math.abs(steps); k += 1) {
    const rest = at % bounds.step;
    if (steps > 0) at = at - rest + bounds.step;
    else at = rest === 0n ? at - bounds.step : at - rest;
  }
  return steps > 0 ? nearest(bounds, at) : at < bounds.low ? bounds.low : nearest(bounds, at);
}
