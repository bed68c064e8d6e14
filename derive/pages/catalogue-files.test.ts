import { expect, test } from "vitest";
import { lastChange } from "./changes.ts";
import { catalogueVersion } from "../catalogue/published-test.ts";
import { type Catalogue, catalogueJson, catalogueRows } from "./catalogue-files.ts";
import { testsOf, wholeCatalogue } from "../catalogue/tests-by-service.ts";

const tests = wholeCatalogue().flatMap(testsOf);
const json = JSON.parse(JSON.stringify(catalogueJson("https://laboratory.example"))) as Catalogue;
const published = json.services.flatMap((service) => service.tests);
const find = (wanted: string) => published.find(({ id }) => id === wanted)!;

test("the JSON names its version and its day, and holds every test once", () => {
  expect([json.version, json.revised]).toEqual([catalogueVersion, lastChange]);
  expect(published.map(({ id }) => id)).toEqual(tests.map(({ id }) => id));
  expect(json.services[0]!.url).toBe("https://laboratory.example/services/building-material");
});

test("the table has a header, a row for each test, and as many cells in each", () => {
  const [header, ...rows] = catalogueRows();
  expect(rows).toHaveLength(tests.length);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([header!.length]));
  const column = (name: string) => rows.map((row) => row[header!.indexOf(name)]);
  expect(column("id")).toEqual(tests.map(({ id }) => id));
  expect(column("test")).toEqual(tests.map(({ name }) => name));
  expect(column("methods")).toEqual(tests.map(({ methods }) => methods.join("; ")));
  expect(column("accredited_until")).toEqual(
    tests.map(({ accredited }) => accredited[0]?.until ?? ""),
  );
});

test("limits of several columns are named in one sentence", () => {
  const [header, ...rows] = catalogueRows();
  const cod = rows.find(([id]) => id === "water-testing-service/effluent-cod")!;
  expect(cod[header!.indexOf("requirement")]).toBe(
    "inland surface water 250; public sewers –; land for irrigation –",
  );
});

test("samples and times say who supplies them, and the register says what was checked", () => {
  expect(find("water-testing-service/effluent-bod").duration).toEqual({
    text: "3 days' incubation",
    from: "standard",
    source: ["IS 3025 (Part 44)"],
  });
  expect(find("soil-testing/moisture-content").sample.from).toBe("typical");
  expect(json.standards).toContainEqual({
    number: "IS 269:2015",
    body: "Bureau of Indian Standards",
    subject: expect.any(String),
    year: 2015,
    amendments: 1,
    reaffirmed: "2025-12",
    title: "Ordinary portland cement - Specification (Sixth Revision)",
    status: "current",
    checked: { on: "2026-09-06", against: "BIS list" },
  });
  expect(json.standards).toContainEqual({
    number: "IS 3328",
    body: "Bureau of Indian Standards",
    subject: "Quality of swimming pool water",
  });
});
