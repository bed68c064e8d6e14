import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import { standardAddress, standardsInUse } from "./standards-in-use.ts";

test("exactly the standards that a test uses are listed, with every use", () => {
  const uses = services
    .flatMap(cataloguedTests)
    .flatMap(({ id, methods, specifications }) =>
      [...new Set([...methods, ...specifications])].map((number) => `${number} ${id}`),
    );
  const listed = standardsInUse.flatMap(({ number, services: usedBy }) =>
    usedBy.flatMap(({ tests }) => tests.map(({ id }) => `${number} ${id}`)),
  );
  expect(listed.toSorted()).toEqual(uses.toSorted());
});

const testsOf = (number: string) =>
  standardsInUse
    .find((standard) => standard.number === number)!
    .services.flatMap(({ tests }) => tests);

test("a limit is shown with its source unless the standard itself sets it", () => {
  const id = "building-material/gsb-liquid-limit-and-plasticity-index";
  const find = (number: string) => testsOf(number).find((found) => found.id === id);
  const limit = "liquid limit ≤ 25; plasticity index ≤ 6";
  const limits = { role: "specification", limit, limitFrom: undefined };
  expect(find("MoRTH Section 400")).toMatchObject(limits);
  const method = { role: "method", limit, limitFrom: "MoRTH Section 400" };
  expect(find("IS 2720 (Part 5)")).toMatchObject(method);
});

test("a standard has a page if more is known of it than its one test", () => {
  for (const { number, title, hasPage, path } of standardsInUse) {
    expect(hasPage, number).toBe(title !== undefined || testsOf(number).length > 1);
    expect(path.startsWith("/standards/"), number).toBe(hasPage);
  }
  expect(standardAddress("ISO 376"), "named by calibration only").toBeUndefined();
});
