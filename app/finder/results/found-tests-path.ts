import { pages, queryParameter } from "#content/copy/pages.ts";

/** The page that lists what a query finds. */
export const foundTestsPath = (query: string): string =>
  `${pages.tests.path}?${new URLSearchParams({ [queryParameter]: query })}`;

/** What the address of that page asks for. */
export const queryOfAddress = (): string =>
  new URLSearchParams(location.search).get(queryParameter)?.trim() ?? "";
