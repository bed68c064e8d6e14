import { firstLineAbout } from "#content/enquiry.ts";
import { pages } from "#content/pages.ts";
import { services } from "#content/services/index.ts";

/** The contact page with a message that names the service. */
export const askPath = (slug: string) => `${pages.contact.path}/${slug}`;

export const askPaths = (): string[] => services.map(({ slug }) => askPath(slug));

/** How a message about a service begins; undefined for a service that does not exist. */
export function firstLineFor(slug: string): string | undefined {
  const service = services.find((one) => one.slug === slug);
  return service && firstLineAbout(service.name);
}
