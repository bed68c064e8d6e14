import { expect, test } from "vitest";
import { testList } from "./test-list.ts";
import { testsOf, wholeCatalogue } from "../catalogue/tests-by-service.ts";

const { materials, letters, standards } = testList();
const tests = letters.flatMap((group) => group.tests);
const catalogue = wholeCatalogue().flatMap(testsOf);
const ids = catalogue.map(({ id }) => id).toSorted();

test("every test is listed once from A to Z and once by material", () => {
  expect(tests.map(({ id }) => id).toSorted()).toEqual(ids);
  const byMaterial = materials.flatMap(testsOf).map(({ id }) => id);
  expect(byMaterial.toSorted()).toEqual(ids);
});

test("every test is listed under each of its methods", () => {
  const listed = standards.flatMap((group) => group.standards);
  for (const { id, methods } of catalogue) {
    const under = listed.filter((standard) => standard.tests.some((each) => each.id === id));
    expect(under.map(({ number }) => number).toSorted(), id).toEqual([...methods].toSorted());
  }
});

test("no two entries of the list from A to Z read the same", () => {
  const lines = tests.map(({ name, of }) => `${name}, ${of}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});
