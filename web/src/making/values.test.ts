import { describe, expect, test } from "vitest";
import {
  decimalText,
  listText,
  rangeOf,
  stepped,
  tariffName,
  tariffsOf,
  tariffsText,
  toggled,
} from "./values.ts";

describe("numbers", () => {
  test.each([
    ["2,50", "2.5"],
    [" 07 ", "7"],
    ["2.", "2"],
    [".5", "0.5"],
    ["1½", "1.5"],
    ["0", "0"],
  ])("%j is written %s", (typed, text) => {
    expect(decimalText(typed)).toBe(text);
  });

  test.each(["", "two", "1.2.3", "-1", "1e9"])("%j stays, for the server to refuse", (typed) => {
    expect(decimalText(typed)).toBe(typed);
  });

  test("steps stop at the bounds, and begin at the least where there is no number", () => {
    expect(stepped("1", 0.5, 1)).toBe("1.5");
    expect(stepped("1", -0.5, 1)).toBe("1");
    expect(stepped("12", 1, 2, 12)).toBe("12");
    expect(stepped("0.3", 1, 0)).toBe("1.3");
    expect(stepped("", 1, 2, 12)).toBe("2");
    expect(stepped("x", -1, null)).toBe("0");
  });
});

describe("lists", () => {
  const order = ["3", "4", "7"];

  test("are kept in the catalogue's order, and none is none", () => {
    expect(listText(["7", "3"], order)).toBe("3-7");
    expect(toggled("3-7", "4", order)).toBe("3-4-7");
    expect(toggled("3-4-7", "3", order)).toBe("4-7");
    expect(toggled("4", "4", order)).toBe("none");
    expect(toggled("none", "4", order)).toBe("4");
  });

  test("a range has two ends", () => {
    expect(rangeOf("2-12")).toEqual(["2", "12"]);
    expect(rangeOf("")).toEqual(["", ""]);
  });
});

describe("tariffs", () => {
  const low = { name: "low", low: "1", high: "2.5" };

  test("are triples, there and back", () => {
    const two = [low, { name: "high", low: "2", high: "4" }];
    expect(tariffsText(two)).toBe("low-1-2.5-high-2-4");
    expect(tariffsOf("low-1-2.5-high-2-4")).toEqual(two);
    expect(tariffsText([])).toBe("none");
    expect(tariffsOf("none")).toEqual([]);
  });

  test("what would break the grammar is kept whole", () => {
    const odd = [
      { ...low, low: "-1" },
      { ...low, name: "a b" },
      { ...low, high: "" },
    ];
    expect(tariffsOf(tariffsText(odd))).toEqual(odd);
  });

  test("names are put into the letters that there are for them", () => {
    expect(tariffName(" Nochevieja de José ")).toBe("nochevieja_de_jose");
    expect(tariffName("Alta-2")).toBe("alta_2");
  });
});
