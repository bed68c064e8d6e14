import { expect, test } from "vitest";
import { standardText } from "./standard-page.ts";
import { type StandardPage, standardPages } from "./standard-pages.ts";

const page: StandardPage = {
  ...standardPages.find(({ number }) => number === "IS 2131")!,
  status: "not-checked",
};

const values = (standard: StandardPage) => standardText(standard).facts.map(({ value }) => value);

test("a standard that nobody looked up states neither a status nor a date", () => {
  expect(values(page)).toEqual(["Bureau of Indian Standards", "Not checked yet"]);
});

test("a check is stated with its day, its source and how sure it is", () => {
  const checked = { on: "2026-11-15", against: "stored pages", sure: "likely" } as const;
  expect(values({ ...page, year: 1981, status: "current", checked })).toEqual([
    "Bureau of Indian Standards",
    "1981",
    "Likely current",
    "15 November 2026: stored pages",
  ]);
  expect(
    values({
      ...page,
      status: "superseded",
      supersededBy: "IS 456:2000",
      checked: { ...checked, sure: "certain" },
    }),
  ).toContain("Superseded by IS 456:2000");
});

test("the sentence counts the tests that are done to a standard and judged by it", () => {
  const [service] = page.services;
  const [row] = service!.tests;
  const withUses = (...uses: ("method" | "specification" | "both")[]) =>
    standardText({
      ...page,
      services: [{ ...service!, tests: uses.map((use) => ({ ...row!, use })) }],
    }).use;
  expect(withUses("method")).toBe("It is the method of one test here.");
  expect(withUses("specification", "specification")).toBe(
    "The results of 2 tests here are judged by it.",
  );
  expect(withUses("method", "both")).toBe(
    "It is the method of 2 tests here, and the results of one test are judged by it.",
  );
});

test("titles and descriptions are each page's own, and long enough for a search result", () => {
  const texts = standardPages.map(standardText);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
  for (const { description } of texts) expect(description.length).toBeGreaterThan(50);
});
