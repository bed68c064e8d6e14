import { scopeFile } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { removedServices } from "#content/removed-services.ts";
import { services } from "#content/services/index.ts";
import { contactPath } from "./ask-path.ts";
import { servicePath } from "../catalogue/paths.ts";
import { standardPath } from "../standards/paths.ts";
import { standardAddress, standardPages } from "../standards/standards-in-use.ts";
import { standardsRegister } from "../standards/standards-register.ts";

/** Of the scope document, of standards without a page of their own, those too that no test cites any more, and of services that are gone. */
export function redirects(removed = removedServices): Record<string, string> {
  const withPage = new Set(standardPages.map(({ number }) => number));
  const others = standardsRegister().filter(({ number }) => !withPage.has(number));
  return {
    [scopeFile.formerPath]: scopeFile.path,
    ...Object.fromEntries(
      others.map(({ number }) => [
        standardPath(number),
        standardAddress(number) ?? pages.standards.path,
      ]),
    ),
    ...Object.fromEntries(
      removed.flatMap(({ slug, now }) => [
        [servicePath(slug), serviceAddress(now)],
        [contactPath(slug), pages.contact.path],
      ]),
    ),
  };
}

const serviceAddress = (wanted: string | undefined) =>
  services.some(({ slug }) => slug === wanted) ? servicePath(wanted!) : pages.services.path;
