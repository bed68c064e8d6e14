import { expect, test } from "vitest";
import { standardText } from "./standard-page.ts";
import { type StandardPage, standardPages } from "./standard-pages.ts";

const page = standardPages.find(({ number }) => number === "IS 3328")!;

const values = (standard: StandardPage) => standardText(standard).facts.map(({ value }) => value);

test("a standard that nobody looked up states neither an edition nor a status", () => {
  expect(values(page)).toEqual(["Bureau of Indian Standards"]);
});

test("an edition is stated with the day and the list that it was read from", () => {
  const listed = {
    ...page,
    title: "Swimming pools",
    year: 1993,
    amendments: 1,
    reaffirmed: "2026-03",
    status: "current",
    checked: { on: "2026-09-06", against: "BIS list" },
  } as const;
  expect(values(listed)).toEqual([
    "Bureau of Indian Standards",
    "Swimming pools",
    "1993, 1 amendment, reaffirmed March 2026; in force on 6 September 2026 (BIS list)",
  ]);
  expect(values({ ...listed, status: "superseded", supersededBy: "IS 456:2000" }).at(-1)).toContain(
    "superseded by IS 456:2000 on 6 September 2026",
  );
});

test("the sentence counts the tests that use a standard as method and as specification", () => {
  const [service] = page.services;
  const [row] = service!.tests;
  const withUses = (...uses: ("method" | "specification" | "both")[]) =>
    standardText({
      ...page,
      services: [{ ...service!, tests: uses.map((use) => ({ ...row!, use })) }],
    }).use;
  expect(withUses("method")).toBe("Method of one of our tests.");
  expect(withUses("specification", "specification")).toBe("Specification for 2 of our tests.");
  expect(withUses("method", "both")).toBe(
    "Method of 2 of our tests; specification for one of our tests.",
  );
});

test("titles and descriptions are each page's own, and long enough for a search result", () => {
  const texts = standardPages.map(standardText);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
  for (const { description } of texts) expect(description.length).toBeGreaterThan(50);
});
