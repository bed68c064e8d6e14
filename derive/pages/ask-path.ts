import { askedParameter, formId, pages } from "#content/copy/pages.ts";

/** In the place of a service: what a message asks about accreditation, and about certificates. */
export const scopeQuestion = "testing-scope";
export const certificateQuestion = "certificate";

export const contactPath = (slug: string) => `${pages.contact.path}/${slug}`;

export const askPath = (slug: string, words?: string) =>
  `${contactPath(slug)}${words ? `?${askedParameter}=${encodeURIComponent(words)}` : ""}#${formId}`;
