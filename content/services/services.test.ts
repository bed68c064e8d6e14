import { expect, test } from "vitest";
import { claims } from "../claims.ts";
import { services } from "./index.ts";
import type { Section, Service } from "./shape.ts";
import { elevenParameters, twentyMoreParameters } from "./water-limits.ts";

const service = (slug: string): Service => {
  const found = services.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No service has the slug ${slug}.`);
  return found;
};

type OfKind<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

const sections = <Kind extends Section["kind"]>(slug: string, kind: Kind) =>
  service(slug).sections.filter((section): section is OfKind<Kind> => section.kind === kind);

/** Rows of the table whose heading begins so. */
const rows = (slug: string, heading: string) =>
  sections(slug, "tests")
    .filter((table) => table.heading.startsWith(heading))
    .flatMap(({ groups }) => groups.flatMap((group) => group.rows));

const words = (content: unknown) => JSON.stringify(content);

test("calibration: five accredited groups of 10, 3, 4, 4 and 4, three others", () => {
  const [accredited, other] = sections("calibration-facilities", "instruments")[0]!.tabs;
  expect(
    accredited!.groups.map(({ heading, instruments }) => [heading, instruments.length]),
  ).toEqual([
    ["Dimensional", 10],
    ["Pressure", 3],
    ["Force", 4],
    ["Mass and volume", 4],
    ["Thermal", 4],
  ]);
  expect(other!.groups.map(({ heading }) => heading)).toEqual([
    "Dimensional mechanical",
    "Pressure gauges",
    "Force equipment",
  ]);
});

test("calibration: only the four limits the laboratory states are printed as stated", () => {
  const [accredited, other] = sections("calibration-facilities", "instruments")[0]!.tabs;
  const stated = (tab: typeof accredited) =>
    tab!.groups
      .flatMap(({ instruments }) => instruments)
      .flatMap(({ range }) => (range && "stated" in range ? [range.stated] : []));
  expect(stated(accredited)).toEqual(["up to 700 bar", "up to 2000 kN", "up to 1000 kN"]);
  expect(stated(other)).toEqual(["70.6, 100 and 150 mm", "up to 700 bar", "up to 3000 kN"]);
});

test("aggregate: the sixteen tests of the specification, IS and ASTM", () => {
  const table = sections("coarse-and-fine-aggregate", "tests")[0]!;
  expect(table.methodColumns).toBe("is-astm");
  expect(table.groups.flatMap((group) => group.rows.map(({ name }) => name))).toEqual([
    "Sieve analysis",
    "Specific gravity",
    "Bulk density and voids",
    "Moisture content",
    "Water absorption",
    "Aggregate impact value",
    "Aggregate crushing value",
    "Los Angeles abrasion",
    "Flakiness index",
    "Elongation index",
    "Soundness, 5 cycles",
    "Stripping value",
    "Chloride content",
    "Deleterious material",
    "Alkali reactivity",
    "Shrinkage",
  ]);
});

test("no ASTM number stands for impact or crushing value", () => {
  const methods = rows("coarse-and-fine-aggregate", "Tests")
    .filter(({ name }) => /impact|crushing/.test(name))
    .flatMap((row) => row.methods);
  expect(methods).toEqual(["IS 2386 (Part 4)", "IS 5640", "IS 2386 (Part 4)"]);
});

test("water: packages of 11, 31 and 14, three kinds of discharge", () => {
  expect(elevenParameters).toHaveLength(11);
  expect([...elevenParameters, ...twentyMoreParameters]).toHaveLength(31);
  const slug = "water-testing-service";
  expect(rows(slug, "Drinking water")).toHaveLength(31);
  expect(new Set(rows(slug, "Drinking water").map(({ name }) => name)).size).toBe(31);
  expect(rows(slug, "Industrial water")).toHaveLength(14);
  const effluent = sections(slug, "tests").find(({ heading }) => heading.startsWith("Effluent"))!;
  expect(effluent.requirementColumns).toEqual([
    "Inland surface water",
    "Public sewers",
    "Land for irrigation",
  ]);
  for (const { requirement } of rows(slug, "Effluent")) expect(requirement).toHaveLength(3);
});

test("water: limits that are not settled are not printed as figures", () => {
  const limits = new Map(
    rows("water-testing-service", "Drinking water").map(({ name, requirement }) => [
      name,
      requirement,
    ]),
  );
  expect(limits.get("Iron as Fe")).toEqual(["as amended", "as amended"]);
  expect(limits.get("Boron as B")).toEqual(["0.5 mg/l", "as amended"]);
  expect(limits.get("Total arsenic as As")).toEqual(["0.01 mg/l", "as amended"]);
  expect(limits.get("Turbidity")).toEqual(["1 NTU", "5 NTU"]);
  expect(limits.get("Total hardness as CaCO₃")).toEqual(["200 mg/l", "600 mg/l"]);
});

test("pile load: four types of test, five steps", () => {
  expect(rows("pile-load-testing", "Four types")).toHaveLength(4);
  expect(sections("pile-load-testing", "steps")[0]!.steps).toHaveLength(5);
});

test("cement: three grades at 3, 7 and 28 days", () => {
  const figures = sections("road-material-testing", "figure").map(({ figure }) => figure);
  const bars = figures.find((figure) => figure.drawing === "grouped-bars")!;
  expect(bars.series).toEqual(["OPC 33", "OPC 43", "OPC 53"]);
  expect(bars.groups).toEqual([
    { label: "3 days", values: [16, 23, 27] },
    { label: "7 days", values: [22, 33, 37] },
    { label: "28 days", values: [33, 43, 53] },
  ]);
});

test("soil: booking minimums of 6 and 10, SPT to 10 m", () => {
  const [sand, core, spt] = rows("soil-testing", "Tests").filter(({ methods }) =>
    methods.some((id) => ["IS 2720 (Part 28)", "IS 2720 (Part 29)", "IS 2131"].includes(id)),
  );
  expect(sand!.note).toContain("from 6 samples");
  expect(core!.note).toContain("from 10 samples");
  expect(spt!.name).toContain("up to 10 m");
  expect([sand, core, spt].map((row) => row!.place)).toEqual(["site", "site", "site"]);
});

test("FWD: each load range in its own place, and the other constants", () => {
  const { keyFigures, sections: all } = service("fwd-service");
  const { specification, performance } = claims.fwdLoadRange;
  expect(words(keyFigures)).toContain(specification);
  expect(words(all.find((section) => section.kind === "values"))).toContain(specification);
  const list = all.find(({ kind }) => kind === "points");
  expect(words(list)).toContain(performance);
  expect(words(list)).not.toContain(specification);
  expect(words(service("fwd-service")).split(performance)).toHaveLength(2);
  for (const constant of ["60 per hour", "up to 470 mm", "20–35 ms", "under 20 s per point"])
    expect(words(all)).toContain(constant);
  expect(keyFigures).toContainEqual({ value: "9", label: "deflection sensors" });
});

test("every page has what the specification names", () => {
  const named: Record<string, string[]> = {
    "building-material": [
      "Bitumen content",
      "Penetration test",
      "Bitumen mix design",
      "GSB and WMM",
    ],
    "metal-alloys-testing": ["Tor steel reinforcement bars", "Chemical tests", "Physical tests"],
    "brick-tile-marbles": [
      "Clay bricks",
      "Concrete blocks",
      "Ceramic tiles",
      "Marble and natural stone",
      "Vitrified tiles",
      "Capabilities",
    ],
    "road-material-testing": ["Chemical analysis", "Physical tests", "Soundness"],
    "bridge-bearing-testing": [
      "Factory tests",
      "Routine tests",
      "On-site tests",
      "Equipment",
      "Failure modes",
    ],
    "coarse-and-fine-aggregate": ["Services", "Capabilities", "Quality assurance"],
    "water-testing-service": [
      "Services",
      "Capabilities",
      "Quality assurance",
      "Swimming pool",
      "Construction water",
      "Food process",
      "Mineral water",
    ],
    "pile-load-testing": ["Key parameters"],
  };
  for (const [slug, phrases] of Object.entries(named))
    for (const phrase of phrases)
      expect(words(service(slug)), `${slug}: ${phrase}`).toContain(phrase);
});

test("twelve figures, each with words for whoever cannot see it", () => {
  const figures = services.flatMap(({ slug }) => sections(slug, "figure"));
  expect(figures).toHaveLength(12);
  for (const { figure } of figures) {
    expect(figure.alternative.length, figure.title).toBeGreaterThan(60);
    expect(figure.source.length, figure.title).toBeGreaterThan(0);
  }
});

test("no page promises a number of days", () => {
  for (const { bring, slug } of services) {
    expect(bring.agreement, slug).toMatch(/agreed/);
    expect(words(bring), slug).not.toMatch(/within \d+ (working )?days|turnaround/i);
  }
});

test("safety audit stages are not numbered", () => {
  const [figure] = sections("safety-audit-facility", "figure");
  expect(words(figure)).not.toMatch(/stage \d|\b(five|six) stages/i);
});
