import { expect, test } from "vitest";
import { certificateNumber } from "#content/claims.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { samples } from "#content/samples.ts";
import { services } from "#content/services/index.ts";
import type { Service, TestRows } from "#content/services/shape.ts";
import { allStrings } from "../standards/find-standards.ts";
import { accreditedLines, issuedScope } from "./accredited-lines.ts";
import { cataloguedTests, isOffered } from "./catalogue.ts";
import { publishedInstruments } from "./instruments.ts";
import { joinedMethods, methodsText } from "./methods.ts";
import { publishedQuantity } from "./quantity.ts";
import { handling, handlingOf, publishedKinds, publishedSample } from "./samples.ts";
import { publishedSets } from "./sets.ts";
import { publishedSurveys } from "./surveys.ts";
import { scopeNotice, testingScope } from "./testing-scope.ts";
import { testsOf } from "./testing-scope.ts";

const withRows = (rows: TestRows): Pick<Service, "slug" | "sections"> => ({
  slug: "soil-testing",
  sections: [
    {
      kind: "tests",
      heading: "Tests",
      sample: "bentonite",
      groups: [{ heading: "Index", specifications: ["IS 1498"], rows }],
    },
  ],
});

const moisture = { name: "Moisture content", methods: ["IS 2720 (Part 2)"] } as const;

test("a row takes what it does not state from its group and its table", () => {
  expect(cataloguedTests(withRows({ "our-row": moisture }))).toEqual([
    {
      serial: 1,
      id: "soil-testing/our-row",
      path: "/services/soil-testing#soil-testing/our-row",
      service: "soil-testing",
      table: "Tests",
      group: "Index",
      name: "Moisture content",
      methods: ["IS 2720 (Part 2)"],
      specifications: ["IS 1498"],
      requirements: [],
      sample: publishedSample("bentonite"),
      place: "laboratory",
      accredited: [],
      confirm: false,
    },
  ]);
});

test("what a row states wins over its group and its table", () => {
  const own = { specifications: [], place: "site" } as const;
  const row = {
    ...moisture,
    ...own,
    sample: { kind: "soil-bag", amount: { stated: "50 kg" } } as const,
  };
  const [found] = cataloguedTests(withRows({ "moisture-content": row }));
  expect(found).toMatchObject({
    ...own,
    sample: { text: "50 kg", from: "stated", kinds: ["soil-bag"] },
  });
});

test("the reason for a method is shown with the note", () => {
  const reasons = { note: "at site", methodReason: "it is named in most contracts" };
  const [found] = cataloguedTests(withRows({ spt: { ...moisture, ...reasons } }));
  expect(found!.note).toBe("at site; it is named in most contracts");
});

test("only tests that share their name have the heading that tells them apart", () => {
  const rows = { one: moisture, other: moisture, "liquid-limit": { ...moisture, name: "Limit" } };
  const headings = cataloguedTests(withRows(rows)).map(({ heading }) => heading);
  expect(headings).toEqual(["Tests", "Tests", undefined]);
});

test("ids are unique in the whole catalogue, and lower-case words joined by hyphens", () => {
  const ids = services.flatMap(cataloguedTests).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});

test("every test has a method or a note with 'procedure stated in the report', and a sample", () => {
  for (const { methods, note, sample, name } of services.flatMap(cataloguedTests)) {
    expect(methods.join() || note, name).toMatch(/\d|procedure stated in the report/);
    expect(sample.text, name).toBeTruthy();
  }
});

test("a row, which other pages show too, points to nothing below or above it", () => {
  for (const { id, note, requirements, sample, duration } of services.flatMap(cataloguedTests))
    expect(allStrings([note, requirements, sample, duration]).join("\n"), id).not.toMatch(
      /\bbelow\b|\b(see|tables?|lists?|shown|stated) above\b/i,
    );
});

test("no text of a service points to a table, list or figure below or above it", () => {
  for (const text of allStrings(services))
    expect(text).not.toMatch(/\b(see|tables?|lists?|shown|stated|figures?) (below|above)\b/i);
});

const scope = testingScope();

test("it lists the services of the scope in navigation order, with every test in its order", () => {
  const inScope = services.filter(({ inTestingScope }) => inTestingScope);
  expect(scope.map(({ slug }) => slug)).toEqual(inScope.map(({ slug }) => slug));
  const offered = inScope.flatMap(cataloguedTests).filter(isOffered);
  expect(scope.flatMap(testsOf).map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
});

test("every service of the scope has tests, and their serials count from 1 without a gap", () => {
  for (const service of scope) {
    const serials = testsOf(service).map(({ serial }) => serial);
    expect(serials, service.slug).not.toEqual([]);
    expect(serials).toEqual(serials.map((_, index) => index + 1));
  }
});

test("the issued scope is named with its date; without it the page says that NABL shows it", () => {
  expect(scopeNotice(undefined)).toBe(testingScopeCopy.accredited);
  const notice = scopeNotice({ file: "scope.pdf", date: "2026-03-02" });
  expect(notice).toContain("on 2 March 2026");
  expect(notice).not.toContain(testingScopeCopy.accredited);
});

const moistureId = "soil-testing/moisture-content";
const issued = [
  {
    test: moistureId,
    method: "IS 2720 (Part 2)",
    range: "1 to 100 %",
    validFrom: "2026-01-01",
    validUntil: "2027-06-30",
  },
];
const accredited = `Accredited, ${certificateNumber}, valid until 30 June 2027: IS 2720 (Part 2), 1 to 100 %`;

test.each([
  ["2025-12-31", []],
  ["2026-01-01", [{ text: accredited, until: "2027-06-30" }]],
  ["2027-06-30", [{ text: accredited, until: "2027-06-30" }]],
  ["2027-07-01", []],
])("a row says what the issued scope lists while it is valid: %s", (day, lines) => {
  expect(accreditedLines(moistureId, issued, day)).toEqual(lines);
  expect(accreditedLines("soil-testing/spt", issued, day)).toEqual([]);
});

test("every imported line belongs to a test", () => {
  const ids = new Set(services.flatMap(cataloguedTests).map((each) => each.id));
  expect(issuedScope.filter((line) => !ids.has(line.test))).toEqual([]);
});

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

test("a sample has the amount of its kind, or its own for one kind or several", () => {
  expect(publishedSample("bentonite")).toEqual({
    ...publishedQuantity(samples.bentonite.amount),
    kinds: ["bentonite"],
  });
  const amount = { stated: "5 l in two bottles" };
  const both = ["water-bottle", "glass-bottle"] as const;
  expect(publishedSample({ kind: both, amount })).toMatchObject({ from: "stated", kinds: both });
});

test("each kind is handled once, and one of which nothing is known is left out", () => {
  const [first, ...more] = handling({
    samples: [{ sample: "bar" }, { sample: "bentonite" }, { of: "Bars", sample: "bar" }],
  });
  const bar = publishedKinds().find(({ id }) => id === "bar")!;
  expect(first).toEqual({ of: bar.name, text: handlingOf(bar) });
  expect(more).toEqual([]);
  const [minimum, unfit] = ["1 kg", "wet"].map((text) => ({ text, from: "stated" as const }));
  expect(handlingOf({ minimum, unfit })).toBe("at least 1 kg; not wet");
});

test("what nobody has said about a kind is absent from the catalogue", () => {
  for (const kind of publishedKinds())
    expect(Object.keys(JSON.parse(JSON.stringify(kind))).toSorted()).toEqual(
      ["id", ...Object.keys(samples[kind.id])].toSorted(),
    );
});

test("a limit has its unit, or the name of its test has it", () => {
  const bare = services
    .flatMap(cataloguedTests)
    .filter(({ name }) => !/%|\bpH\b|factor|ratio|index/i.test(name))
    .filter(({ requirements }) =>
      requirements.some(({ limit }) => /^[≤≥ ]*\d[\d.–]*$/.test(limit)),
    );
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test("a clause of IS 456 or IS 1786 is quoted with the text that was read", () => {
  const clauses = services
    .flatMap(({ sections }) => allStrings(sections))
    .filter(
      (text) => /IS (456|1786)/.test(text) && /\b(?:5\.4|9\.[15]|11\.1|1[57]\.\d)/.test(text),
    );
  for (const text of clauses) expect(text).toMatch(/text with Amendments 1 and 2|base text/);
});

const methods = ["A 1", "B 2", "C 3"];

test.each([
  ["all", "A 1, B 2 and C 3"],
  ["oneOf", "A 1, B 2 or C 3"],
  [undefined, "A 1, B 2, C 3"],
] as const)("methods of which %s are needed read so", (methodsNeeded, text) => {
  const parts = joinedMethods({ methods, methodsNeeded });
  expect(methodsText({ methods, methodsNeeded })).toBe(text);
  expect(parts.map(({ method, joint }) => method + joint).join("")).toBe(text);
});
