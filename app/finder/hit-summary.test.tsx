import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedText } from "./hit-summary.tsx";

test.each([
  [[], "liquid limit"],
  [[[0, 6]], "<mark>liquid</mark> limit"],
  [
    [
      [0, 3],
      [7, 12],
    ],
    "<mark>liq</mark>uid <mark>limit</mark>",
  ],
] as const)("the ranges %j are marked", (ranges, html) => {
  expect(renderToStaticMarkup(<MarkedText text="liquid limit" ranges={ranges} />)).toBe(html);
});
