import { firstLineAbout } from "#content/enquiry.ts";
import { aboutParameter, pages } from "#content/pages.ts";
import { services } from "#content/services/index.ts";

/** The contact page with a message that names the service. */
export const askPath = (slug: string) => `${pages.contact.path}?${aboutParameter}=${slug}`;

/** How a message about each service begins. */
export const firstLines = () =>
  services.map(({ slug, name }) => ({ slug, firstLine: firstLineAbout(name) }));
