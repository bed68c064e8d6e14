import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=50-500", { start: 50, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=9-3", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=0-1,4-5", undefined],
  ["bytes=-", undefined],
  ["lines=1-2", undefined],
])("%j of 100 bytes", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
