import { describe, expect, test } from "vitest";
import { codeOf } from "./code.ts";

describe("a code is read", () => {
  test.each([
    ["qk3fbb2c", "QK3FBB2C"],
    ["  QK3F-BB2C ", "QK3FBB2C"],
    ["QK3F BB2C", "QK3FBB2C"],
    ["http://192.168.1.7:7575/t/QK3FBB2C", "QK3FBB2C"],
    ["https://siete.example/t/qk3fbb2c/watch?x=1#seat=1", "QK3FBB2C"],
    [" — ", ""],
  ])("in %j", (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });
});
