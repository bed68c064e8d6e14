import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "./catalogue.ts";
import { publishedInstruments } from "./instruments.ts";
import { publishedSets } from "./sets.ts";
import { publishedSurveys } from "./surveys.ts";

const sets = services.flatMap(publishedSets);
const instruments = services.flatMap(publishedInstruments);
const tests = new Map(services.flatMap(cataloguedTests).map((one) => [one.id, one]));

test("everything that a request can list has an id of its own", () => {
  const orders = [...sets, ...instruments, ...services.flatMap(publishedSurveys)];
  const ids = [...tests.keys(), ...orders.map(({ id }) => id)];
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.filter((id) => !services.some(({ slug }) => id.startsWith(`${slug}/`)))).toEqual([]);
});

test("a machine of both lists of calibration has an id and a heading in each", () => {
  const machines = instruments.filter(({ name }) => name.startsWith("Compression testing"));
  expect(machines.map(({ id }) => id)).toEqual([
    "calibration-facilities/nabl/compression-testing-machine-ctm",
    "calibration-facilities/non-nabl/compression-testing-machine-ctm",
  ]);
  expect(new Set(machines.map(({ heading }) => heading)).size).toBe(2);
});

test("a set is named with its number of tests", () => {
  const names = new Map(sets.map(({ id, name }) => [id, name]));
  const water = "water-testing-service/sets";
  expect(names.get(`${water}/drinking-water-11-tests`)).toBe("Drinking water, 11 tests");
  expect(names.get(`${water}/drinking-water-31-tests`)).toBe("Drinking water, 31 tests");
  expect(names.get(`${water}/industrial-water-14-tests`)).toBe("Industrial water, 14 tests");
  expect(names.get(`${water}/packaged-drinking-water`)).toBe("Packaged drinking water");
});

test("a set has tests that the laboratory offers, to the standard that defines it", () => {
  const wrong = sets.flatMap(({ id, tests: ids, definedBy }) =>
    ids
      .map((one) => tests.get(one)!)
      .filter(
        (each) =>
          each.confirm ||
          (each.notATest && each.notATest !== "agreed") ||
          (definedBy && !each.specifications.includes(definedBy.standard[0])),
      )
      .map((each) => `${id}: ${each.id}`),
  );
  expect(wrong).toEqual([]);
});
