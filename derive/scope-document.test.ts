import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { cellTexts, scopeDocument } from "./scope-document.ts";
import { isTesting, testingScope } from "./testing-scope.ts";

const contentRows = (slug: string) =>
  services
    .find((service) => service.slug === slug)!
    .sections.filter((section) => section.kind === "tests")
    .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows));

test("no test of a testing service is dropped, doubled or moved", () => {
  const scope = testingScope();
  expect(scope.map(({ slug }) => slug)).toEqual(services.filter(isTesting).map(({ slug }) => slug));
  for (const { slug, lines } of scope) {
    expect(lines.length, slug).toBeGreaterThan(0);
    expect(lines.map(({ name }) => name)).toEqual(contentRows(slug).map(({ name }) => name));
  }
});

test("calibration, surveys and audits are not in it", () => {
  expect(services.filter((service) => !isTesting(service)).map(({ slug }) => slug)).toEqual([
    "calibration-facilities",
    "video-based-classified-traffic-survey",
    "origin-destination-commodity",
    "safety-audit-facility",
  ]);
});

test("each line can be cited: its id ends in the serial that is printed, and is its own", () => {
  const ids = scopeDocument().flatMap(({ slug, groups }) =>
    groups
      .flatMap(({ rows }) => rows)
      .map(({ id, serial }, at) => {
        expect(id).toBe(`${slug}-${serial}`);
        expect(serial).toBe(String(at + 1));
        return id;
      }),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("soil-testing-12");
});

test("what nobody has stated is not claimed", () => {
  const unstated = testingScope().flatMap(({ lines }) =>
    lines.filter(({ scope }) => scope === "not-stated").map(({ id }) => id),
  );
  const printed = new Map(
    scopeDocument().flatMap(({ groups }) =>
      groups.flatMap(({ rows }) => rows.map((row) => [row.id, cellTexts(row).at(-1)] as const)),
    ),
  );
  expect(unstated.map((id) => printed.get(id)).every((status) => status === "Not stated")).toBe(
    true,
  );
});
