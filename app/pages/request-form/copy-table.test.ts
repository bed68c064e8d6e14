import { expect, test } from "vitest";
import { htmlTable, tabSeparated } from "./copy-table.tsx";

const rows = [
  ["No.", "Test"],
  ["1", 'Cubes\t<M25> & "S1"'],
  ["2", "=HYPERLINK(1)"],
];

test("a table is text for a spreadsheet, and markup for a word processor", () => {
  expect(tabSeparated(rows)).toBe('No.\tTest\n1\tCubes <M25> & "S1"\n2\t\'=HYPERLINK(1)');
  expect(htmlTable(rows)).toMatch(
    /^<table><tr><th>No\.<\/th><th>Test<\/th><\/tr><tr><td>1<\/td><td>Cubes\t&lt;M25&gt; &amp; /,
  );
});
