import { afterEach, expect, test, vi } from "vitest";
import { copyFrom } from "./copy.ts";

function fieldWith(value: string): HTMLInputElement {
  const field = document.createElement("input");
  field.readOnly = true;
  field.value = value;
  document.body.append(field);
  return field;
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(document, "execCommand");
});

test("over plain HTTP, where there is no clipboard, what stands in the field is copied", async () => {
  const field = fieldWith("http://192.168.1.20:7575/t/BCDF");
  let copied = "";
  Object.assign(document, {
    execCommand: () => {
      copied = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      return true;
    },
  });
  expect(await copyFrom(field)).toBe(true);
  expect(copied).toBe(field.value);
});

test("where the browser lets nothing be copied, it is marked for who copies by hand", async () => {
  const field = fieldWith("https://cards.example/t/BCDF");
  const refused = vi.fn(() => Promise.reject(new Error("not allowed")));
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: refused },
  });
  expect(await copyFrom(field)).toBe(false);
  expect(refused).toHaveBeenCalledWith(field.value);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});
