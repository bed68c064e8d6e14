import { expect, test } from "vitest";
import { centres } from "#content/centres.ts";
import { bringBy, closuresBefore, cubeDates, openDaysBeside } from "./cube-dates.ts";
import { openingStatus } from "./opening-status.ts";
import { closuresOf } from "./calendar.ts";

const feast = { on: "2027-01-26", reason: "Feast" };
const move = [8, 9].map((day) => ({ on: `2027-02-0${day}`, reason: "Move" }));
const clock = { opens: "09:00", closes: "17:00", opensText: "9:00 AM", closesText: "5:00 PM" };
const open = { ...clock, days: ["Monday", "Tuesday", "Wednesday"], closures: [feast, ...move] };
const at = (time: string) => openingStatus(new Date(`${time}+05:30`), open);

test("a closure holds everywhere, or for the centre that it names", () => {
  const centre = centres[0].label;
  const all = [feast, { ...feast, centre }];
  expect(closuresOf(all)).toEqual([feast]);
  expect(closuresOf(all, "Another")).toEqual([feast]);
  expect(closuresOf(all, centre)).toEqual(all);
});

test.each([
  ["2027-01-25T23:59:59", "Opens Wednesday at 9:00 AM"],
  ["2027-01-26T00:00:00", "Closed today: Feast"],
  ["2027-01-26T23:59:59", "Closed today: Feast"],
  ["2027-01-27T00:00:00", "Opens today at 9:00 AM"],
  ["2027-02-03T18:00:00", "Opens 10 February at 9:00 AM"],
])("at %s in India: %s", (time, text) => {
  expect(at(time).text).toBe(text);
});

test("a closed day is said until midnight, also in the place of one word", () => {
  const until = new Date("2027-01-27T00:00:00+05:30");
  expect(at("2027-01-26T10:00:00")).toMatchObject({ word: "Closed today: Feast", until });
});

test.each([
  ["2027-01-19", "2027-01-20", "Feast", []],
  ["2027-01-20", "2027-01-25", undefined, [feast]],
  ["2027-01-13", "2027-01-19", undefined, []],
])("cubes cast on %s are brought for 7 days by %s", (castOn, expected, reason, between) => {
  const dates = cubeDates(castOn, [7], open);
  expect(dates[0]!.closed).toBe(reason);
  const by = bringBy(castOn, dates, open, castOn);
  expect(by).toBe(expected);
  expect(closuresBefore(by!, dates, open)).toEqual(between);
});

test("the days beside a closed day are working days", () => {
  expect(openDaysBeside("2027-02-09", open)).toEqual(["Wednesday", "Wednesday"]);
});
