/** Where the seats are on a narrow screen: in rows above one's own, and still around a table. */

/** Counted from 1, from the top and from the left. */
export type Cell = Readonly<{ row: number; column: number }>;

/** How many seats stand side by side. */
export function columnsFor(seats: number): number {
  return seats === 4 ? 2 : Math.max(1, Math.min(3, seats));
}

/**
 * The cells of so many seats in order of play: from the neighbour at one's side up, across the
 * top, and down on the other side; who has no place on the rim sits in the middle, and last.
 */
export function rows(seats: number, direction: "left" | "right" = "left"): Cell[] {
  const columns = columnsFor(seats);
  const count = Math.ceil(seats / columns);
  const up = Array.from({ length: count }, (_, k) => ({ row: count - k, column: 1 }));
  if (columns === 1) return up;
  const top = columns === 3 ? [{ row: 1, column: 2 }] : [];
  const down = [...up].reverse().map(({ row }) => ({ row, column: columns }));
  const rim = [...up, ...top, ...down];
  const inside = Array.from({ length: Math.max(0, seats - rim.length) }, (_, k) => ({
    row: count - Math.max(0, seats - rim.length) + k + 1,
    column: 2,
  }));
  const cells = [...rim, ...inside].slice(0, seats);
  if (direction === "left") return cells;
  return cells.map(({ row, column }) => ({ row, column: columns + 1 - column }));
}
