import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { readings, standards, type StandardWithFacts } from "#content/standards.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { findStandards } from "./find-standards.ts";
import { standardPath, standardSlug } from "./paths.ts";
import { standardAddress, standardsInUse } from "./standards-in-use.ts";
import { type RegisteredStandard, standardsRegister } from "./standards-register.ts";

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

test.each([
  ["IS 2720 (Part 5)", "is-2720-5"],
  ["IS 516 (Part 1/Sec 1):2021", "is-516-1-1"],
  ["IS 383:2016", "is-383"],
  ["IRC:83 (Part II)-2018", "irc-83-ii"],
  ["IRC:SP:16-2019", "irc-sp-16"],
  ["MoRTH Section 2000", "morth-section-2000"],
  ["ASTM C29/C29M", "astm-c29"],
  ["BS EN 1337-3", "bs-en-1337-3"],
  ["E(P) Rules 1986, Schedule VI", "e-p-rules-1986-schedule-vi"],
])("%s has the id %s", (number, slug) => {
  expect(standardSlug(number)).toBe(slug);
});

test("no two standards of the register have the same address", () => {
  const paths = standards.map(({ number }) => standardPath(number));
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  for (const path of paths) expect(path).toMatch(/^\/standards\/[a-z0-9]+(-[a-z0-9]+)*$/);
});

const swimmingPool: StandardWithFacts = {
  number: "IS 3328",
  body: "Bureau of Indian Standards",
  subject: "Swimming pools",
};
const list = { on: "2026-09-06", against: "a list" };
const registered = (standard: StandardWithFacts) =>
  standardsRegister([standard], { "Bureau of Indian Standards": list })[0];

test("a standard that nobody looked up has no status, and a year only if its number has one", () => {
  expect(registered(swimmingPool)).toEqual(swimmingPool);
  expect(registered({ ...swimmingPool, number: "IRC:83 (Part II)-2018" })).toMatchObject({
    year: 2018,
  });
});

test("an entry of the list is in force unless it says otherwise, on the day of the list", () => {
  const listed = { subject: "Swimming pools", title: "Quality of water", year: 1993 };
  expect(registered({ ...swimmingPool, listed })).toEqual({
    ...swimmingPool,
    ...listed,
    status: "current",
    checked: list,
  });
  const later = { on: "2027-01-10", against: "another list" };
  expect(
    registered({ ...swimmingPool, listed: { ...listed, status: "withdrawn", checked: later } }),
  ).toMatchObject({ status: "withdrawn", checked: later });
});

test("every status names the day and the list it comes from", () => {
  for (const { number, status, title, checked } of standardsRegister()) {
    expect(Boolean(status), number).toBe(Boolean(title));
    expect(Boolean(status), number).toBe(Boolean(checked));
  }
  for (const { on } of Object.values(readings)) expect(new Date(on).toISOString()).toContain(on);
});

const numbers = (content: unknown) => findStandards(content).map(({ number }) => number);

test("a number is found in rows and in sentences, with its subject", () => {
  expect(numbers({ methods: ["IS 2131"], note: "Settlement, IS 8009 (Part 1)." })).toEqual([
    "IS 2131",
    "IS 8009 (Part 1)",
  ]);
  expect(findStandards("IS 2131")[0]!.subject).toMatch(/penetration/i);
});

test("a longer number is not mistaken for a shorter one that begins alike", () => {
  expect(numbers("IS 3025 (Part 4)")).toEqual(["IS 3025 (Part 4)"]);
  expect(numbers("BS EN 1337-11")).toEqual(["BS EN 1337-11"]);
  expect(numbers("IS 3025 (Part 24/Sec 1)")).toEqual(["IS 3025 (Part 24/Sec 1)"]);
  expect(numbers("ASTM C1260")).toEqual(["ASTM C1260"]);
});

test("the register holds no standard twice", () => {
  const all = standards.map(({ number }) => number);
  expect(new Set(all).size).toBe(all.length);
});

function unexplainedMethods(
  tests: readonly Pick<PublishedTest, "id" | "methods" | "methodReason">[],
  register: readonly Pick<RegisteredStandard, "number" | "status">[],
): string[] {
  const outdated = register
    .filter(({ status }) => status === "withdrawn" || status === "superseded")
    .map(({ number }) => number);
  return tests
    .filter(({ methodReason }) => !methodReason)
    .flatMap(({ id, methods }) =>
      methods.filter((method) => outdated.includes(method)).map((method) => `${id}: ${method}`),
    );
}

test("no test is done by a withdrawn or superseded method without a reason", () => {
  expect(unexplainedMethods(services.flatMap(cataloguedTests), standardsRegister())).toEqual([]);
});

test.each(["withdrawn", "superseded"] as const)("a %s method needs a reason", (status) => {
  const register = [{ number: "IS 2131", status }] as const;
  const spt = { id: "soil-testing/spt", methods: ["IS 2131"] } as const;
  expect(unexplainedMethods([spt], register)).toEqual(["soil-testing/spt: IS 2131"]);
  const methodReason = "named in the contract";
  expect(unexplainedMethods([{ ...spt, methodReason }], register)).toEqual([]);
});
