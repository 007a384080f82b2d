/** The signs that can be given across the table, as drawn by the system's font. */

import type { Emote } from "../lib/protocol.ts";

export const EMOTES: Readonly<Record<Emote, string>> = {
  cheers: "🥂",
  clap: "👏",
  laugh: "😄",
  ouch: "😖",
  think: "🤔",
  hurry: "⏳",
  heart: "❤️",
  luck: "🍀",
};
