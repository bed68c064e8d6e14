import { firstLineAbout, firstLineAboutScope } from "#content/copy/first-lines.ts";
import { formId, pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";

/** In the place of a service: a question about the scope of accreditation. */
export const scopeQuestion = "testing-scope";

/** The contact page with a message that names the service. */
export const contactPath = (slug: string) => `${pages.contact.path}/${slug}`;

/** The form of that page. */
export const askPath = (slug: string) => `${contactPath(slug)}#${formId}`;

export const askPaths = (): string[] =>
  [...services.map(({ slug }) => slug), scopeQuestion].map(contactPath);

/** How such a message begins; undefined for a service that does not exist. */
export function firstLineFor(slug: string): string | undefined {
  if (slug === scopeQuestion) return firstLineAboutScope;
  const service = services.find((one) => one.slug === slug);
  return service && firstLineAbout(service.name);
}
