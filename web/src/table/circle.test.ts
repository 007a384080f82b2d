import { expect, test } from "vitest";
import { circle } from "./circle.ts";
import type { Place } from "./ring.ts";

/** Percent of the cloth that a seat takes. */
const WIDTH = 14.5;
const HEIGHT = 30;

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("%i seats around a table are apart", (seats) => {
  const places = circle(seats);
  expect(places).toHaveLength(seats);
  const middle = ({ top, above }: Place) => (above ? top + HEIGHT / 2 : top);
  for (const [k, one] of places.entries()) {
    expect(one.left).toBeGreaterThan(WIDTH / 2);
    expect(one.left).toBeLessThan(100 - WIDTH / 2);
    for (const other of places.slice(k + 1)) {
      const apart =
        Math.abs(one.left - other.left) >= WIDTH || Math.abs(middle(one) - middle(other)) >= HEIGHT;
      expect(apart, `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(true);
    }
  }
});

test("play goes around: from the left over the top to the right and back below", () => {
  const [left, above, right, below] = circle(4);
  expect([left?.left, above?.above, right?.left, below?.above]).toEqual([9, true, 91, false]);
});
