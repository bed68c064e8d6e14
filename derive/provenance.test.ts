import { expect, test } from "vitest";
import type { Figure } from "#content/figures.ts";
import { samples } from "#content/samples.ts";
import { services } from "#content/services/index.ts";
import type { Section } from "#content/services/shape.ts";
import { standards } from "#content/standards.ts";
import { publishedInstruments } from "./catalogue/instruments.ts";
import { allStrings } from "./standards/find-standards.ts";
import { orderEntries } from "./search-data/order-entries.ts";

/** Numbers of standards are not figures. */
const holdsFigure = (text: string) =>
  /\d/.test(
    standards
      .toSorted((one, other) => other.number.length - one.number.length)
      .reduce((rest, { number }) => rest.replaceAll(number, ""), text),
  );

function textsFrom(kind: "stated" | "words", value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsFrom(kind, item));
  if (typeof value !== "object" || value === null) return [];
  const entry = value as Record<string, unknown>;
  const own = entry[kind];
  if (typeof own === "string") return [own];
  if (entry.from === kind) return [JSON.stringify(entry.rows ?? entry.value)];
  return Object.values(entry).flatMap((part) => textsFrom(kind, part));
}

test("what is marked as words holds no figure, and what is stated holds one", () => {
  const words = textsFrom("words", [services, samples]);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter(holdsFigure)).toEqual([]);
  const stated = textsFrom("stated", [services, samples]);
  expect(stated.length).toBeGreaterThan(10);
  expect(stated.filter((text) => !holdsFigure(text))).toEqual([]);
});

const figuresOf = (sections: readonly Section[]): Figure[] =>
  sections.flatMap((section) => (section.kind === "figure" ? [section.figure] : []));

test("no standard is given as the source of the laboratory's own equipment", () => {
  const own = services
    .filter(({ slug }) => ["calibration-facilities", "fwd-service"].includes(slug))
    .flatMap(({ keyFigures = [], sections }) => [
      ...keyFigures,
      ...sections.filter((section) => section.kind === "values"),
      ...figuresOf(sections),
    ]);
  expect(own.length).toBeGreaterThan(0);
  for (const { from } of own) expect(from).toMatch(/^(stated|marked|illustrative)$/);
});

test("the search says beside each instrument what accreditation it has not, and claims none", () => {
  const shown = services.flatMap(orderEntries).filter(({ kind }) => kind === "instrument");
  expect(shown).toHaveLength(services.flatMap(publishedInstruments).length);
  for (const { id, accreditation, ...texts } of shown) {
    expect(accreditation, id).toMatch(/^without accreditation$|only under .* certificate \(CC\)/);
    expect(allStrings(texts).join("; "), id).not.toMatch(/NABL|accredit/i);
  }
});
