import { expect, test } from "vitest";
import type { Figure } from "#content/figures.ts";
import { samples } from "#content/samples.ts";
import { services } from "#content/services/index.ts";
import type {
  Instrument,
  KeyFigure,
  Section,
  TestGroup,
  ValuesSection,
} from "#content/services/shape.ts";
import { standards } from "#content/standards.ts";

test("what has no provenance does not compile", () => {
  const text = { title: "", caption: "", alternative: "" };
  const figures: readonly (KeyFigure | Figure | TestGroup | ValuesSection | Instrument)[] = [
    // @ts-expect-error a headline figure says where it comes from
    { value: "24 h", label: "test load held" } satisfies KeyFigure,
    // @ts-expect-error a table of values does
    { kind: "values", heading: "Grades", columns: [], rows: [] } satisfies ValuesSection,
    // @ts-expect-error and so does a figure
    { ...text, drawing: "desire-lines" } satisfies Figure,
    // @ts-expect-error a sample is not a plain text
    { rows: { cube: { name: "Cube", methods: [], sample: "3 cubes" } } } satisfies TestGroup,
    // @ts-expect-error nor is a time
    { rows: { cube: { name: "Cube", methods: [], duration: "28 days" } } } satisfies TestGroup,
    // @ts-expect-error a limit needs the specification that sets it
    { rows: { cube: { name: "Cube", methods: [], requirement: "≥ 9 kN" } } } satisfies TestGroup,
    {
      name: "Caliper",
      methods: [],
      place: "site",
      // @ts-expect-error no standard supplies the range that the laboratory can calibrate
      range: { standard: "0–300 mm", source: ["ISO 13385-1"] },
    } satisfies Instrument,
  ];
  expect(figures).toHaveLength(7);
});

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

test.each([
  ["24 h in water", true],
  ["tested to IS 456:2000", false],
  ["agreed at booking", false],
])("%j holds a figure: %s", (text, expected) => {
  expect(holdsFigure(text)).toBe(expected);
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
  expect(own.length).toBeGreaterThan(6);
  for (const { from } of own) expect(from).toMatch(/^(stated|marked|illustrative)$/);
});
