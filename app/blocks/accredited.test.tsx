import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Accredited, linesOn } from "./accredited.tsx";

const lines = [{ text: "Accredited", until: "2027-06-30" }];

test("a line is shown to its last day and not after it", () => {
  expect(linesOn("2027-06-30", lines)).toEqual(lines);
  expect(linesOn("2027-07-01", lines)).toEqual([]);
});

test("the document shows what was valid when it was built", () => {
  expect(renderToStaticMarkup(<Accredited lines={lines} />)).toBe("<span>Accredited</span>");
});
