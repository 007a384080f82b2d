/** What a new table is besides its rules, and the question to the server that makes it. */

import { ask } from "../lib/http.ts";
import type { Settings, Temper, Timer } from "../lib/protocol.ts";

export class NewTable {
  me = $state("");
  name = $state("");
  bots = $state("0");
  temper = $state<Temper>("varied");
  timer = $state<Timer>("relaxed");

  /** The settings of the table; those that are not asked for here are changed at it. */
  get settings(): Settings {
    const all = { chat: true, emotes: true, open: true, watch: true, coach: true };
    return { timer: this.timer, pause: 12, ...all };
  }

  /** Makes the table under these rules, and gives its code. Throws Refusal. */
  async make(rules: string, usualName: string): Promise<string> {
    const bots = Array.from({ length: Number(this.bots) || 0 }, () => this.temper);
    const made = await ask<{ code: string }>("POST", "/api/tables", {
      name: this.name.trim() || usualName,
      rules,
      me: this.me.trim(),
      bots,
      settings: this.settings,
    });
    return made.code;
  }
}
