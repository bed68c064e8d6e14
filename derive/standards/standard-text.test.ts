import { expect, test } from "vitest";
import { standardText } from "./standard-text.ts";
import {
  type StandardInUse,
  standardPages,
  type StandardRole,
  standardsInUse,
} from "./standards-in-use.ts";

const page = standardsInUse.find(({ number }) => number === "IS 3328")!;

const values = (standard: StandardInUse) =>
  standardText(standard).facts.map(({ label, value }) => `${label}: ${value}`);

test("a standard that nobody looked up states neither an edition nor a status", () => {
  expect(values(page)).toEqual(["Publisher: Bureau of Indian Standards"]);
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
    "Official title: Swimming pools",
    "Edition in force: 1993, 1 amendment, reaffirmed March 2026",
    "Source: BIS list of 6 September 2026",
    "Publisher: Bureau of Indian Standards",
  ]);
  const replaced = { ...listed, status: "superseded", supersededBy: "IS 456:2000" } as const;
  expect(values(replaced)).toContain("Replaced by: IS 456:2000");
});

test("the description counts the tests by what the standard is for them", () => {
  const [service] = page.services;
  const [row] = service!.tests;
  const withRoles = (limit: string, ...roles: StandardRole[]) =>
    standardText({
      ...page,
      services: [{ ...service!, tests: roles.map((role) => ({ ...row!, role, limit })) }],
    }).lead;
  const limit = "≤ 5 %";
  expect(withRoles(limit, "method")).toContain("Test method for one of our tests.");
  expect(withRoles(limit, "specification")).toContain("Specification for one of our tests.");
  expect(withRoles("", "specification")).toContain("Referred to by one of our tests.");
  expect(withRoles(limit, "method", "both")).toContain(
    "Test method for 2 of our tests, specification for 1.",
  );
});

test("titles and descriptions are each page's own, and long enough for a search result", () => {
  const texts = standardPages.map(standardText);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
  for (const { description } of texts) expect(description.length).toBeGreaterThan(50);
});
