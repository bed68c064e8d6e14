import { expect, test } from "vitest";
import { withRemoved, without } from "./removal.ts";

const request = (...items: { id: string; quantity?: number }[]) => ({ items, castings: [] });

test("undo puts an entry back in its place and leaves later changes as they are", () => {
  const before = request({ id: "a" }, { id: "b" }, { id: "c" });
  const removed = without(before, ["b"]);
  expect(removed.items.map(({ id }) => id)).toEqual(["a", "c"]);
  const changed = request({ id: "a", quantity: 2 }, { id: "c" }, { id: "d" });
  expect(withRemoved(changed, before)).toEqual(
    request({ id: "a", quantity: 2 }, { id: "b" }, { id: "c" }, { id: "d" }),
  );
});
