import { afterEach, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { calendarFile } from "./calendar-file.ts";

const zone = process.env.TZ;
const castings = [
  { castOn: "2026-10-25", cubes: 6, mark: "Slab S2; block B", grade: "M30", ages: [3, 28] },
  { castOn: "2026-10-25", ages: [3] },
  { castOn: "2026-10-25", ages: [3] },
];
const file = () => calendarFile("Cubes, 150 mm", castings, new Date("2026-11-15T12:00:00Z"));
/** The values of a property in all entries, with folded lines joined and escaped text read. */
const valuesOf = (name: string, text = file()) =>
  Array.from(
    text.replaceAll("\r\n ", "").matchAll(new RegExp(`^${name}:(.*)\r$`, "gm")),
    ([, value]) => value!.replaceAll("\\n", "\n").replaceAll(/\\(.)/g, "$1"),
  );

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "in %s the file has an all-day entry for each day to bring cubes by, and for each test",
  (timeZone) => {
    process.env.TZ = timeZone;
    expect(valuesOf("SUMMARY")).toEqual([
      "Bring cubes: Slab S2; block B",
      "Cube test at 3 days: Slab S2; block B",
      "Cube test at 28 days: Slab S2; block B",
      "Cube test at 3 days",
      "Cube test at 3 days",
    ]);
    expect(valuesOf("DTSTART;VALUE=DATE").join(" ")).toBe(
      "20261120 20261028 20261122 20261028 20261028",
    );
    expect(valuesOf("DTEND;VALUE=DATE").join(" ")).toBe(
      "20261121 20261029 20261123 20261029 20261029",
    );
  },
);

test("text with commas and line breaks survives, and a closed day is named", () => {
  // Each event is followed by its reminder.
  const [, , open, , closed] = valuesOf("DESCRIPTION");
  expect(new Set(valuesOf("TRIGGER"))).toEqual(new Set(["-P1D"]));
  expect(open).toBe(
    `Cubes, 150 mm: 6 cubes, Slab S2; block B, M30. Cast on 25 October 2026, Sunday.\nBring by 20 November 2026, Friday.\n${site.phones[0]}`,
  );
  expect(closed).toContain("closed on Sunday");
});

test("the file has what Google, Apple and Outlook require", () => {
  const text = file();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  expect(text).toContain("METHOD:PUBLISH\r\n");
  expect(valuesOf("DTSTAMP")).toEqual(Array.from({ length: 5 }, () => "20261115T120000Z"));
  expect(new Set(valuesOf("UID")).size).toBe(5);
  expect(valuesOf("UID")).toEqual(valuesOf("UID", text));
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
