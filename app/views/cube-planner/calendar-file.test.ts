import { afterEach, expect, test, vi } from "vitest";
import { site } from "#content/site.ts";
import { calendarFile } from "./calendar-file.ts";

const castings = [
  { castOn: "2026-10-25", cubes: 6, mark: "Slab S2; block B, स्लैब", ages: [3, 28] },
  { castOn: "2026-10-25", ages: [3] },
  { castOn: "2026-10-25", ages: [3] },
];
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const now = new Date("2026-11-15T12:00:00Z");
const file = () => calendarFile("Cubes, 150 mm", castings, now, { days, closures: [] });
/** The values of a property in all entries, with folded lines joined and escaped text read. */
const valuesOf = (name: string) =>
  Array.from(
    file()
      .replaceAll("\r\n ", "")
      .matchAll(new RegExp(`^${name}:(.*)\r$`, "gm")),
    ([, value]) => value!.replaceAll("\\n", "\n").replaceAll(/\\(.)/g, "$1"),
  );

afterEach(() => void vi.unstubAllEnvs());

test.each(["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "in %s the file has an all-day entry for each day to bring cubes by, and for each test",
  (timeZone) => {
    vi.stubEnv("TZ", timeZone);
    expect(valuesOf("SUMMARY")).toEqual([
      "Bring cubes: Slab S2; block B, स्लैब",
      "Cube test at 3 days: Slab S2; block B, स्लैब (planned, not booked)",
      "Cube test at 28 days: Slab S2; block B, स्लैब (planned, not booked)",
      "Cube test at 3 days (planned, not booked)",
      "Cube test at 3 days (planned, not booked)",
    ]);
    const [bring, first, second] = ["20261120", "20261028", "20261122"];
    expect(valuesOf("DTSTART;VALUE=DATE")).toEqual([bring, first, second, first, first]);
    expect(valuesOf("DTEND;VALUE=DATE").slice(0, 3)).toEqual(["20261121", "20261029", "20261123"]);
  },
);

test("each entry says what is tested, that nothing is booked, and why a day is closed", () => {
  // Each entry is followed by its reminder.
  const [, , open, , closed] = valuesOf("DESCRIPTION");
  expect(open).toBe(
    `Cubes, 150 mm: 6 cubes, Slab S2; block B, स्लैब. Cast on 25 October 2026, Sunday.\nBring by 20 November 2026, Friday.\nPlanned, not booked. Phone: ${site.phones[0]}`,
  );
  expect(closed).toContain("closed on that day (Sunday)");
});

test("the file has what Google, Apple and Outlook require", () => {
  expect(file()).toMatch(
    /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.*\r\n( .*\r\n)*METHOD:PUBLISH\r\n/,
  );
  expect(new Set(valuesOf("DTSTAMP"))).toEqual(new Set(["20261115T120000Z"]));
  expect(new Set(valuesOf("UID")).size).toBe(5);
  for (const line of file().split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
