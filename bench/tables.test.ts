import { expect, test } from "vitest";
import { median, table } from "./tables.ts";

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[1, 9, 5, 3], 4],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("a table is Markdown, figures to the right", () => {
  expect(table(["page", "ms"], [["/", "916"]])).toBe(
    "| page |  ms |\n| ---- | --: |\n| /    | 916 |",
  );
});
