import { firstLineAsking } from "#content/copy/first-lines.ts";
import { pages } from "#content/copy/pages.ts";

/** The parameter of the contact page's query that holds what the finder did not find. */
const askedParameter = "ask";

/** The contact page with a message that asks for what was typed. */
export const askedPath = (query: string): string =>
  `${pages.contact.path}?${new URLSearchParams({ [askedParameter]: query })}`;

/** The longest query that is taken from an address. */
const longestQuery = 200;

/** The first line of the message, from the address. */
export function askedLine(parameters: URLSearchParams): string | undefined {
  const query = parameters.get(askedParameter)?.trim().slice(0, longestQuery);
  return query ? firstLineAsking(query) : undefined;
}
