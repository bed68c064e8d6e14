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
