import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import type { Service, TestRows } from "#content/services/shape.ts";
import { allStrings } from "../standards/find-standards.ts";
import { cataloguedTests } from "./catalogue.ts";
import { publishedSample } from "./samples.ts";

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

test("every test has a method or a stated procedure, and a sample", () => {
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
