import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import BotChoice from "./BotChoice.svelte";
import type { Temper } from "./protocol.ts";
import { words } from "./words.svelte.ts";

const NAMES = ["casual", "expert", "bold", "varied", "casual-bold", "expert-bold", "expert-varied"];
const BOTS = NAMES.map((value) => ({ value, words: `a ${value} bot` }));

beforeEach(async () => {
  await words.speak("en");
});

afterEach(cleanup);

/** The choice as somebody finds it, and what is chosen. */
function shown(value: Temper) {
  const props = $state({ bots: BOTS, value, label: "How it plays" });
  render(BotChoice, { props });
  return props;
}

const level = () => screen.getByLabelText<HTMLSelectElement>("How it plays");
const temper = () => screen.queryByLabelText<HTMLSelectElement>("Temperament");

test("a temperament goes with a level, and goes with it when another bot is chosen", async () => {
  const bot = shown("varied");
  expect([...level().options].map(({ value }) => value)).toEqual(NAMES.slice(0, 4));
  expect(temper()).toBeNull();

  await fireEvent.change(level(), { target: { value: "expert" } });
  expect(bot.value).toBe("expert");
  expect([...(temper()?.options ?? [])].map(({ text }) => text)).toEqual([
    "even-tempered",
    "bold",
    "of changing mood",
  ]);
  await fireEvent.change(temper()!, { target: { value: "bold" } });
  expect(bot.value).toBe("expert-bold");
  expect(level().value).toBe("expert");

  await fireEvent.change(temper()!, { target: { value: "" } });
  expect(bot.value).toBe("expert");
  await fireEvent.change(level(), { target: { value: "bold" } });
  expect(bot.value).toBe("bold");
  expect(temper()).toBeNull();
});

test("what was chosen before is shown", () => {
  shown("expert-bold");
  expect(level().value).toBe("expert");
  expect(temper()?.value).toBe("bold");
});
