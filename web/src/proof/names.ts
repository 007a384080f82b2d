/** What may be a name in a record (docs/records.md, siete.names). */

const LONGEST = 24;
/** Letters and marks of Unicode that show as nothing. */
const BLANK =
  /[\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const WORD = /^[\p{L}\p{Nd}_\-.'][\p{L}\p{Nd}\p{M}_\-.']*$/u;
const SEEN = /[\p{L}\p{Nd}]/u;

/** The name in NFC, as it is compared and hashed, or null where it can be nobody's. */
export function nameOf(text: string): string | null {
  const name = text.normalize("NFC");
  const length = [...name].length;
  const good = name.split(" ").every((word) => WORD.test(word) && SEEN.test(word));
  return length >= 1 && length <= LONGEST && good && !BLANK.test(name) ? name : null;
}
