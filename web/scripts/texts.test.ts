import { expect, test } from "vitest";
import { withoutComments } from "./texts.ts";

test("comments of all three levels are left out, and the messages stay as they are", () => {
  const fluent =
    "### Page\n\n# Said once\nhello = Hello\n    # and on\n#\n## Seats\nseat = #{ $n }\n";
  expect(withoutComments(fluent)).toBe("\nhello = Hello\n    # and on\nseat = #{ $n }\n");
});
