import { expect, test } from "vitest";
import { type Catalogue, catalogueJson } from "./catalogue-files.ts";
import { testsOf, wholeCatalogue } from "../catalogue/tests-by-service.ts";

const json = JSON.parse(JSON.stringify(catalogueJson())) as Catalogue;
const published = json.services.flatMap((service) => service.tests);

test("the JSON holds every test once", () => {
  const tests = wholeCatalogue().flatMap(testsOf);
  expect(published.map(({ id }) => id)).toEqual(tests.map(({ id }) => id));
});
