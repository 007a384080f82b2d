/** The code of a table, as people type, speak or paste it. */

/** The code in what somebody entered: a code in any writing, or a whole link. "" where none is. */
export function codeOf(typed: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(typed);
  return (link?.[1] ?? typed).toUpperCase().replace(/[^0-9A-Z]/g, "");
}
