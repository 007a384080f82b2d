/** A link to a seat has its token behind #, so that following it tells no server. */

const LINK = /^#seat=(.+)$/;

// Followed where the table is open already, such a link changes only what is behind #.
addEventListener("hashchange", () => {
  if (LINK.test(location.hash)) location.reload();
});

/** Takes the seat that the page's address has a token for; what is wrong, or "". */
export async function takeSeat(code: string): Promise<string> {
  const token = LINK.exec(location.hash)?.[1];
  if (token === undefined) return "";
  history.replaceState(null, "", location.pathname);
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/seat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token }),
    });
    return answer.ok ? "" : ((await answer.json()) as { text: string }).text;
  } catch {
    return "";
  }
}
