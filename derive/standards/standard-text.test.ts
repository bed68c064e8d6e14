import { expect, test } from "vitest";
import { standardText } from "./standard-text.ts";
import { type StandardInUse, standardPages, type StandardRole } from "./standards-in-use.ts";

const withRoles = (...roles: StandardRole[]) =>
  ({
    number: "IS 9999",
    body: "Bureau of Indian Standards",
    subject: "Pool water",
    services: [{ inTestingScope: true, tests: roles.map((role) => ({ role })) }],
  }) as unknown as StandardInUse;

const page = withRoles("method");

const lead = (...roles: StandardRole[]) => standardText(withRoles(...roles)).lead;

const values = (standard: StandardInUse) =>
  standardText(standard).facts.map(({ label, value }) => `${label}: ${value}`);

test("a standard that nobody looked up states neither an edition nor a status", () => {
  expect(values(page)).toEqual(["Issued by: Bureau of Indian Standards"]);
  expect(values({ ...page, year: 2018 })).toHaveLength(1);
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
    "Title, as listed: Swimming pools",
    "Edition in force: 1993, 1 amendment, reaffirmed March 2026",
    "Source: BIS list of 6 September 2026",
    "Issued by: Bureau of Indian Standards",
  ]);
  const replaced = { ...listed, status: "superseded", supersededBy: "IS 456:2000" } as const;
  expect(values(replaced)).toContain("Replaced by: IS 456:2000");
});

test("the sentence of use agrees with the table: it counts no rows, and names each role", () => {
  expect(lead("method")).toContain(". Test method for our tests.");
  expect(lead("specification", "specification")).toContain(". Specification for our tests.");
  expect(lead("method", "specification")).toContain(". Test method and specification for");
});

test("titles and descriptions are each page's own, and long enough for a search result", () => {
  const texts = standardPages.map(standardText);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
  for (const { description } of texts) expect(description.length).toBeGreaterThan(45);
});
