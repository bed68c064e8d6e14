import {
  firstLineAbout,
  firstLineAboutCertificates,
  firstLineAboutScope,
} from "#content/copy/enquiry/contact.ts";
import { services } from "#content/services/index.ts";
import { certificateQuestion, scopeQuestion } from "./ask-path.ts";

/** How a message begins, by the end of the path of its contact page. */
export const firstLines = new Map([
  ...services.map(({ slug, name }) => [slug, firstLineAbout(name)] as const),
  [scopeQuestion, firstLineAboutScope],
  [certificateQuestion, firstLineAboutCertificates],
]);

export const firstLineFor = (slug: string): string | undefined => firstLines.get(slug);
