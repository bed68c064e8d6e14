import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changes } from "../changes.ts";
import { standardsWithFacts } from "../standards.ts";

/** The rows of a file of `readings/`, whose cells hold no line break. */
function rowsOf(file: string): Record<string, string>[] {
  const lines = readFileSync(`${import.meta.dirname}/readings/${file}`, "utf8")
    .trim()
    .split("\n");
  const [heads, ...rows] = lines.map((line) =>
    Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) =>
      (quoted ?? plain ?? "").trim(),
    ),
  );
  return rows.map((cells) => Object.fromEntries(heads!.map((head, at) => [head, cells[at] ?? ""])));
}

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

/** Numbers of the list that the register has by their parts, sections or new names only. */
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

test("numbers that are divided now are cited by their parts", () => {
  expect(divided.map(({ number }) => number)).toEqual([
    "IS 228",
    "IS 1208",
    "IS 1448 [P:69]",
    "IS 2062",
    "IS 3400 (Part 2)",
    "IS 3400 (Part 10)",
    "IS 3400 (Part 14)",
    "IS 5402",
    "IS 6441",
  ]);
});

test("every method that a row should cite has its title and edition in the register", () => {
  const wanted = methods.filter(({ need }) => need === "replace" || need === "add to row");
  expect(wanted.length).toBeGreaterThan(50);
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
  expect(parts).toEqual([
    "IS 1448 (Part 69)",
    "IS 6441 (Part 1)",
    "IS 6441 (Part 2)",
    "IS 6441 (Part 5)",
  ]);
  const titles = divided.map(({ title }) => title).join("\n");
  for (const piece of parts.flatMap((number) => entries.get(number)!.title.split(": ")))
    expect(titles).toContain(piece);
});

/** Editions that were in the register before the first change, and in no list. */
const inNoList =
  "IRC:9-1972, IRC:64-1990, IRC:83 (Part II)-2018, IRC:83 (Part III)-2018, IRC:83 (Part IV)-2014, IRC:106-1990, IRC:115-2014, IRC:117-2015, IRC:SP:16-2019, IRC:SP:88-2019, ISO/IEC 17025:2017, IS 460 (Parts 1–3):2020, IS 3025 (Part 2):2019";

test("an edition that is not as it was read has an entry in changes.ts", () => {
  const expected = new Map(
    [
      ...rowsOf("bis-2026-09-06.csv").map(
        (row) => `${withoutYear(row["designation_in_our_register"]!)}:${row["year"]}`,
      ),
      ...rowsOf("bis-2026-09-06-methods.csv").map((row) => row["designation"]!),
      ...inNoList.split(", "),
      ...Object.values(changes)
        .toReversed()
        .flatMap(({ editions: changed = [] }) => changed),
    ].map((edition) => [withoutYear(edition), edition]),
  );
  const editions = standardsWithFacts
    .map(({ number, listed }) => (listed?.year ? `${number}:${listed.year}` : number))
    .filter((edition) => withoutYear(edition) !== edition);
  expect(editions.length).toBeGreaterThan(250);
  for (const edition of editions)
    expect(
      expected.get(withoutYear(edition)),
      `Add an entry of the kind "Edition" to content/changes.ts, with editions: ["${edition}"] and the pages that cite it`,
    ).toBe(edition);
});
