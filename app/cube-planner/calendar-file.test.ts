import { afterEach, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { calendarFile } from "./calendar-file.ts";

const zone = process.env.TZ;
const castings = [
  { castOn: "2026-10-25", cubes: 6, mark: "Slab S2; block B", grade: "M30", ages: [3, 28] },
  { castOn: "2026-10-25", ages: [3] },
];
const file = () => calendarFile("Cubes, 150 mm", castings, new Date("2026-11-15T12:00:00Z"));
/** The properties of each entry, with its folded lines joined and its escaped text read. */
const eventsOf = (text: string) =>
  text
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) => {
      const lines = event.split("\r\n").map((line) => line.split(/:(.*)/) as [string, string]);
      return Object.fromEntries(
        lines.map(([name, value = ""]) => [
          name,
          value.replaceAll("\\n", "\n").replaceAll(/\\(.)/g, "$1"),
        ]),
      );
    });

const day = (name: string) => (event: Record<string, string>) => event[`${name};VALUE=DATE`];

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "in %s the file has one all-day entry for each casting and age",
  (timeZone) => {
    process.env.TZ = timeZone;
    const events = eventsOf(file());
    expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual([
      "Cube test at 3 days: Slab S2; block B",
      "Cube test at 28 days: Slab S2; block B",
      "Cube test at 3 days",
    ]);
    expect(events.map(day("DTSTART"))).toEqual(["20261028", "20261122", "20261028"]);
    expect(events.map(day("DTEND"))).toEqual(["20261029", "20261123", "20261029"]);
  },
);

test("text with commas and line breaks survives, and a closed day is named", () => {
  const [open, closed] = eventsOf(file());
  expect(open!.DESCRIPTION).toBe(
    `Cubes, 150 mm: 6 cubes, Slab S2; block B, M30. Cast on 25 October 2026, Sunday.\n${site.phones[0]}`,
  );
  expect(closed!.DESCRIPTION).toContain("closed on Sunday");
});

test("the file has what Google, Apple and Outlook require", () => {
  const text = file();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  expect(text).toContain("METHOD:PUBLISH\r\n");
  expect(text.match(/^DTSTAMP:20261115T120000Z\r$/gm)).toHaveLength(3);
  expect(text.match(/^DTSTART;VALUE=DATE:/gm)).toHaveLength(3);
  const ids = eventsOf(text).map(({ UID }) => UID);
  expect(new Set(ids).size).toBe(3);
  expect(eventsOf(file()).map(({ UID }) => UID)).toEqual(ids);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
