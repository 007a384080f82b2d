import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words } from "../../lib/words.svelte.ts";
import type { Table } from "../table.svelte.ts";
import PeopleTab from "./PeopleTab.svelte";

const PEOPLE = ["Ana", "Blai"].map((name, seat) => ({
  name,
  seat,
  bot: null,
  host: seat === 0,
  online: true,
  standIn: false,
  waiting: false,
  leaving: false,
  balance: "0",
  coach: false,
}));

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  Element.prototype.scrollIntoView = () => undefined;
  await words.speak("en");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The tab as somebody has it open, and who that is. */
function shown(name: string, host: boolean) {
  const link = { url: "/t/BCDF#seat=abc", qr: "", size: 1 };
  const viewer = $state({
    code: "BCDF",
    name: name as string | null,
    host,
    info: { name: "Nadal", people: PEOPLE, mostSeats: 2, watching: 0 },
    order: () => Promise.resolve({ kind: "link", link }),
  });
  render(PeopleTab, { table: viewer as unknown as Table });
  return viewer;
}

async function linkFor(name: string, button: string): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name: new RegExp(`\\b${name}\\b`) }));
  await fireEvent.click(screen.getByRole("button", { name: button }));
  await screen.findByDisplayValue(/seat=abc/);
}

const actions = () => screen.queryByRole("button", { name: /^(Get up|Link to the seat)$/ });

test("whose seat moved to another device has no tools for it any more, and no spent link", async () => {
  const viewer = shown("Blai", false);
  await linkFor("Blai", "Go on with another device");
  expect(actions()).not.toBeNull();
  viewer.name = null;
  await vi.waitFor(() => {
    expect(screen.queryByDisplayValue(/seat=abc/)).toBeNull();
  });
  expect(actions()).toBeNull();
  viewer.name = "Blai"; // and they do not come back with the seat
  await Promise.resolve();
  expect(actions()).toBeNull();
  expect(screen.queryByDisplayValue(/seat=abc/)).toBeNull();
});

test("who is host no more manages nobody else", async () => {
  const viewer = shown("Ana", true);
  await linkFor("Blai", "Link to the seat");
  viewer.host = false;
  await vi.waitFor(() => {
    expect(screen.queryByDisplayValue(/seat=abc/)).toBeNull();
  });
  expect(screen.queryByRole("button", { name: "Link to the seat" })).toBeNull();
});
