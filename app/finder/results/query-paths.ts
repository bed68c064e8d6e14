import { firstLineAsking } from "#content/copy/enquiry/contact.ts";
import { askedParameter, formId, pages, queryParameter } from "#content/copy/pages.ts";

/** The page that lists what a query finds. */
export const foundTestsPath = (query: string): string =>
  `${pages.tests.path}?${new URLSearchParams({ [queryParameter]: query })}`;

/** What the address of that page asks for. */
export const queryOfAddress = (): string =>
  new URLSearchParams(location.search).get(queryParameter)?.trim() ?? "";

/** The form with a message that asks for what was typed. */
export const askedPath = (query: string): string =>
  `${pages.contact.path}?${new URLSearchParams({ [askedParameter]: query })}#${formId}`;

/** The longest query that is taken from an address. */
const longestQuery = 200;

/** The first line of the message, from the address; `about` is the line that names a service. */
export function askedLine(parameters: URLSearchParams, about = ""): string {
  const query = parameters.get(askedParameter)?.trim().slice(0, longestQuery);
  if (!query) return about;
  return about ? `${about.trimEnd()} ${query}\n` : firstLineAsking(query);
}
