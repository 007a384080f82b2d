import { describe, expect, test } from "vitest";
import { ring } from "./ring.ts";

const counts = Array.from({ length: 12 }, (_, k) => k + 1);

describe("seats around a wide table", () => {
  test.each(counts)("%i seats have a place each, all on the cloth", (seats) => {
    const places = ring(seats);
    expect(places).toHaveLength(seats);
    for (const { left, top } of places) {
      expect(left).toBeGreaterThan(6);
      expect(left).toBeLessThan(94);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(90);
    }
  });

  test.each(counts)("%i seats lie the same to the left and to the right", (seats) => {
    const lefts = ring(seats).map(({ left }) => left);
    expect(lefts).toEqual([...lefts].reverse().map((left) => expect.closeTo(100 - left) as number));
  });

  test.each(counts)("no two of %i seats lie on each other", (seats) => {
    const places = ring(seats);
    places.forEach((one, k) => {
      for (const other of places.slice(k + 1)) {
        const apart = Math.abs(one.left - other.left) >= 12 || Math.abs(one.top - other.top) >= 24;
        expect(apart).toBe(true);
      }
    });
  });
});
