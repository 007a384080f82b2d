/** The ruleset that people of a language most likely know. */

const AT_HOME: Readonly<Record<string, string>> = {
  es: "siete_y_media",
  ca: "set_i_mig",
  "pt-BR": "sete_e_meio",
  it: "sette_e_mezzo",
  el: "eptamisi",
};

/** The name of the ruleset to begin with. */
export function usualRuleset(language: string): string {
  return AT_HOME[language] ?? "sette_e_mezzo";
}
