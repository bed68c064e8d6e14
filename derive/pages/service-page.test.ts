import { expect, test } from "vitest";
import { serviceTextCopy } from "#content/copy/pages/service-page.ts";
import { services } from "#content/services/index.ts";
import { servicePage } from "./service-page.ts";
import { standardsRegister } from "../standards/standards-register.ts";

test("section links are unique and never equal the hash of a tab", () => {
  for (const service of services) {
    const { links, rows } = servicePage(service);
    const ids = links.map(({ id }) => id);
    expect(new Set(ids).size, service.slug).toBe(ids.length);
    expect(ids[0]).toBe("what-to-bring");
    for (const { id } of rows.flat()) expect(["nabl", "non-nabl"]).not.toContain(id);
  }
});

test("a point that names a section links to one of its page", () => {
  const linked = services.flatMap(({ slug, sections }) =>
    sections
      .flatMap((section) => (section.kind === "points" ? section.points : []))
      .flatMap((point) => (typeof point === "string" ? [] : [{ slug, section: point.section }])),
  );
  expect(linked.map(({ slug }) => slug)).toContain("water-testing-service");
  for (const { slug, section } of linked) {
    const { links } = servicePage(services.find((service) => service.slug === slug)!);
    expect(links.map(({ label }) => label)).toContain(section);
  }
});

test("tests on request only are closed, on every page", () => {
  const tables = services.flatMap((service) =>
    servicePage(service)
      .rows.flat()
      .flatMap((section) => (section.kind === "tests" ? [section] : [])),
  );
  const closed = tables.filter((table) => table.closed).map(({ heading }) => heading);
  expect(closed).toEqual(
    expect.arrayContaining(["Other tests on piles", "More tests: concrete, binder, stone"]),
  );
  expect(tables.length).toBeGreaterThan(2 * closed.length);
});

test("instruments are numbered from 1 across all groups of a numbered tab, and only there", () => {
  const calibration = services.find(({ slug }) => slug === "calibration-facilities")!;
  const list = servicePage(calibration)
    .rows.flat()
    .find((section) => section.kind === "instruments")!;
  for (const { groups, numbered } of list.tabs) {
    const serials = groups.flatMap(({ instruments }) => instruments.map(({ serial }) => serial));
    expect(serials).toEqual(serials.map((_, index) => (numbered ? index + 1 : undefined)));
  }
});

test("a group-services section lists the services of its category, and the index", () => {
  const listed = services.flatMap((service) =>
    servicePage(service)
      .rows.flat()
      .flatMap((section) =>
        section.kind === "group-services" ? [{ category: service.category, section }] : [],
      ),
  );
  expect(listed.length).toBeGreaterThan(0);
  for (const { category, section } of listed)
    expect(section.services.map(({ label }) => label)).toEqual([
      ...services.filter((other) => other.category === category).map(({ name }) => name),
      serviceTextCopy.allServices,
    ]);
});

test.each([
  ["building-material", "road-material-testing", /bitumen.*GSB, WMM and concrete/],
  ["road-material-testing", "building-material", /cement/],
  ["coarse-and-fine-aggregate", "building-material", /stone and sand/],
])("%s says what it holds, and links to %s", (slug, other, holds) => {
  const { whereToFind } = servicePage(services.find((service) => service.slug === slug)!);
  expect(whereToFind?.here).toMatch(holds);
  expect(whereToFind?.elsewhere.map(({ link }) => link.to)).toContain(`/services/${other}`);
});

test("a standard of the publisher's list has its title and edition on its page or where it is cited", () => {
  const listed = new Map(standardsRegister().map((standard) => [standard.number, standard]));
  const withoutPage = services
    .flatMap((service) => servicePage(service).standards)
    .filter(({ number, path }) => listed.get(number)!.title && !path?.startsWith("/standards/"));
  expect(withoutPage.length).toBeGreaterThan(40);
  for (const { number, subject } of withoutPage) {
    const { title, year } = listed.get(number)!;
    expect(subject).toContain(`${title}, ${year}`);
  }
  expect(withoutPage.find(({ number }) => number === "IS 4759")!.subject).toMatch(/, withdrawn$/);
});

test("short sections that follow each other share a row, tables of tests never do", () => {
  const rows = services.flatMap((service) => servicePage(service).rows);
  const pairs = rows.filter(({ length }) => length > 1);
  expect(pairs.length).toBeGreaterThan(5);
  for (const pair of pairs) {
    expect(pair).toHaveLength(2);
    for (const { kind } of pair) expect(["tests", "sets", "instruments"]).not.toContain(kind);
  }
  expect(pairs.map((pair) => pair.map(({ id }) => id))).toContainEqual([
    expect.stringMatching(/^spt-/),
    "bentonite-for-bored-piles",
  ]);
});
