import { expect, test } from "vitest";
import { nextTrustedTime } from "./trusted-time.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const retentionDays = 730;

interface Course {
  /** Days on which an enquiry is received. */
  received: readonly number[];
  until?: number;
  /** By how many days the clock is ahead on a day. */
  ahead?: (at: number) => number;
  isOff?: (at: number) => boolean;
}

/** The age in true days at which each enquiry is erased, as far as it is. */
function agesOf({ received, until = 3000, ahead = () => 0, isOff = () => false }: Course) {
  const ages: number[] = [];
  let trusted = 0;
  for (let hours = 0; hours < until * 24; hours++) {
    const today = hours / 24;
    if (isOff(today)) continue;
    trusted = nextTrustedTime(trusted, hours * hour + ahead(today) * day);
    while (received[ages.length]! * day < trusted - retentionDays * day)
      ages.push(today - received[ages.length]!);
  }
  expect(ages).toHaveLength(received.length);
  return ages;
}

const days = (first: number, end: number, step = 1) =>
  Array.from({ length: (end - first) / step }, (_, index) => first + index * step);
const from =
  (first: number, length: number, value = 1) =>
  (at: number) =>
    at >= first && at < first + length ? value : 0;

test.each<[string, Course]>([
  ["none after day 10", { received: days(0, 10) }],
  ["one every 400 days", { received: days(0, 2000, 400) }],
  ["the clock is 360 days ahead for a week", { received: days(0, 640), ahead: from(640, 7, 360) }],
  ["300 days ahead for two", { received: days(0, 700), ahead: from(700, 2, 300) }],
  ["1,000 days ahead for six weeks", { received: days(0, 640), ahead: from(640, 42, 1000) }],
  ["the clock is years behind for a month", { received: days(0, 640), ahead: from(300, 30, -900) }],
  ["off for 200 days", { received: days(0, 100), isOff: (at) => !!from(100, 200)(at) }],
])("%s: all are erased when they are 730 days old", (_, course) => {
  const ages = agesOf(course);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(retentionDays);
  expect(Math.max(...ages)).toBeLessThanOrEqual(retentionDays + 1);
});

test("a clock that is ahead takes no more days from an enquiry than it was wrong; two years off delay the end", () => {
  const old = agesOf({ received: days(0, 720), ahead: from(720, 42, 1000) });
  expect(Math.min(...old)).toBeGreaterThanOrEqual(retentionDays - 42);
  const off = agesOf({ received: days(0, 100), isOff: (at) => !!from(100, 730)(at) });
  expect(Math.max(...off)).toBeLessThanOrEqual(1460);
});
