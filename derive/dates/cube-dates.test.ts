import { afterEach, expect, test, vi } from "vitest";
import { addDays, isCalendarDate, todayInIndia } from "./calendar.ts";
import { bringBy, cubeDates, formatDay, formatShortDay, openDaysBeside } from "./cube-dates.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const working = { days, closures: [] };

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(["Pacific/Kiritimati", "Asia/Kolkata", "America/Los_Angeles", "Europe/Berlin"])(
  "dates are the same in %s, also across a change of clocks",
  (timeZone) => {
    vi.stubEnv("TZ", timeZone);
    expect(cubeDates("2026-10-25", [28, 3, 7, 7], working)).toEqual([
      { age: 3, date: "2026-10-28" },
      { age: 7, date: "2026-11-01", closed: "Sunday" },
      { age: 28, date: "2026-11-22", closed: "Sunday" },
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

test.each([
  ["2026-10-20", [7, 28], "2026-11-16", "the 7 days are past"],
  ["2026-11-12", [7, 28], "2026-11-18", "both tests are ahead"],
  ["2026-11-15", [7, 28], "2026-11-20", "a Sunday may be tested on Saturday"],
  ["2026-11-16", [28], "2026-12-12", "the day before is a Sunday"],
  ["2026-11-09", [7], "2026-11-14", "the test is today, so the day is past"],
  ["2026-10-01", [7, 28], undefined, "all tests are past"],
  ["2026-11-22", [1], undefined, "the day would be before the casting"],
])("cubes cast on %s for %j days are brought by %s: %s", (castOn, ages, expected, _why) => {
  expect(bringBy(castOn, cubeDates(castOn, ages, working), working, "2026-11-16")).toBe(expected);
});

test("a date is said with its weekday, in full and in short", () => {
  expect(formatDay("2026-11-22")).toBe("22 November 2026, Sunday");
  expect(formatShortDay("2026-11-22", "2026-11-16")).toBe("Sun 22 Nov");
  expect(formatShortDay("2027-01-07", "2026-11-16")).toBe("Thu 7 Jan 2027");
  expect(openDaysBeside("2026-11-22", working)).toEqual(["Saturday", "Monday"]);
});

test.each([
  ["2026-12-31T18:29:59Z", "2026-12-31"],
  ["2026-12-31T18:30:00Z", "2027-01-01"],
])("at %s it is %s in India", (time, day) => {
  expect(todayInIndia(new Date(time))).toBe(day);
});
