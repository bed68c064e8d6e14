import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { standardsWithFacts } from "../standards.ts";

const rowsOf = (file: string): Record<string, string>[] =>
  parse(readFileSync(`${import.meta.dirname}/readings/${file}`), { columns: true, trim: true });

const withoutYear = (number: string) => number.replace(/[:-]\d{4}$/, "");

const found = standardsWithFacts.filter(({ listed }) => listed);
/** Looked up again later, so that the files no longer speak for them. */
const readLater = new Set(
  found.filter(({ listed }) => listed!.checked).map(({ number }) => withoutYear(number)),
);
const entries = new Map(
  found
    .map(({ number, listed }) => ({
      ...listed!,
      number: withoutYear(number),
      year: listed!.year ?? Number(number.slice(-4)),
    }))
    .filter(({ number }) => !readLater.has(number))
    .map((entry) => [entry.number, entry]),
);

const read = (file: string, column: string) =>
  rowsOf(file)
    .map((row) => ({ ...row, number: withoutYear(row[column]!) }) as Record<string, string>)
    .filter(({ number }) => !readLater.has(number!));
const register = read("bis-2026-09-06.csv", "designation_in_our_register");
const methods = read("bis-2026-09-06-methods.csv", "designation");

/** The list has 1965 beside "First Revision": no year until somebody reads the title page. */
const inDoubt = new Set(["IS 2720 (Part 15)"]);

/** Numbers of the list that the register has by their parts, sections or new names only, or no more. */
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
