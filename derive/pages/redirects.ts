import { aboutParameter, pages, requestFormPage } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { renumberedStandards } from "#content/standards/renumbered-standards.ts";
import { contactPath } from "./ask-path.ts";
import { servicePath } from "../catalogue/paths.ts";
import { standardPath } from "../standards/paths.ts";
import { standardAddress, standardsInUse } from "../standards/standards-in-use.ts";

export const redirects = (): Record<string, string> => ({
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
    renumberedStandards.map(({ before, now }) => [
      standardPath(before),
      "number" in now ? standardAddress(now.number)! : servicePath(now.service),
    ]),
  ),
  ...Object.fromEntries(
    standardsInUse
      .filter(({ hasPage }) => !hasPage)
      .map(({ number, path }) => [standardPath(number), path]),
  ),
});
