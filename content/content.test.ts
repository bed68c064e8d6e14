import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "#scripts/check/check.ts";
import { pages } from "./copy/pages.ts";
import { removedServices } from "./removed-services.ts";
import { services } from "./services/index.ts";

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

test("npm run check finds no mistake", async () => {
  expect(await checkContent(join(import.meta.dirname, ".."))).toEqual([]);
});

test("headings of a service page are unique, so that each can be linked to", () => {
  for (const { sections, slug } of services) {
    const headings = sections.map((section) =>
      section.kind === "figure" ? section.figure.title : section.heading,
    );
    expect(unique(headings), slug).toBe(true);
  }
});

test("descriptions fit a search result", () => {
  for (const { description } of [...Object.values(pages), ...services]) {
    expect(description.length, description).toBeGreaterThan(50);
    expect(description.length, description).toBeLessThanOrEqual(165);
  }
});

test("figures have a text alternative", () => {
  const figures = services.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === "figure" ? [section.figure] : [])),
  );
  expect(figures.length).toBeGreaterThan(0);
  for (const { alternative, title } of figures)
    expect(alternative.length, title).toBeGreaterThan(60);
});

test("every service page says that dates are agreed", () => {
  for (const { bring, slug } of services) expect(bring.agreement, slug).toMatch(/agree/);
});

test("no service is both offered and removed", () => {
  const removed = new Set(removedServices.map(({ slug }) => slug));
  expect(services.filter(({ slug }) => removed.has(slug))).toEqual([]);
});
