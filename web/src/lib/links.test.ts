import { expect, test } from "vitest";
import { isOnlyHere } from "./links.ts";

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
