import { expect, test } from "vitest";
import { yearInIndia } from "./copyright-year.tsx";

test.each([
  ["2026-12-31T18:29:59Z", 2026],
  ["2026-12-31T18:30:00Z", 2027],
])("at %s it is %i in India", (time, year) => {
  expect(yearInIndia(Date.parse(time))).toBe(year);
});
