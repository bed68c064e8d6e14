import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { matchScope, scopeTemplate } from "./scope.ts";

const invented = readFileSync(join(import.meta.dirname, "invented-scope.csv"), "utf8");
const [head] = invented.split("\n");
const moisture = {
  id: "soil-testing/moisture-content",
  name: "Moisture  content",
  methods: ["IS 2720 (Part 2)", "ASTM D2216"],
} as const;
const surface = { ...moisture, id: "aggregate/moisture-content" };
const matched = (row: string, tests: Parameters<typeof matchScope>[1] = [moisture]) =>
  matchScope(`${head}\n${row}\n`, tests);

test("a row belongs to a test by its id or name, and its method; dates are read day first", () => {
  expect(matchScope(invented, [moisture])).toEqual({
    lines: [
      {
        test: moisture.id,
        method: "IS 2720 (Part 2):1973 (RA 2020)",
        range: "1 to 100 %",
        validFrom: "2026-01-01",
        validUntil: "2027-06-30",
      },
      {
        test: moisture.id,
        method: "IS:2720 Part-2",
        range: "",
        validFrom: "2026-01-01",
        validUntil: "2027-06-30",
      },
    ],
    problems: [],
  });
});

test("the ids of the catalogue are known", () => {
  const [byId] = invented.split("\n").slice(1);
  expect(matchScope(`${head}\n${byId}`).problems).toEqual([]);
});

test.each([
  ["Slump,IS 2720 (Part 2),,2026-01-01,2027-06-30", 'Line 2: no test is called "Slump".'],
  ["Moisture content,IS 2720 (Part 5),,2026-01-01,2027-06-30", "is not tested to"],
  ["Moisture content,in-house,,2026-01-01,2027-06-30", "is not tested to"],
  ["Moisture content,ASTM D2216,,2027-06-30,2026-01-01", "is not a period"],
  ["Moisture content,ASTM D2216,,2026-01-01,31/02/2027", "is not a period"],
])("%s is reported", (row, problem) => {
  const { lines, problems } = matched(row);
  expect(lines).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test("a name that two tests share asks for the id", () => {
  const { problems } = matched("Moisture content,ASTM D2216,,2026-01-01,2027-06-30", [
    moisture,
    surface,
  ]);
  expect(problems[0]).toContain("soil-testing/moisture-content or aggregate/moisture-content");
});

test("a file without a column says which", () => {
  expect(matchScope("Test,Method\nSlump,IS 1199", []).problems).toEqual([
    "The file has no rows, or no column range, valid from, valid until.",
  ]);
});

test("the template has a row for each test and method, and what is filled in is imported", () => {
  const template = scopeTemplate([moisture, surface]);
  expect(template.split("\n")[2]).toBe(
    "soil-testing/moisture-content,Moisture  content,ASTM D2216,,,",
  );
  const filledIn = template.replace("ASTM D2216,,,", "ASTM D2216,1 to 9 %,2026-01-01,30/06/2027");
  expect(matchScope(filledIn, [moisture, surface])).toMatchObject({
    lines: [{ test: moisture.id, method: "ASTM D2216", validUntil: "2027-06-30" }],
    problems: [],
  });
  expect(matchScope(template).problems).toEqual(["No row has a range or a date."]);
});

test("a file that is not there is a sentence", () => {
  const args = [join(import.meta.dirname, "scope.ts"), "import", "absent.csv"];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, "There is no file absent.csv.\n"]);
});
