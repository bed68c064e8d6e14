import { pages, servicesShortPath } from "#content/pages.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { servicePath } from "./navigation.ts";

/** Every canonical page, in the order of the specification. */
export function sitePaths(): string[] {
  return [
    pages.home.path,
    pages.about.path,
    pages.accreditation.path,
    pages.testingScope.path,
    pages.clientele.path,
    pages.contact.path,
    pages.services.path,
    ...services.map(({ slug }) => servicePath(slug)),
    pages.tests.path,
    pages.privacy.path,
  ];
}

/** Pages whose canonical URL is another page. */
export const nonCanonicalPaths = (): string[] => [servicesShortPath];

export function sitemapXml(origin: string): string {
  const entries = sitePaths().map(
    (path) => `<url><loc>${origin}${path}</loc><lastmod>${site.revised}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

export const robotsTxt = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
