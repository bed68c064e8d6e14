import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Phones, room for the sidebar, room for columns of text; the last two follow the size of text. */
const widths = ["768px", "56.25rem", "73.75rem"];

test.each(globSync("app/**/*.css"))("%s uses the widths of all pages", (file) => {
  const queries = readFileSync(file, "utf8").match(/^ *@media.*$/gm) ?? [];
  const ranges = queries.flatMap((query) => query.match(/\([^()]*width[^()]*\)/g) ?? []);
  const used = ranges.flatMap((range) => range.match(/\d[\d.]*(px|rem)/g) ?? []);
  expect(used.filter((width) => !widths.includes(width))).toEqual([]);
  expect(queries.filter((query) => /(min|max)-width/.test(query))).toEqual([]);
});
