/** What may be told of a link by its address alone. */

/** Whether the link works on the computer of the server only: no other finds itself there. */
export function isOnlyHere(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname;
  return (
    host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host)
  );
}
