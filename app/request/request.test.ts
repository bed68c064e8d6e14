import { expect, test } from "vitest";
import { parseRequest } from "./request.ts";

test("what is wrong inside a request is left out", () => {
  const request = {
    items: [1, null, { id: "a", quantity: -1, mark: 3 }, { id: "a" }, { quantity: 2 }, "b"],
    castings: [{ mark: "C1", ages: [7] }, { castOn: "2026-11-12", ages: [7, "28", 0, 1.5] }, 4],
    neededBy: 5,
  };
  expect(parseRequest(JSON.stringify(request))).toEqual({
    items: [{ id: "a" }],
    castings: [
      { castOn: "", mark: "C1", ages: [7] },
      { castOn: "2026-11-12", ages: [7] },
    ],
  });
});

test("a long text is shortened, and its entry stays", () => {
  const long = "line of a bill ".repeat(30);
  const parsed = parseRequest(
    JSON.stringify({ items: [{ id: "text/1", text: long, mark: long }] }),
  );
  const [item] = parsed!.items;
  expect(long.startsWith(item!.text!)).toBe(true);
  expect([item!.text!.length, item!.mark!.length]).toEqual([300, 300]);
});

test.each(["{", "null", "[]", '{"items":{}}'])("%s is not a request", (text) => {
  expect(parseRequest(text)).toBeUndefined();
});
