import { describe, expect, test } from "vitest";
import { columnsFor, rows } from "./rows.ts";

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
});
