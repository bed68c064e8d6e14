import { expect, test } from "vitest";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { servicePath } from "../catalogue/paths.ts";
import { whatsappUrl } from "../laboratory.ts";
import { standardAddress } from "../standards/standards-in-use.ts";
import { jsonLd, mapData, openingHours } from "./json-ld.ts";

const origin = "https://lab.example";

type Node = Record<string, unknown> & { "@type": string };
const nodes = (path: string): Node[] =>
  JSON.parse(JSON.stringify(jsonLd(path, origin)?.["@graph"] ?? []));
const node = (path: string, type: string) => nodes(path).find((found) => found["@type"] === type);

test.each([pages.home.path, pages.contact.path])(
  "%s says who the laboratory is, where, and when it is open",
  (path) => {
    expect(node(path, "LocalBusiness")).toMatchObject({
      name: site.name,
      telephone: site.phones,
      email: site.email,
      address: { "@type": "PostalAddress", postalCode: site.address.postalCode },
      openingHoursSpecification: expect.anything(),
    });
  },
);

test.each(services)("$name is a service of the laboratory", (service) => {
  expect(node(servicePath(service.slug), "Service")).toMatchObject({
    name: service.name,
    description: service.description,
    provider: { name: site.name },
  });
});

test("no service's data claims an accreditation", () => {
  for (const { slug } of services)
    expect(JSON.stringify(nodes(servicePath(slug)))).not.toMatch(/NABL|TC-\d|accredit/i);
});

test("a standard's data names it, and the rows of the tests that use it", () => {
  const url = `${origin}/services/soil-testing#soil-testing/liquid-and-plastic-limit`;
  expect(node(standardAddress("IS 2720 (Part 5)")!, "WebPage")).toMatchObject({
    about: { name: "IS 2720 (Part 5)" },
    mainEntity: { itemListElement: expect.arrayContaining([expect.objectContaining({ url })]) },
  });
});

const hours = { days: ["Monday"], opens: "09:00", closes: "17:00" };
const week = { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday"], opens: "09:00" };

test("a closure is a dated day with no time between opening and closing", () => {
  const closures = [{ on: "2027-01-26", reason: "Feast" }];
  const day = { description: "Feast", validFrom: "2027-01-26", validThrough: "2027-01-26" };
  const closed = { ...day, opens: "00:00", closes: "00:00" };
  expect(openingHours({ ...hours, closures: [] })).toMatchObject(week);
  expect(openingHours({ ...hours, closures })).toMatchObject([week, closed]);
});

test("coordinates become a point and a map", () => {
  expect(mapData({ latitude: 1.5, longitude: -2 })).toMatchObject({
    geo: { latitude: 1.5, longitude: -2 },
    hasMap: expect.stringContaining("query=1.5,-2"),
  });
});

test("the address of a draft in WhatsApp has the digits of the number, and the text", () => {
  expect(whatsappUrl("+91 191 000-0009", "1. Cubes & water")).toBe(
    "https://wa.me/911910000009?text=1.%20Cubes%20%26%20water",
  );
});
