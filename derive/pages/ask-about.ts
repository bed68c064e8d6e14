import {
  firstLineAbout,
  firstLineAboutCertificates,
  firstLineAboutScope,
} from "#content/copy/enquiry/first-lines.ts";
import { askedParameter, formId, pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";

/** In the place of a service: what a message asks about accreditation, and about certificates. */
export const scopeQuestion = "testing-scope";
export const certificateQuestion = "certificate";
const questions = new Map([
  [scopeQuestion, firstLineAboutScope],
  [certificateQuestion, firstLineAboutCertificates],
]);

export const contactPath = (slug: string) => `${pages.contact.path}/${slug}`;

export const askPath = (slug: string, words?: string) =>
  `${contactPath(slug)}${words ? `?${askedParameter}=${encodeURIComponent(words)}` : ""}#${formId}`;

export const askPaths = (): string[] =>
  [...services.map(({ slug }) => slug), ...questions.keys()].map(contactPath);

export function firstLineFor(slug: string): string | undefined {
  const service = services.find((one) => one.slug === slug);
  return service ? firstLineAbout(service.name) : questions.get(slug);
}

export const accreditedPath = (test: { name: string; methods?: readonly string[] | undefined }) => {
  const asked = [test.name, ...(test.methods ?? []).slice(0, 1)].join(", ");
  return askPath(scopeQuestion, asked);
};
