import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { standardsWithFacts } from "../standards.ts";

const withoutYear = (number: string) => number.replace(/[:-]\d{4}$/, "");

/** Without those that were looked up again later, for which the files no longer speak. */
const found = standardsWithFacts.flatMap(({ number, listed }) =>
  listed && !listed.checked
    ? { ...listed, number: withoutYear(number), year: listed.year ?? Number(number.slice(-4)) }
    : [],
);
const entries = new Map(found.map((entry) => [entry.number, entry]));

const read = (file: string, column: string) =>
  parse<Record<string, string>>(readFileSync(`${import.meta.dirname}/readings/${file}`), {
    columns: true,
    trim: true,
  }).map((row) => ({ ...row, number: withoutYear(row[column]!) }) as Record<string, string>);
const register = read("bis-2026-09-06.csv", "designation_in_our_register");
const methods = read("bis-2026-09-06-methods.csv", "designation");

/** The list has 1965 beside "First Revision": no year until somebody reads the title page. */
const inDoubt = new Set(["IS 2720 (Part 15)"]);

/** Numbers of the list that the register has by their parts, sections or new names only, no more, or read again. */
const divided = register.filter(({ number }) => !entries.has(number!));

test("every standard of the list has its title, edition and status in the register", () => {
  const whole = register.filter((row) => !divided.includes(row));
  expect(whole.length).toBeGreaterThan(150);
  for (const { number, title, year, amendments, reaffirmed, status } of whole) {
    const entry = entries.get(number!)!;
    const printed = inDoubt.has(number!) ? NaN : Number(year);
    expect([entry.title, entry.year], number).toEqual([title, printed]);
    expect([entry.amendments ?? 0, entry.reaffirmed ?? ""]).toEqual([
      Number(amendments),
      reaffirmed,
    ]);
    expect(entry.status ?? "current", number).toBe(status!.replace("-with-successor", ""));
  }
});

test("every method of the list that the register has, has its title and edition in the register", () => {
  const wanted = methods
    .filter(({ need }) => need === "replace" || need === "add to row")
    .filter(({ number }) => entries.has(number!));
  expect(wanted).not.toEqual([]);
  for (const { number, title, year } of wanted) {
    const entry = entries.get(number!)!;
    expect([entry.title, entry.year], number).toEqual([
      title!.replace(/ \[[^\]]*\]$/, ""),
      Number(year),
    ]);
  }
});

test("nothing in the register is from elsewhere", () => {
  const listed = new Set([...register, ...methods].map(({ number }) => number));
  const parts = [...entries.keys()].filter((number) => !listed.has(number));
  const titles = divided.map(({ title }) => title).join("\n");
  for (const piece of parts.flatMap((number) => entries.get(number)!.title.split(": ")))
    expect(titles).toContain(piece);
});
