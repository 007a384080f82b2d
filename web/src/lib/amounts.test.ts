import { describe, expect, test } from "vitest";
import {
  amountIn,
  amountOf,
  isTooLarge,
  most,
  nearest,
  signedIn,
  stepped,
  takes,
  textOf,
  typedAmount,
} from "./amounts.ts";

const one = amountOf("1");

describe("text and amounts", () => {
  test.each(["0", "2.5", "-4", "0.000000000001", "900719925474099.3", "-0.1"])("%s", (text) => {
    expect(textOf(amountOf(text))).toBe(text);
  });

  test.each(["", "1e3", "+1", ".5", "1.", "1,5", "1.0000000000001", "NaN"])(
    "%j is no amount of the server's",
    (text) => {
      expect(() => amountOf(text)).toThrow("no amount");
    },
  );

  test("a tenth added ten times is one", () => {
    let sum = 0n;
    for (let k = 0; k < 10; k += 1) sum += amountOf("0.1");
    expect(sum).toBe(one);
  });

  test("people write commas and points, and no losses", () => {
    expect(typedAmount("it", " 2,5 ")).toBe(amountOf("2.5"));
    expect(typedAmount("en", "2,5")).toBe(amountOf("2.5"));
    expect(typedAmount("it", "2.50")).toBe(amountOf("2.5"));
    expect(typedAmount("it", "-1")).toBeNull();
    expect(typedAmount("it", "two")).toBeNull();
  });

  test.each([
    ["es", "12345.5", "12\u00a0345,5"],
    ["en", "12345.5", "12,345.5"],
    ["el", "-1234567", "\u22121\u00a0234\u00a0567"],
    ["en", "1000000", "1,000,000"],
    ["pt-BR", "9999.125", "9999,125"],
    ["ca", "0.123456", "0,123456"],
  ])("in %s %s is written %s, and read again", (language, text, written) => {
    expect(amountIn(language, text)).toBe(written);
    if (!text.startsWith("-")) expect(typedAmount(language, written)).toBe(amountOf(text));
  });

  test("a comma in English is a decimal mark where it can't be between thousands", () => {
    expect(typedAmount("en", "0,125")).toBe(amountOf("0.125"));
    expect(typedAmount("en", "1,25")).toBe(amountOf("1.25"));
    expect(typedAmount("es", "1,125")).toBe(amountOf("1.125"));
  });

  test.each([
    ["99999999999999999999", true],
    ["1000000000,01", true],
    ["1000000000", false],
    ["0", false],
    ["lots", false],
  ])("of %j it is known whether it is too large to be paid: %j", (text, large) => {
    expect(isTooLarge("es", text)).toBe(large);
  });

  test("each language writes them in its own way, gains and losses with their signs", () => {
    expect(amountIn("en", "2.5")).toBe("2.5");
    expect(amountIn("pt-BR", "2.5")).toBe("2,5");
    expect(signedIn("it", "2.5")).toBe("+2,5");
    expect(signedIn("en", "-4")).toBe("\u22124");
    expect(signedIn("es", "0")).toBe("0");
  });
});

describe("bounds", () => {
  // What is left in a pot may be less than a step, and no multiple of it.
  const odd = { low: amountOf("0.7"), high: amountOf("3.3"), step: one };

  test("the least is allowed though it is no multiple, others are not", () => {
    expect(takes(odd, amountOf("0.7"))).toBe(true);
    expect(takes(odd, amountOf("2"))).toBe(true);
    expect(takes(odd, amountOf("2.5"))).toBe(false);
    expect(takes(odd, amountOf("4"))).toBe(false);
    expect(takes(odd, amountOf("3.3"))).toBe(false);
  });

  test("steps go from the least to multiples and back, and stop at both ends", () => {
    const up = [0, 1, 2, 3, 9].map((n) => textOf(stepped(odd, odd.low, n)));
    expect(up).toEqual(["0.7", "1", "2", "3", "3"]);
    const down = [-1, -2, -3, -9].map((n) => textOf(stepped(odd, amountOf("3"), n)));
    expect(down).toEqual(["2", "1", "0.7", "0.7"]);
  });

  test("whatever is asked for, what comes is within", () => {
    for (const text of ["0", "0.9", "1.9", "3.2", "80"]) {
      expect(takes(odd, nearest(odd, amountOf(text)))).toBe(true);
    }
    expect(textOf(most(odd))).toBe("3");
    expect(textOf(most({ low: one, high: one, step: one }))).toBe("1");
  });
});
