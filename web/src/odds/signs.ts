/** The signs of what a player does: those of `siete odds`, `siete solve` and `siete chart`. */
export const SIGNS: Readonly<Record<string, string>> = {
  stand: "=",
  hit: "+",
  hit_raise: "\u2191",
  down: "\u2022",
  down_raise: "\u2021",
  pass: "\u2190",
  burn: "\u00d7",
  muerta: "m",
  muerta_raise: "M",
};
