/** Where the seats are on a wide table at which the viewer has none: all around it. */

import type { Place } from "./ring.ts";

/** Places of so many seats: from the left side on, above, the right side, and back below. */
export function circle(seats: number): Place[] {
  const sides = seats === 3 ? 0 : Math.min(2, seats);
  const above = Math.ceil((seats - sides) / 2) - (seats === 3 ? 1 : 0);
  const below = seats - sides - above;
  const side = [
    { left: 9, top: 50, above: false },
    { left: 91, top: 50, above: false },
  ].slice(0, sides);
  return [
    ...side.slice(0, 1),
    ...row(above, { top: 3, above: true }),
    ...side.slice(1),
    ...row(below, { top: 80, above: false }).reverse(),
  ];
}

/** A row of seats: the more, the wider. */
function row(seats: number, where: Omit<Place, "left">): Place[] {
  const half = [0, 0, 19, 26, 32, 34][seats] ?? 34;
  return Array.from({ length: seats }, (_, k) => ({
    left: seats === 1 ? 50 : 50 - half + (2 * half * k) / (seats - 1),
    ...where,
  }));
}
