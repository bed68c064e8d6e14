import {
  firstLineAbout,
  firstLineAboutCertificates,
  firstLineAboutScope,
} from "#content/copy/enquiry/first-lines.ts";
import { services } from "#content/services/index.ts";
import { certificateQuestion, contactPath, scopeQuestion } from "./ask-path.ts";

const questions = new Map([
  [scopeQuestion, firstLineAboutScope],
  [certificateQuestion, firstLineAboutCertificates],
]);

export const askPaths = (): string[] =>
  [...services.map(({ slug }) => slug), ...questions.keys()].map(contactPath);

export function firstLineFor(slug: string): string | undefined {
  const service = services.find((one) => one.slug === slug);
  return service ? firstLineAbout(service.name) : questions.get(slug);
}
