import { describe, expect, test } from "vitest";
import { columnsFor, crowding, rows } from "./rows.ts";

const counts = Array.from({ length: 11 }, (_, k) => k + 1);

describe("seats in rows on a narrow screen", () => {
  test.each(counts)("%i seats have a cell each, in as few rows as hold them", (seats) => {
    const cells = rows(seats);
    expect(new Set(cells.map(({ row, column }) => `${String(row)} ${String(column)}`)).size).toBe(
      seats,
    );
    for (const { row, column } of cells) {
      expect(row).toBeGreaterThanOrEqual(1);
      expect(row).toBeLessThanOrEqual(Math.ceil(seats / columnsFor(seats)));
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column).toBeLessThanOrEqual(columnsFor(seats));
    }
  });

  test.each(counts)("%i seats: who plays next sits beside who played", (seats) => {
    const cells = rows(seats);
    cells.slice(1).forEach((cell, k) => {
      const before = cells[k] ?? cell;
      expect(Math.abs(cell.row - before.row)).toBeLessThanOrEqual(2);
      expect(Math.abs(cell.column - before.column)).toBeLessThanOrEqual(1);
    });
  });

  test("play begins at one's left or right, as the rules have it", () => {
    expect(rows(5, "left")[0]).toEqual({ row: 2, column: 1 });
    expect(rows(5, "right")[0]).toEqual({ row: 2, column: 3 });
    expect(rows(3, "right").map(({ column }) => column)).toEqual([3, 2, 1]);
  });

  test.each(counts)("%i seats at a small cloth: four side by side have a cell each", (seats) => {
    const columns = columnsFor(seats, 4);
    const cells = rows(seats, "left", columns);
    const places = new Set(cells.map(({ row, column }) => `${String(row)} ${String(column)}`));
    expect(places.size).toBe(seats);
    expect(Math.max(...cells.map(({ row }) => row))).toBe(Math.ceil(seats / columns));
    expect(Math.max(...cells.map(({ column }) => column))).toBeLessThanOrEqual(4);
  });

  test("seats are smaller where the cloth is, and as large as they can be elsewhere", () => {
    const tall = { wide: false, short: false };
    const short = { wide: false, short: true };
    expect(crowding(5, 558, tall)).toBe("free");
    expect(crowding(11, 558, tall)).toBe("compact");
    expect(crowding(3, 346, short)).toBe("free");
    expect(crowding(5, 378, short)).toBe("compact");
    expect(crowding(11, 346, short)).toBe("dense");
    const laptop = { wide: true, short: true };
    expect(crowding(11, 412, laptop)).toBe("compact");
    expect(crowding(11, 572, laptop)).toBe("free");
    expect(crowding(5, 0, laptop)).toBe("free");
  });
});
