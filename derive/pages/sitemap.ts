import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "../catalogue/paths.ts";
import { standardPages } from "../standards/standards-in-use.ts";

/** Every canonical page but those of single standards, in the order of the specification. */
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
    cubePlannerPage.path,
    pages.tests.path,
    pages.standards.path,
    pages.howWeWork.path,
    pages.privacy.path,
  ];
}

export const sitemapPaths = (): string[] => [
  ...sitePaths(),
  ...standardPages.map(({ path }) => path),
];

export function sitemapXml(origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemapPaths().map((path) => `<url><loc>${origin}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
}

export const robotsTxt = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
