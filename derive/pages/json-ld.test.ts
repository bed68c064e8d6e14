import { expect, test } from "vitest";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { jsonLd } from "./json-ld.ts";
import { servicePath } from "../catalogue/paths.ts";
import { standardAddress } from "../standards/standards-in-use.ts";

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
