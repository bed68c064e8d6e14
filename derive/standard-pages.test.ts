import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "./catalogue.ts";
import { standardPagePath, standardPages } from "./standard-pages.ts";

test("exactly the standards that a test uses have a page, and every use is on it", () => {
  const uses = services
    .flatMap(cataloguedTests)
    .flatMap(({ id, methods, specifications }) =>
      [...new Set([...methods, ...specifications])].map((number) => `${number} ${id}`),
    );
  const listed = standardPages.flatMap((page) =>
    page.services.flatMap(({ tests }) =>
      tests.map(({ to }) => `${page.number} ${to.split("#")[1]}`),
    ),
  );
  expect(listed.toSorted()).toEqual(uses.toSorted());
});

const firstUse = (number: string) =>
  standardPages.find((page) => page.number === number)!.services[0]!.tests[0]!.use;

test("a method and a specification are told apart", () => {
  expect(firstUse("IS 2720 (Part 5)")).toBe("method");
  expect(firstUse("IS 10500:2012")).toBe("specification");
});

test("a standard that only calibration or text names has no page", () => {
  expect(standardPagePath("ISO 376")).toBeUndefined();
  expect(standardPagePath("IS 2131")).toBe("/standards/is-2131");
});
