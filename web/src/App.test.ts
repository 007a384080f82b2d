import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the page says whose it is and shows the table", async () => {
  render(App);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Siete");
  expect(await screen.findByText("7½")).toBeTruthy();
});
