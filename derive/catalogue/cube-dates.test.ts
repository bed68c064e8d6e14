import { afterEach, expect, test } from "vitest";
import { site } from "#content/site.ts";
import {
  addDays,
  castingDatesThatAvoid,
  cubeDates,
  formatDay,
  isCalendarDate,
} from "./cube-dates.ts";
import { todayInIndia } from "../today-in-india.ts";

const { days } = site.hours;
const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(["Pacific/Kiritimati", "Asia/Kolkata", "America/Los_Angeles", "Europe/Berlin"])(
  "dates are the same in %s, also across a change of clocks",
  (timeZone) => {
    process.env.TZ = timeZone;
    expect(cubeDates("2026-10-25", [28, 3, 7, 7], days)).toEqual([
      { age: 3, date: "2026-10-28", text: "28 October 2026, Wednesday" },
      { age: 7, date: "2026-11-01", text: "1 November 2026, Sunday", closed: "Sunday" },
      { age: 28, date: "2026-11-22", text: "22 November 2026, Sunday", closed: "Sunday" },
    ]);
  },
);

test.each([
  ["2026-02-26", 3, "2026-03-01"],
  ["2028-02-26", 3, "2028-02-29"],
  ["2026-12-30", 7, "2027-01-06"],
])("%s and %i days is %s", (date, age, expected) => {
  expect(addDays(date, age)).toBe(expected);
});

test.each([
  ["2026-11-15", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["", false],
  ["12026-01-01", false],
  ["tomorrow", false],
])("%j is a calendar date: %s", (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

test("cast on a Sunday, cubes of 7 and 28 days are better cast a day earlier or later", () => {
  expect(formatDay("2026-11-15")).toBe("15 November 2026, Sunday");
  expect(castingDatesThatAvoid("2026-11-15", [7, 28], days, "2026-11-01")).toEqual([
    "2026-11-14",
    "2026-11-16",
  ]);
});

test("a casting date that moves another age onto a Sunday is passed over", () => {
  // A day after Saturday is a Sunday.
  expect(castingDatesThatAvoid("2026-11-15", [1, 7], days, "2026-11-01")).toEqual([
    "2026-11-13",
    "2026-11-16",
  ]);
});

test("cubes that are not cast yet are not cast before today; those that are may have been", () => {
  for (const [today, offered] of [
    ["2026-11-15", ["2026-11-16"]],
    ["2026-11-14", ["2026-11-14", "2026-11-16"]],
    ["2026-11-20", ["2026-11-14", "2026-11-16"]],
  ] as const)
    expect(castingDatesThatAvoid("2026-11-15", [7, 28], days, today)).toEqual(offered);
});

test("ages that meet a Sunday from every casting date leave none", () => {
  expect(castingDatesThatAvoid("2026-11-15", [1, 2, 3, 4, 5, 6, 7], days, "2026-11-01")).toEqual(
    [],
  );
});

test("the date in India changes at 18:30 UTC", () => {
  expect(todayInIndia(new Date("2026-11-15T18:29:59Z"))).toBe("2026-11-15");
  expect(todayInIndia(new Date("2026-11-15T18:30:00Z"))).toBe("2026-11-16");
});
