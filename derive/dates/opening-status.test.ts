import { afterEach, expect, test, vi } from "vitest";
import { openingStatus } from "./opening-status.ts";

const hours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  opens: "09:30",
  closes: "17:30",
  opensText: "9:30 AM",
  closesText: "5:30 PM",
  closures: [],
};
/** 15 November 2026 is a Sunday. */
const at = (time: string) => openingStatus(new Date(`2026-11-${time}+05:30`), hours);

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["16T09:29:59", "Opens today at 9:30 AM"],
  ["16T09:30:00", "Open now, until 5:30 PM"],
  ["16T17:29:59", "Open now, until 5:30 PM"],
  ["16T17:30:00", "Opens tomorrow at 9:30 AM"],
  ["16T23:59:59", "Opens tomorrow at 9:30 AM"],
  ["17T00:00:00", "Opens today at 9:30 AM"],
  ["21T17:29:00", "Open now, until 5:30 PM"],
  ["21T17:30:00", "Opens Monday at 9:30 AM"],
  ["21T23:59:59", "Opens Monday at 9:30 AM"],
  ["15T00:00:00", "Opens tomorrow at 9:30 AM"],
  ["15T12:00:00", "Opens tomorrow at 9:30 AM"],
  ["20T17:30:00", "Opens tomorrow at 9:30 AM"],
])("on the %s in India: %s", (time, text) => {
  expect(at(time).text).toBe(text);
});

test.each([
  ["16T09:29:59", "16T09:30:00"],
  ["16T12:00:00", "16T17:30:00"],
  ["16T18:00:00", "17T00:00:00"],
  ["21T20:00:00", "22T00:00:00"],
])("what is said on the %s holds until the %s", (time, until) => {
  expect(at(time).until).toEqual(new Date(`2026-11-${until}+05:30`));
});

test.each(["UTC", "America/Los_Angeles", "Pacific/Auckland"])(
  "a visitor in %s is told the same",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(openingStatus(new Date("2026-11-16T03:59:00Z"), hours).open).toBe(false);
    expect(openingStatus(new Date("2026-11-16T04:00:00Z"), hours).open).toBe(true);
    expect(openingStatus(new Date("2026-11-16T12:00:00Z"), hours).open).toBe(false);
  },
);
