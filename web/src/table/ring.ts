/** Where the seats are on a wide table: in a bow from the left of who looks to their right. */

/** In percent of the cloth; those `above` hang from their top, others are centred. */
export type Place = Readonly<{ left: number; top: number; above: boolean }>;

/** Places of so many seats, in percent of the felt, in order of play from the left. */
export function ring(seats: number): Place[] {
  const sides = seats <= 3 ? 0 : seats <= 6 ? 1 : seats <= 9 ? 2 : 3;
  const top = seats - 2 * sides;
  const left = Array.from({ length: sides }, (_, k) => ({
    left: 8 + bow(k, sides),
    top: sideTop(k, sides),
    above: false,
  }));
  const above = Array.from({ length: top }, (_, k) => {
    const at = top === 1 ? 0.5 : k / (top - 1);
    const [from, to] =
      sides === 0 ? [26, 74] : top > 5 ? [19, 81] : top > 4 ? [22.5, 77.5] : [27, 73];
    const middle = 1 - (2 * at - 1) ** 2;
    return { left: from + (to - from) * at, top: 7 - 5 * middle, above: true };
  });
  const right = left.map((place) => ({ ...place, left: 100 - place.left })).reverse();
  return [...left, ...above, ...right];
}

/** The same places for play that goes round the other way. */
export function mirrored(places: readonly Place[]): Place[] {
  return places.map((place) => ({ ...place, left: 100 - place.left }));
}

/** From the bottom of the side to its top. */
function sideTop(k: number, sides: number): number {
  if (sides === 1) return 58;
  const [low, high] = sides === 2 ? [80, 46] : [86, 37];
  return low + ((high - low) * k) / (sides - 1);
}

/** The middle ones stand further out, as at a round table. */
function bow(k: number, sides: number): number {
  if (sides < 3) return sides === 2 && k === 0 ? 1.5 : 0;
  return k === 1 ? -0.5 : 1;
}
