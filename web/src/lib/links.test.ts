import { afterEach, expect, test, vi } from "vitest";
import { isOnlyHere } from "./links.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["http://localhost:8077/t/BCDF", true],
  ["http://127.0.0.1/t/BCDF", true],
  ["http://[::1]:8077/t/BCDF", true],
  ["http://192.168.1.20:8077/t/BCDF", false],
  ["https://cards.example/t/localhost", false],
  ["", false],
])("whether %j works on this computer only: %j", (url, only) => {
  expect(isOnlyHere(url)).toBe(only);
});

test("a phone whose browser is of 2021 is told it, too", () => {
  const Whole = URL;
  vi.stubGlobal("URL", function (this: unknown, url: string) {
    return new Whole(url);
  });
  expect(isOnlyHere("http://localhost:8077/t/BCDF")).toBe(true);
  expect(isOnlyHere("no address")).toBe(false);
});
