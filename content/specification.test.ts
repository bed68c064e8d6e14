import { expect, test } from "vitest";
import { accreditationMarks, certificates, certifications } from "./accreditation.ts";
import { centres, type Centre } from "./centres.ts";
import { claims } from "./claims.ts";
import { slides, whyChoose } from "./home.ts";
import { removedServices } from "./removed-services.ts";
import { aggregate, calibration, fwd, pile, soil, water } from "./service-slugs.ts";
import { services } from "./services/index.ts";
import { categories, type Section, type Service } from "./services/shape.ts";
import { elevenParameters, twentyMoreParameters } from "./services/water-limits.ts";
import { site } from "./site.ts";

/*
 * What the specification fixes, in this file only: content that the laboratory adds later passes, content that the
 * specification names and somebody removes does not. A service may be removed where removed-services.ts says so. Working
 * hours, and how many clients and centres there are, change without a test: `npm run doctor` compares them.
 */

/** Of what the laboratory may have decided otherwise. */
const fixed =
  "in section 9 of the specification; if the laboratory has decided otherwise, change this test too";

const isRemoved = (slug: string) => removedServices.some((removed) => removed.slug === slug);

const specifiedServices = [
  ["Building Material", "building-material"],
  ["Metal & Alloys Testing", "metal-alloys-testing"],
  ["Brick, Tile & Marbles", "brick-tile-marbles"],
  ["Water Testing Service", "water-testing-service"],
  ["Calibration Facilities", "calibration-facilities"],
  ["Pile Load Testing", "pile-load-testing"],
  ["Road Material Testing", "road-material-testing"],
  ["Bridge Bearing Testing", "bridge-bearing-testing"],
  ["Coarse & Fine Aggregate", "coarse-and-fine-aggregate"],
  ["NSV(Network Vehicle survey)", "nsvnetwork-vehicle-survey"],
  ["Soil Testing & Geotechnical Investigation", "soil-testing"],
  ["FWD(Falling weight Deflectometer Test)", "fwd-service"],
  ["Video Based Classified Traffic Survey", "video-based-classified-traffic-survey"],
  ["Origin Destination And Commodity Movement", "origin-destination-commodity"],
  ["Safety Audit", "safety-audit-facility"],
].filter(([, slug]) => !isRemoved(slug!));

const isSpecified = ({ slug }: Service) => specifiedServices.some(([, known]) => known === slug);

test(`Services ${fixed}`, () => {
  expect(services.filter(isSpecified).map(({ name, slug }) => [name, slug])).toEqual(
    specifiedServices,
  );
});

test.skipIf(removedServices.length > 0)("five categories hold 5, 3, 1, 5 and 1 of them", () => {
  const sizes = categories.map(
    ({ key }) => services.filter(isSpecified).filter(({ category }) => category === key).length,
  );
  expect(sizes).toEqual([5, 3, 1, 5, 1]);
});

test("calibration, surveys and audits are not in the testing scope", () => {
  for (const { slug, inTestingScope } of services.filter(isSpecified))
    expect(inTestingScope, slug).toBe(!/calibration|survey|origin|audit/.test(slug));
});

test(`Experience claims ${fixed}`, () => {
  expect(claims.experience).toEqual({ about: "more than 15 years", homeCard: "over 5 years" });
});

test(`Slides, marks, certificates and cards ${fixed}`, () => {
  expect(slides.length).toBeGreaterThanOrEqual(5);
  expect(accreditationMarks.map(({ name }) => name).toSorted()).toEqual(
    ["NABL", "QRO", "IAF", "EGAC", "ISO 9001", "ISO 45001", "ISO 14001"].toSorted(),
  );
  expect(certificates).toHaveLength(4);
  expect(certifications).toHaveLength(4);
  expect(whyChoose.cards).toHaveLength(6);
});

test(`FWD, two load ranges ${fixed}`, () => {
  expect(claims.fwdLoadRange).toEqual({
    specification: "7–120 kN",
    performance: "7–150 kN",
  });
});

test("two phones, and at most one collection centre with an e-mail address", () => {
  expect(centres.filter(({ email }: Centre) => email).length).toBeLessThanOrEqual(1);
  expect(site.phones).toHaveLength(2);
});

const service = (slug: string): Service => services.find((candidate) => candidate.slug === slug)!;

type OfKind<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

const sectionsOf = <Kind extends Section["kind"]>(slug: string, kind: Kind) =>
  service(slug).sections.filter((section): section is OfKind<Kind> => section.kind === kind);

/** Rows of the tables whose heading starts with `heading`. */
const rows = (slug: string, heading: string) =>
  sectionsOf(slug, "tests")
    .filter((table) => table.heading.startsWith(heading))
    .flatMap(({ groups }) => groups.flatMap((group) => Object.values(group.rows)));

const textOf = (content: unknown) => JSON.stringify(content);

test.skipIf(isRemoved(calibration))(`Calibration ${fixed}`, () => {
  const [accredited, other] = sectionsOf(calibration, "instruments")[0]!.tabs;
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
  const stated = (tab: typeof accredited) =>
    tab!.groups
      .flatMap(({ instruments }) => instruments)
      .flatMap(({ range }) => (range && "stated" in range ? [range.stated] : []));
  expect(stated(accredited)).toEqual(["up to 700 bar", "up to 2000 kN", "up to 1000 kN"]);
  expect(stated(other)).toEqual(["up to 700 bar", "up to 3000 kN"]);
});

test.skipIf(isRemoved(aggregate))(
  "aggregate: the sixteen tests that the specification names",
  () => {
    const table = sectionsOf(aggregate, "tests")[0]!;
    expect(table.methodColumns).toBe("is-astm");
    const named =
      "sieve-analysis specific-gravity bulk-density-and-voids moisture-content water-absorption aggregate-impact-value aggregate-crushing-value los-angeles-abrasion flakiness-index elongation-index soundness stripping-value chloride-content deleterious-material alkali-reactivity shrinkage";
    const ids = table.groups.flatMap((group) => Object.keys(group.rows));
    expect(named.split(" ").filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test.skipIf(isRemoved(aggregate))("impact and crushing value have no ASTM method", () => {
  const methods = rows(aggregate, "Tests")
    .filter(({ name }) => /impact|crushing/.test(name))
    .flatMap((row) => row.methods);
  expect(methods).toEqual(["IS 2386 (Part 4)", "IS 5640", "IS 2386 (Part 4)"]);
});

test.skipIf(isRemoved(water))(`Drinking water packages ${fixed}`, () => {
  expect(Object.keys(elevenParameters)).toHaveLength(11);
  expect(Object.keys({ ...elevenParameters, ...twentyMoreParameters })).toHaveLength(31);
  expect(rows(water, "Drinking water")).toHaveLength(31);
  expect(new Set(rows(water, "Drinking water").map(({ name }) => name)).size).toBe(31);
  expect(rows(water, "Industrial water")).toHaveLength(14);
  const tables = sectionsOf(water, "tests");
  const effluent = tables.find(({ heading }) => heading.startsWith("Effluent"))!;
  expect(effluent.requirementColumns).toEqual([
    "Inland surface water",
    "Public sewers",
    "Land for irrigation",
  ]);
  for (const { requirement } of rows(water, "Effluent")) expect(requirement).toHaveLength(3);
});

test.skipIf(isRemoved(water))("water: limits that amendments change", () => {
  const drinking = rows(water, "Drinking water");
  const limits = new Map(drinking.map(({ name, requirement }) => [name, requirement]));
  expect(limits.get("Iron as Fe")).toEqual(["as amended", "as amended"]);
  expect(limits.get("Boron as B")).toEqual(["0.5 mg/l", "as amended"]);
  expect(limits.get("Total arsenic as As")).toEqual(["0.01 mg/l", "as amended"]);
  expect(limits.get("Turbidity")).toEqual(["1 NTU", "5 NTU"]);
  expect(limits.get("Total hardness as CaCO₃")).toEqual(["200 mg/l", "600 mg/l"]);
});

test.skipIf(isRemoved(pile))("pile load: four types of test, five steps", () => {
  expect(rows(pile, "Four types")).toHaveLength(4);
  expect(sectionsOf(pile, "steps")[0]!.steps).toHaveLength(5);
});

test.skipIf(isRemoved("road-material-testing"))(`Cement compressive strength ages ${fixed}`, () => {
  const table = sectionsOf("road-material-testing", "values").find(
    ({ heading }) => heading === "Compressive strength",
  )!;
  expect(table.columns).toEqual(["Age", "OPC 33", "OPC 43", "OPC 53"]);
  expect(
    table.rows.slice(0, 3).map(([age, ...values]) => [age!.split(" (")[0], ...values]),
  ).toEqual([
    ["3 days", "16", "23", "27"],
    ["7 days", "22", "33", "37"],
    ["28 days", "33", "43", "53"],
  ]);
});

test.skipIf(isRemoved(soil))(`Soil density minimum samples ${fixed}`, () => {
  const [sand, core, spt] = rows(soil, "Tests").filter(({ methods }) =>
    methods.some((id: string) =>
      ["IS 2720 (Part 28)", "IS 2720 (Part 29)", "IS 2131"].includes(id),
    ),
  );
  expect(sand!.note).toContain("minimum 6 samples");
  expect(core!.note).toContain("minimum 10 samples");
  expect(spt!.name).toContain("up to 10 m");
  expect([sand, core, spt].map((row) => row!.place)).toEqual(["site", "site", "site"]);
});

test.skipIf(isRemoved(fwd))(`FWD ${fixed}`, () => {
  const { keyFigures, sections: all } = service(fwd);
  const { specification, performance } = claims.fwdLoadRange;
  expect(textOf(keyFigures)).toContain(specification);
  expect(textOf(all.find((section) => section.kind === "values"))).toContain(specification);
  const list = all.find(({ kind }) => kind === "points");
  expect(textOf(list)).toContain(performance);
  expect(textOf(list)).not.toContain(specification);
  expect(textOf(service(fwd)).split(performance)).toHaveLength(2);
  for (const constant of ["60 per hour", "up to 470 mm", "20–35 ms", "under 20 s per point"])
    expect(textOf(all)).toContain(constant);
  expect(keyFigures).toContainEqual({
    value: "9",
    label: "Deflection sensors",
    from: "stated",
  });
});

test("every page has what the specification names", () => {
  /** Separated by commas. */
  const named = {
    "building-material": "Bitumen content, Penetration test, Bitumen mix design, GSB and WMM",
    "metal-alloys-testing": "Tor steel reinforcement bars, Chemical tests, Physical tests",
    "brick-tile-marbles":
      "Clay bricks, Concrete blocks, Ceramic tiles, Marble and natural stone, Vitrified tiles, Capabilities",
    "road-material-testing": "Chemical analysis, Physical tests, Soundness",
    "bridge-bearing-testing":
      "Factory tests, Routine tests, On-site tests, Equipment, Failure modes",
    "coarse-and-fine-aggregate": "Services, Capabilities, Quality assurance",
    "water-testing-service":
      "Services, Capabilities, Quality assurance, Swimming pool, Construction water, Food process, Mineral water",
    "pile-load-testing": "Key parameters",
  };
  for (const [slug, phrases] of Object.entries(named))
    for (const phrase of isRemoved(slug) ? [] : phrases.split(", "))
      expect(textOf(service(slug)), `${slug}: ${phrase}`).toContain(phrase);
});

test.skipIf(isRemoved("safety-audit-facility"))("safety audit stages are not numbered", () => {
  const [stages] = sectionsOf("safety-audit-facility", "points");
  expect(stages!.heading).toBe("Stages at which a road is audited");
  expect(textOf(stages)).not.toMatch(/stage \d|\b(five|six) stages/i);
});
