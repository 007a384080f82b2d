import { describe, expect, test } from "vitest";
import { routeOf } from "./router.svelte.ts";

describe("each path has its screen", () => {
  test.each([
    ["/", { screen: "home" }],
    ["/new", { screen: "new" }],
    ["/check", { screen: "check" }],
    ["/t/QK3F", { screen: "table", code: "QK3F", as: "player" }],
    ["/t/QK3F/", { screen: "table", code: "QK3F", as: "player" }],
    ["/t/QK3F/watch", { screen: "table", code: "QK3F", as: "watch" }],
    ["/t/QK3F/tv", { screen: "table", code: "QK3F", as: "tv" }],
    ["/t/QK3F/rounds/0/3", { screen: "evening", code: "QK3F", rest: ["rounds", "0", "3"] }],
    ["/rules/sala~bets.max~5", { screen: "rules", text: "sala~bets.max~5" }],
    ["/rules/sala~bets.tariffs~a%2Fb", { screen: "rules", text: "sala~bets.tariffs~a/b" }],
    ["/rules/%E0%A4%A", { screen: "rules", text: "%E0%A4%A" }],
    ["/t", { screen: "lost" }],
    ["/rules", { screen: "lost" }],
    ["/wp-login.php", { screen: "lost" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
