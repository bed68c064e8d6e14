import { pages } from "#content/copy/pages.ts";

/** The parameter of the list of tests that holds what is searched for. */
export const queryParameter = "q";

export const foundTestsPath = (query: string) =>
  `${pages.tests.path}?${new URLSearchParams({ [queryParameter]: query })}`;
