import { expect, test } from "vitest";
import { cellTexts, testingScope } from "#derive/catalogue/testing-scope.ts";
import { contentWidth } from "./sheet.ts";
import { tableColumns } from "./table-columns.ts";

const [first] = testingScope()[0]!.groups[0]!.tests;

test("the columns fill the page and hold the cells of the list", () => {
  expect(tableColumns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(contentWidth);
  const texts = tableColumns.map(({ paragraphs }) =>
    paragraphs(first!)
      .map(([text]) => text)
      .join(" "),
  );
  expect(texts).toEqual(cellTexts(first!));
});
