/** What is asked over HTTP: JSON in and out, in the language that is spoken. */

import { t, words } from "./words.svelte.ts";

/** Why the server refused, or could not be reached, in words for who asked. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Asks the server, and gives what it answers, of which the caller knows the type.
 * Throws Refusal, whose message may be shown as it is; also when `signal` calls the question off.
 */
export async function ask<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const url = new URL(path, location.href);
  url.searchParams.set("lang", words.language);
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  if (signal !== undefined) init.signal = signal;
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(url, init);
    const text = await response.text();
    answer = text === "" ? null : JSON.parse(text);
  } catch {
    throw new Refusal("unreachable", t("web-home-unreachable"));
  }
  if (response.ok) return answer as T;
  const { code, text } = answer as { code: string; text: string };
  throw new Refusal(code, text);
}

/** The sentence of whatever went wrong with a question to the server. */
export function sentenceOf(problem: unknown): string {
  if (problem instanceof Refusal) return problem.message;
  throw problem;
}
