import { expect, test } from "vitest";
import { type Catalogue, catalogueJson } from "./catalogue-files.ts";
import { testsOf, wholeCatalogue } from "../catalogue/tests-by-service.ts";

const json = JSON.parse(JSON.stringify(catalogueJson())) as Catalogue;
const published = json.services.flatMap((service) => service.tests);
const find = (wanted: string) => published.find(({ id }) => id === wanted)!;

test("the JSON holds every test once", () => {
  const tests = wholeCatalogue().flatMap(testsOf);
  expect(published.map(({ id }) => id)).toEqual(tests.map(({ id }) => id));
});

test("samples and times say who supplies them", () => {
  expect(find("water-testing-service/effluent-bod").duration).toMatchObject({
    text: "3 days' incubation",
    from: "standard",
    source: ["IS 3025 (Part 44)"],
  });
  expect(find("soil-testing/moisture-content").sample.from).toBe("typical");
});
