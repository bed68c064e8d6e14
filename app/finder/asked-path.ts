import { firstLineAsking } from "#content/copy/first-lines.ts";
import { pages } from "#content/copy/pages.ts";

/** The parameter of the contact page's query that holds what the finder did not find. */
const askedParameter = "ask";

/** The contact page with a message that asks for what was typed. */
export const askedPath = (query: string): string =>
  `${pages.contact.path}?${new URLSearchParams({ [askedParameter]: query })}`;

/** A longer one was not typed into the finder. */
const longestQuery = 200;

/** How the message that an address asks for begins. */
export function askedLine(parameters: URLSearchParams): string | undefined {
  const query = parameters.get(askedParameter)?.trim().slice(0, longestQuery);
  return query ? firstLineAsking(query) : undefined;
}
