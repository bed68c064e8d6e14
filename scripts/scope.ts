import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { type Designation, findDesignations } from "#search/designation.ts";
import type { IssuedTest } from "#derive/catalogue/accredited-lines.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import type { PublishedTest } from "#derive/catalogue/published-test.ts";
import { readDate } from "#derive/dates/calendar.ts";
import { services } from "#content/services/index.ts";

const columns = ["test", "method", "range", "valid from", "valid until"] as const;

type ScopeRow = Readonly<Record<(typeof columns)[number], string>>;
type Test = Pick<PublishedTest, "id" | "name" | "methods">;

export function matchScope(csv: string, tests: readonly Test[] = allTests()) {
  const rows: { record: ScopeRow; info: { lines: number } }[] = parse(csv, {
    bom: true,
    columns: (heads: string[]) => heads.map((head) => head.trim().toLowerCase()),
    info: true,
    skip_empty_lines: true,
    trim: true,
  });
  const missing = columns.filter((column) => !(column in (rows[0]?.record ?? {})));
  if (missing.length > 0)
    return { lines: [], problems: [`The file has no rows, or no column ${missing.join(", ")}.`] };
  // Range and dates stay empty for a test outside the scope.
  const filledIn = rows.filter(({ record }) => columns.slice(2).some((column) => record[column]));
  if (filledIn.length === 0) return { lines: [], problems: ["No row has a range or a date."] };
  const matched = filledIn.map(({ record, info }) => {
    const line = matchRow(record, tests);
    return typeof line === "string" ? `Line ${info.lines}: ${line}` : line;
  });
  return {
    lines: matched.filter((line) => typeof line !== "string"),
    problems: matched.filter((line) => typeof line === "string"),
  };
}

const allTests = () => services.flatMap(cataloguedTests);

function matchRow(row: ScopeRow, tests: readonly Test[]): IssuedTest | string {
  const { test, method, range } = row;
  const named = tests.filter(({ id, name }) => id === test || plain(name) === plain(test));
  if (named.length === 0) return `no test is called "${test}".`;
  const found = named.filter(({ methods }) => citesAll(methods, method));
  if (found.length > 1)
    return `"${test}" to ${method} may be ${found.map(({ id }) => id).join(" or ")}: write the id.`;
  const [only] = found;
  if (!only) return `"${test}" is not tested to "${method}" on this site.`;
  const [validFrom, validUntil] = [readDate(row["valid from"]), readDate(row["valid until"])];
  if (!validFrom || !validUntil || validFrom > validUntil)
    return `"${row["valid from"]}" to "${row["valid until"]}" is not a period.`;
  return { test: only.id, method, range, validFrom, validUntil };
}

const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, " ");

/** Whether a test has every method that the text names; the scope may add a year, or "RA 2020". */
function citesAll(methods: readonly string[], text: string): boolean {
  const own = methods.flatMap(findDesignations);
  const named = findDesignations(text).filter(({ body }) => body);
  return named.length > 0 && named.every((one) => own.some((other) => isSame(one, other)));
}

const isSame = (one: Designation, other: Designation) =>
  one.body === other.body &&
  one.number === other.number &&
  one.part === other.part &&
  one.section === other.section &&
  (!one.year || !other.year || one.year === other.year);

const target = join(import.meta.dirname, "../content/issued-scope.json");

/** `npm run scope -- import FILE` writes the scope that NABL issued to content/, if every row of the file has its test. */
function importScope(file: string) {
  if (!existsSync(file)) fail([`There is no file ${file}.`]);
  const { lines, problems } = matchScope(readFileSync(file, "utf8"));
  if (problems.length > 0)
    fail([
      ...problems,
      "Nothing was written. In the column test write the id of the test (the address of its row ends with it), or delete the row if the site does not list its test.",
    ]);
  writeFileSync(target, `${JSON.stringify(lines, null, 2)}\n`);
  console.log(
    `${lines.length} lines were written to content/issued-scope.json. Now: npm run check`,
  );
}

/** A row for each test and method, to be filled in from the scope that NABL issued. */
export const scopeTemplate = (tests: readonly Test[] = allTests()): string =>
  // Without the byte-order mark Excel reads the file in an old encoding.
  stringify(
    tests.flatMap(({ id, name, methods }) => methods.map((method) => ({ test: id, name, method }))),
    { bom: true, header: true, columns: ["test", "name", ...columns.slice(1)] },
  );

const templateFile = "scope.csv";

function writeTemplate() {
  if (existsSync(templateFile)) fail([`There is a ${templateFile} already: move it away first.`]);
  writeFileSync(templateFile, scopeTemplate());
  console.log(
    `${templateFile} has a row for each test and method. Fill in range and dates of those that are accredited; leave the others empty. Then: npm run scope -- import ${templateFile}`,
  );
}

function fail(sentences: readonly string[]): never {
  console.error(sentences.join("\n"));
  process.exit(1);
}

if (import.meta.main) {
  const [command, file] = process.argv.slice(2);
  if (command === "template") writeTemplate();
  else if (command === "import" && file) importScope(file);
  else fail(["Usage: npm run scope -- template, or npm run scope -- import FILE.csv"]);
}
