import { aboutParameter, pages, requestFormPage } from "#content/copy/pages.ts";
import { removedServices } from "#content/removed-services.ts";
import { services } from "#content/services/index.ts";
import { standards } from "#content/standards.ts";
import { renumberedStandards } from "#content/standards/renumbered-standards.ts";
import { contactPath } from "./ask-path.ts";
import { servicePath } from "../catalogue/paths.ts";
import { standardPath } from "../standards/paths.ts";
import { standardAddress, standardsInUse } from "../standards/standards-in-use.ts";

/** From addresses that are gone, also by the removal of a service or of the last test of a standard. */
export const redirects = (removed = removedServices): Record<string, string> => ({
  "/sample-sheet": requestFormPage.path,
  "/changes": pages.home.path,
  "/changes.atom": pages.home.path,
  "/catalogue.csv": pages.home.path,
  ...Object.fromEntries(
    services.map(({ slug }) => [
      `${pages.contact.path}?${aboutParameter}=${slug}`,
      contactPath(slug),
    ]),
  ),
  ...Object.fromEntries(
    removed.flatMap(({ slug, now }) => [
      [servicePath(slug), serviceAddress(now)],
      [contactPath(slug), pages.contact.path],
      [`${pages.contact.path}?${aboutParameter}=${slug}`, pages.contact.path],
    ]),
  ),
  ...Object.fromEntries(
    renumberedStandards.map(({ before, now }) => [
      standardPath(before),
      "number" in now
        ? (standardAddress(now.number) ?? pages.standards.path)
        : serviceAddress(now.service),
    ]),
  ),
  ...Object.fromEntries(
    standards
      .filter(({ number }) => !standardAddress(number))
      .map(({ number }) => [standardPath(number), pages.standards.path]),
  ),
  ...Object.fromEntries(
    standardsInUse
      .filter(({ hasPage }) => !hasPage)
      .map(({ number, path }) => [standardPath(number), path]),
  ),
});

const serviceAddress = (wanted: string | undefined) =>
  services.some(({ slug }) => slug === wanted) ? servicePath(wanted!) : pages.services.path;
