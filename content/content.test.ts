import { expect, test } from "vitest";
import { accreditationMarks, certificates, certifications } from "./accreditation.ts";
import { centres, type Centre } from "./centres.ts";
import { claims } from "./claims.ts";
import { clients } from "./clients.ts";
import { whyChoose } from "./home.ts";
import { pages } from "./pages.ts";
import { services } from "./services/index.ts";
import { categories } from "./services/shape.ts";
import { site } from "./site.ts";

/** The specification's list: names and addresses are its, in its order. */
const specified = [
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
];

/** Services that the laboratory adds later stand among these, wherever it wants them. */
const isSpecified = ({ slug }: { slug: string }) => specified.some(([, known]) => known === slug);

test("the fifteen services of the specification, by its names and addresses, in its order", () => {
  expect(specified).toHaveLength(15);
  expect(services.filter(isSpecified).map(({ name, slug }) => [name, slug])).toEqual(specified);
  expect(new Set(services.map(({ slug }) => slug)).size).toBe(services.length);
});

test("five categories hold 5, 3, 1, 5 and 1 services", () => {
  const sizes = categories.map(
    ({ key }) => services.filter(isSpecified).filter(({ category }) => category === key).length,
  );
  expect(sizes).toEqual([5, 3, 1, 5, 1]);
});

test("headings on a page are its own, so that each can be linked to", () => {
  for (const { sections } of services) {
    const headings = sections.map((section) =>
      section.kind === "figure" ? section.figure.title : section.heading,
    );
    expect(new Set(headings).size).toBe(headings.length);
  }
});

test("descriptions fit a search result", () => {
  for (const { description } of [...Object.values(pages), ...services]) {
    expect(description.length, description).toBeGreaterThan(50);
    expect(description.length, description).toBeLessThanOrEqual(165);
  }
});

test("the two experience claims and the two load ranges are kept apart", () => {
  expect(claims.experience).toEqual({ about: "more than 15 years", homeCard: "over 5 years" });
  expect(claims.fwdLoadRange).toEqual({ specification: "7–120 kN", performance: "7–150 kN" });
});

test("seven marks, four certificates, four certifications, six reasons, at least sixteen clients", () => {
  expect(accreditationMarks.map(({ name }) => name).toSorted()).toEqual(
    ["NABL", "QRO", "IAF", "EGAC", "ISO 9001", "ISO 45001", "ISO 14001"].toSorted(),
  );
  expect(certificates).toHaveLength(4);
  expect(certifications).toHaveLength(4);
  expect(whyChoose.cards).toHaveLength(6);
  expect(clients.length).toBeGreaterThanOrEqual(16);
  expect(new Set(clients.map(({ id }) => id)).size).toBe(clients.length);
});

test("four collection centres: each can be reached, exactly one by e-mail", () => {
  const all: readonly Centre[] = centres;
  expect(all).toHaveLength(4);
  for (const { contactPerson, phone } of all) expect(contactPerson ?? phone).toBeTruthy();
  expect(all.filter(({ email }) => email)).toHaveLength(1);
});

test("two phones of the laboratory's form, and hours as stated", () => {
  expect(site.phones).toHaveLength(2);
  for (const phone of site.phones) expect(phone).toMatch(/^\+91 \d{3} \d{3} \d{4}$/);
  expect(site.hours.words).toBe("Monday to Saturday, 9:30 AM to 5:30 PM");
});
