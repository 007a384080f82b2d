/** What may be told of a link by its address alone. */

/** Whether the link works on the computer of the server only: no other finds itself there. */
export function isOnlyHere(url: string): boolean {
  const host = hostOf(url);
  return (
    host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host)
  );
}

/** "" where it is no address. `URL.canParse` came to Safari with iOS 17: older phones play too. */
function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return "";
  }
}
