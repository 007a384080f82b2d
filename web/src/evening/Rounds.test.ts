import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import texts from "virtual:evening";
import { words } from "../lib/words.svelte.ts";
import Rounds from "./Rounds.svelte";

const round = (number: number, part: number, rules: string) => ({
  rules,
  part,
  entry: number - 1,
  number,
  banker: "Ana",
  net: { Ana: "1", Blai: "-1" },
});

let played: ReturnType<typeof round>[];

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(played)));
  await words.learn(texts);
  await words.speak("en");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const titles = () =>
  screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent.trim());

test("each part says the rules that its rounds were played by, the last part first", async () => {
  played = [round(1, 0, "Set i mig"), round(2, 0, "Set i mig"), round(3, 1, "Casino · Wild card")];
  render(Rounds, { code: "BCDF", played: 3 });
  await screen.findByText(/Casino/);
  expect(titles().slice(0, 2)).toEqual([
    "Rules no. 2 of the evening: Casino · Wild card",
    "Rules no. 1 of the evening: Set i mig",
  ]);
});

test("where all were played by the same rules, these have no number", async () => {
  played = [round(1, 0, "Set i mig")];
  render(Rounds, { code: "BCDF", played: 1 });
  await screen.findByText("Set i mig");
  expect(titles()[0]).toBe("Set i mig");
});
