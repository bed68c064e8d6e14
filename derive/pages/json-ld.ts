import type {
  BreadcrumbList,
  GeoCoordinates,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  Service as ServiceNode,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { categories, type Service } from "#content/services/shape.ts";
import { type Coordinates, placeOf, site } from "#content/site.ts";
import { isOffered } from "../catalogue/catalogue.ts";
import { servicePath, testPath } from "../catalogue/paths.ts";
import type { OpeningHours } from "../dates/opening-status.ts";
import { workingDays } from "../laboratory.ts";
import { type StandardInUse, standardPages } from "../standards/standards-in-use.ts";
import { plannerPage } from "./planner-page.ts";
import { shareImagePath } from "./share-image.ts";

const type = { "@type": "OpeningHoursSpecification" } as const;

/** The week, and closed days: in structured data, those that open and close at midnight. */
export function openingHours(hours: Omit<OpeningHours, "opensText" | "closesText">) {
  const { days, opens, closes, closures } = hours;
  const week = { ...type, dayOfWeek: days, opens, closes } as OpeningHoursSpecification;
  const closed = closures.map(({ on, reason }) => {
    const day = { description: reason, validFrom: on, validThrough: on };
    return { ...type, ...day, opens: "00:00", closes: "00:00" };
  });
  return closed.length > 0 ? [week, ...closed] : week;
}

export const mapData = (coordinates: Coordinates) => ({
  geo: { "@type": "GeoCoordinates", ...coordinates } satisfies GeoCoordinates,
  hasMap: `https://www.google.com/maps/search/?api=1&query=${placeOf("", coordinates)}`,
});

/** The structured data of a page (schema.org). It claims no accreditation, because not every test is accredited. */
export function jsonLd(path: string, origin: string): Graph | undefined {
  const nodes = nodesOf(path, origin);
  return nodes.length ? { "@context": "https://schema.org", "@graph": nodes } : undefined;
}

/** As the text of a script element, which content cannot end, because "<" is escaped. */
export function structuredData(path: string, origin: string): string | undefined {
  const graph = jsonLd(path, origin);
  return graph && JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function nodesOf(path: string, origin: string): Thing[] {
  if (path === pages.home.path) return [laboratory(origin), website(origin)];
  const service = services.find(({ slug }) => servicePath(slug) === path);
  if (service)
    return [
      breadcrumbs(origin, [pages.home, servicesCrumb, { title: service.name, path }]),
      serviceNode(service, origin),
    ];
  const standard = standardPages.find((other) => other.path === path);
  if (standard)
    return [
      breadcrumbs(origin, [pages.home, pages.standards, { title: standard.number, path }]),
      standardNode(standard, origin),
    ];
  if (path === cubePlannerPage.path) {
    const trail = plannerPage().parents.map(({ label, to }) => ({ title: label, path: to }));
    return [breadcrumbs(origin, [pages.home, ...trail, cubePlannerPage])];
  }
  const page = Object.values(pages).find((other) => other.path === path);
  if (!page) return [];
  const trail = breadcrumbs(origin, [pages.home, { title: page.heading, path }]);
  return path === pages.contact.path ? [laboratory(origin), trail] : [trail];
}

const servicesCrumb = { title: "Services", path: pages.services.path };
const idOf = (origin: string) => `${origin}/#laboratory`;

function laboratory(origin: string): LocalBusiness {
  return {
    "@type": "LocalBusiness",
    "@id": idOf(origin),
    name: site.name,
    alternateName: `${site.name}, ${site.strapline}`,
    url: `${origin}/`,
    image: `${origin}${shareImagePath(pages.home.path)}`,
    logo: `${origin}/icon-512.png`,
    telephone: site.phones,
    email: site.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      addressLocality: site.address.town,
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: site.address.country,
    },
    openingHoursSpecification: openingHours({ ...site.hours, ...workingDays() }),
    ...(site.coordinates && mapData(site.coordinates)),
    ...(site.legal && { legalName: site.legal.companyName }),
  };
}

const website = (origin: string): WebSite => ({
  "@type": "WebSite",
  "@id": `${origin}/#website`,
  name: site.name,
  url: `${origin}/`,
  inLanguage: "en-IN",
  publisher: { "@id": idOf(origin) },
});

const breadcrumbs = (
  origin: string,
  trail: readonly { title: string; path: string }[],
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ title, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: `${origin}${path}`,
  })),
});

function serviceNode(service: Service, origin: string): ServiceNode {
  return {
    "@type": "Service",
    name: service.name,
    description: service.description,
    url: `${origin}${servicePath(service.slug)}`,
    image: `${origin}${shareImagePath(servicePath(service.slug))}`,
    serviceType: categories.find(({ key }) => key === service.category)!.heading,
    provider: {
      "@type": "LocalBusiness",
      "@id": idOf(origin),
      name: site.name,
      url: `${origin}/`,
    },
  };
}

const standardNode = (page: StandardInUse, origin: string): WebPage => ({
  "@type": "WebPage",
  name: page.number,
  url: `${origin}${page.path}`,
  about: {
    "@type": "CreativeWork",
    name: page.number,
    ...(page.title && { headline: page.title }),
    about: page.subject,
  },
  mainEntity: {
    "@type": "ItemList",
    itemListElement: page.services
      .flatMap(({ tests: rows }) => rows.filter(isOffered))
      .map(({ name, id }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: `${origin}${testPath(id)}`,
      })),
  },
});
