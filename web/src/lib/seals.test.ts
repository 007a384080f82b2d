import { beforeEach, expect, test } from "vitest";
import { rememberSeal, sealSeen } from "./seals.ts";

beforeEach(() => {
  localStorage.clear();
});

test("a seal that was seen is known, with the number that was added to it", () => {
  rememberSeal("seen");
  rememberSeal("added", "0011");
  rememberSeal("added");
  expect(sealSeen("seen")).toBe("");
  expect(sealSeen("added")).toBe("0011");
  expect(sealSeen("never")).toBeNull();
});

test("what somebody else keeps under our name is no harm", () => {
  localStorage.setItem("siete-seals", "{[");
  expect(sealSeen("seen")).toBeNull();
  rememberSeal("after all");
  expect(sealSeen("after all")).toBe("");
});

test("the oldest seals are forgotten", () => {
  for (let k = 0; k <= 400; k += 1) rememberSeal(`seal ${String(k)}`);
  expect(sealSeen("seal 0")).toBeNull();
  expect(sealSeen("seal 400")).toBe("");
});
