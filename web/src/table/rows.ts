/** Where the seats are on a narrow screen: in rows above one's own, and still around a table. */

/** Counted from 1, from the top and from the left. */
export type Cell = Readonly<{ row: number; column: number }>;

/** How many seats stand side by side, of so many at the most. */
export function columnsFor(seats: number, most = 3): number {
  return seats === 4 && most < 4 ? 2 : Math.max(1, Math.min(most, seats));
}

/**
 * How the seats share a cloth: `free`, `compact` with each in two lines, or `dense`, which is as
 * small as they get and with four side by side.
 */
export type Crowding = "free" | "compact" | "dense";

/** The heights of a row of seats, and of what is below them, in pixels. */
const TALL = { free: 150, compact: 75, below: 250 };
const SHORT = { free: 132, compact: 75, below: 195 };

/** How so many seats share a cloth of this height; `short` is said of the whole screen. */
export function crowding(
  seats: number,
  height: number,
  { wide, short }: Readonly<{ wide: boolean; short: boolean }>,
): Crowding {
  const unknown = height === 0;
  if (wide) return !unknown && height < (seats > 6 ? 570 : 470) ? "compact" : "free";
  const measures = short ? SHORT : TALL;
  const count = Math.ceil(seats / columnsFor(seats));
  const fits = (row: number) => unknown || count * row + measures.below <= height;
  if (!fits(measures.compact)) return "dense";
  return seats > 6 || !fits(measures.free) ? "compact" : "free";
}

/**
 * The cells of so many seats in order of play: from the neighbour at one's side up, across the
 * top, and down on the other side; who has no place on the rim sits in the middle, and last.
 */
export function rows(
  seats: number,
  direction: "left" | "right" = "left",
  columns = columnsFor(seats),
): Cell[] {
  const count = Math.ceil(seats / columns);
  const up = Array.from({ length: count }, (_, k) => ({ row: count - k, column: 1 }));
  if (columns === 1) return up;
  const top = Array.from({ length: columns - 2 }, (_, k) => ({ row: 1, column: k + 2 }));
  const down = [...up].reverse().map(({ row }) => ({ row, column: columns }));
  const rim = [...up, ...top, ...down];
  // From the last on the rim inwards, along the lowest row first.
  const inner = Array.from({ length: columns - 2 }, (_, k) => columns - 1 - k);
  const inside = Array.from({ length: count - 1 }, (_, k) => count - k).flatMap((row) =>
    inner.map((column) => ({ row, column })),
  );
  const cells = [...rim, ...inside].slice(0, seats);
  if (direction === "left") return cells;
  return cells.map(({ row, column }) => ({ row, column: columns + 1 - column }));
}
