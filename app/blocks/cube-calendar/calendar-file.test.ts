import { afterEach, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { cubeDates } from "#derive/catalogue/cube-dates.ts";
import { calendarFile } from "./calendar-file.ts";

const castOn = "2026-10-25";
const zone = process.env.TZ;
const file = () =>
  calendarFile(
    {
      name: "Compressive strength, cubes; 150 mm",
      id: "building-material/compressive-strength-of-cubes",
      castOn,
      dates: cubeDates(castOn, [3, 28], site.hours.days),
    },
    new Date("2026-11-15T12:00:00Z"),
  );
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
  "in %s the file has one all-day entry for each age",
  (timeZone) => {
    process.env.TZ = timeZone;
    const events = eventsOf(file());
    expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual([
      "Cube test at 3 days",
      "Cube test at 28 days",
    ]);
    expect(events.map(day("DTSTART"))).toEqual(["20261028", "20261122"]);
    expect(events.map(day("DTEND"))).toEqual(["20261029", "20261123"]);
  },
);

test("text with commas and line breaks survives, and a closed day is named", () => {
  const [open, closed] = eventsOf(file());
  expect(open!.DESCRIPTION).toBe(
    `Compressive strength, cubes; 150 mm. Cast on 25 October 2026, Sunday.\n${site.phones[0]}`,
  );
  expect(closed!.DESCRIPTION).toContain("closed on Sunday");
});

test("the file has what Google, Apple and Outlook require", () => {
  const text = file();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  expect(text).toContain("METHOD:PUBLISH\r\n");
  expect(text.match(/^DTSTAMP:20261115T120000Z\r$/gm)).toHaveLength(2);
  expect(text.match(/^DTSTART;VALUE=DATE:/gm)).toHaveLength(2);
  const ids = eventsOf(text).map(({ UID }) => UID);
  expect(new Set(ids).size).toBe(2);
  expect(eventsOf(file()).map(({ UID }) => UID)).toEqual(ids);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
