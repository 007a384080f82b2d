import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import texts from "virtual:evening";
import type { Order } from "../lib/connection.ts";
import type { Person, TableInfo } from "../lib/protocol.ts";
import { words } from "../lib/words.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import { barsOf } from "./balances.ts";
import Ledger from "./Ledger.svelte";

const person = (name: string, balance: string, more: Partial<Person> = {}): Person => ({
  name,
  seat: 0,
  bot: null,
  host: false,
  online: true,
  standIn: false,
  waiting: false,
  leaving: false,
  balance,
  coach: false,
  ...more,
});
const people = [person("Ana", "-4.5", { host: true }), person("Blai", "4.5")];

let ordered: Order[];

/** A table as the ledger reads it, for a host or not. */
function table(host: boolean): Table {
  const info = {
    people,
    payments: [{ payer: "Blai", payee: "Ana", amount: "10", why: "buy_in" }],
    transfers: [{ payer: "Ana", payee: "Blai", amount: "4.5" }],
  } as unknown as TableInfo;
  return {
    code: "K",
    name: "Ana",
    host,
    info,
    order: (order: Order) => {
      ordered.push(order);
      return Promise.resolve({ kind: "done" });
    },
  } as unknown as Table;
}

beforeEach(async () => {
  ordered = [];
  await words.learn(texts);
  await words.speak("es");
});

afterEach(cleanup);

test("the largest gain or loss has the longest bar, and who left with nothing has none", () => {
  const bars = barsOf([...people, person("Carme", "0", { seat: -1 }), person("Dídac", "-9")]);
  expect(bars.map(({ name, share }) => [name, share])).toEqual([
    ["Blai", 0.5],
    ["Ana", -0.5],
    ["Dídac", -1],
  ]);
});

test("everybody sees the balances, payments and transfers; only the host notes a payment", () => {
  render(Ledger, { table: table(false) });
  expect(screen.getByRole("row", { name: "Blai +4,5" })).toBeTruthy();
  expect(screen.getByText("Ana da 4,5 a Blai")).toBeTruthy();
  expect(screen.getByText("Blai da 10 a Ana")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a transfer that was paid is noted after one more look", async () => {
  render(Ledger, { table: table(true) });
  screen.getByRole("button", { name: /Apuntar como pagado/ }).click();
  await Promise.resolve();
  expect(ordered).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>("Importe").value).toBe("4,5");
  screen.getByRole("button", { name: "Apuntar" }).click();
  expect(ordered).toEqual([
    { t: "paid", payer: "Ana", payee: "Blai", amount: "4.5", why: "settled" },
  ]);
  expect(await screen.findByText("Apuntado: Ana da 4,5 a Blai")).toBeTruthy();
});

test("no amount is refused at its field", async () => {
  render(Ledger, { table: table(true) });
  screen.getByRole("button", { name: "Apuntar" }).click();
  expect((await screen.findByRole("alert")).textContent).toContain("mayor que cero");
  expect(ordered).toEqual([]);
});
