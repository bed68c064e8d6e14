import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { sitePaths } from "#derive/pages/sitemap.ts";
import { standardPath } from "#derive/standards/paths.ts";
import { calibrationPaths, serviceSlug } from "./orders.ts";

export const unknownPath = "/no-such-page";

const kindsOf = (all: readonly Service[]) =>
  all.flatMap(({ sections }) => sections.map(({ kind }) => kind));
/** Of the services with most kinds of section, those that together have every kind; one view draws the others too. */
const reviewedServices = services
  .toSorted((a, b) => new Set(kindsOf([b])).size - new Set(kindsOf([a])).size)
  .filter((one, at, all) => {
    const before = kindsOf(all.slice(0, at));
    return kindsOf([one]).some((kind) => !before.includes(kind));
  })
  .map(({ slug }) => slug);
const unvisited = services
  .filter(({ slug }) => ![serviceSlug, ...reviewedServices].includes(slug))
  .map(({ slug }) => servicePath(slug));

/** One page of each view; publish/built-pages.test.ts checks what the documents of all pages have. */
export const visitedPages: readonly string[] = [
  ...sitePaths().filter((path) => !unvisited.includes(path)),
  standardPath("IS 2720 (Part 5)"),
  requestFormPage.path,
  unknownPath,
  offlineCopy.path,
];

/** They are checked at every width and in both themes, with enlarged text too. */
export const thoroughPages: readonly string[] = [
  pages.home.path,
  pages.contact.path,
  pages.testingScope.path,
  pages.tests.path,
  pages.accreditation.path,
  pages.services.path,
  servicePath(serviceSlug),
  ...calibrationPaths,
];
