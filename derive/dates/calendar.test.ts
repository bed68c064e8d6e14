import { expect, test } from "vitest";
import { todayInIndia } from "./calendar.ts";

test.each([
  ["2026-12-31T18:29:59Z", "2026-12-31"],
  ["2026-12-31T18:30:00Z", "2027-01-01"],
])("at %s it is %s in India", (time, day) => {
  expect(todayInIndia(new Date(time))).toBe(day);
});
