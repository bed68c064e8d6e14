import { expect, test } from "vitest";
import { parseRequest } from "./request.ts";

test("what is wrong inside a request is left out", () => {
  const request = {
    items: [1, null, { id: "a", quantity: -1, mark: 3 }, { id: "a" }, { quantity: 2 }, "b"],
    castings: [{ ages: [7] }, { castOn: "2026-11-12", ages: [7, "28", 0, 1.5] }, 4],
    neededBy: 5,
  };
  expect(parseRequest(JSON.stringify(request))).toEqual({
    items: [{ id: "a" }],
    castings: [{ castOn: "2026-11-12", ages: [7] }],
  });
});

test.each(["{", "null", "[]", '{"items":{}}'])("%s is not a request", (text) => {
  expect(parseRequest(text)).toBeUndefined();
});
