import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "#scripts/check/check.ts";
import { mistakesInWords } from "#scripts/check/words.ts";
import { countedCentres } from "./centres.ts";
import { pages } from "./copy/pages.ts";
import { howWeWork } from "./how-we-work.ts";
import { removedServices } from "./removed-services.ts";
import { services } from "./services/index.ts";

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

test("npm run check finds no mistake", async () => {
  expect(await checkContent(join(import.meta.dirname, ".."))).toEqual([]);
  expect(mistakesInWords()).toEqual([]);
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

const texts = howWeWork.sections.map(({ heading, paragraphs }) => ({
  heading,
  text: paragraphs.join(" "),
}));

test("every section says what we do, names its clause and has three sentences at most", () => {
  for (const { heading, paragraphs } of howWeWork.sections) {
    expect(paragraphs[0], heading).toMatch(/\b[Ww]e\b/);
    expect(paragraphs[0], heading).toMatch(/\(clause \d/);
  }
  for (const { heading, text } of texts)
    expect(text.split(/[.?] (?=[A-Z])/).length, heading).toBeLessThanOrEqual(3);
});

test.each(["4.1", "4.2", "6.6", "7.1", "7.3", "7.4", "7.6", "7.8.6", "7.8.8", "7.9"])(
  "clause %s is explained",
  (clause) => {
    expect(texts.map(({ text }) => text).join(" ")).toContain(`(clause ${clause})`);
  },
);

test("an open period or name is described, not printed", () => {
  const text = texts.map((section) => section.text).join(" ");
  expect(text).not.toMatch(/\b\d+ (days|weeks|months|years)\b/);
  const open = howWeWork.sections.flatMap(({ missing }) => missing ?? []);
  for (const { statement } of open) expect(statement).toMatch(/^not stated: /);
});

test.each([
  [1, "one centre"],
  [4, "four centres"],
  [11, "11 centres"],
])("%i collection centres are counted in words", (count, words) => {
  expect(countedCentres(count)).toBe(words);
});
