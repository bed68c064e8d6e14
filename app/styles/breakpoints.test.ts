import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** One column, room for the cells of a table, the menu of phones, its row, the sidebar, columns of text; all but the menu follow the size of text. */
const widths = ["37.5rem", "45rem", "768px", "56.25rem", "64rem", "73.75rem"];

test.each(globSync("app/**/*.css"))("%s uses the widths of all pages", (file) => {
  const queries = readFileSync(file, "utf8").match(/^ *@media.*$/gm) ?? [];
  const ranges = queries.flatMap((query) => query.match(/\([^()]*width[^()]*\)/g) ?? []);
  const used = ranges.flatMap((range) => range.match(/\d[\d.]*(px|rem)/g) ?? []);
  expect(used.filter((width) => !widths.includes(width))).toEqual([]);
  expect(queries.filter((query) => /(min|max)-width/.test(query))).toEqual([]);
});
