import { pages } from "#content/pages.ts";

/** The parameter of the contact page's query that holds what the finder did not find. */
export const askedParameter = "ask";

/** The contact page with a message that asks for what was typed. */
export const askedPath = (query: string): string =>
  `${pages.contact.path}?${new URLSearchParams({ [askedParameter]: query })}`;
