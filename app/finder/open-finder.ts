import { pages, queryParameter } from "#content/copy/pages.ts";

const opening = "finder";

/** Asks the header, which every page has, to open the finder with a query. */
export const openFinder = (query: string): boolean =>
  document.dispatchEvent(new CustomEvent(opening, { detail: query }));

/** Calls back with each query that the finder is to be opened with, until the returned function is called. */
export function onOpenFinder(open: (query: string) => void): () => void {
  const listen = (event: Event) => open((event as CustomEvent<string>).detail);
  document.addEventListener(opening, listen);
  return () => document.removeEventListener(opening, listen);
}

/** The page that lists what a query finds. */
export const foundTestsPath = (query: string): string =>
  `${pages.tests.path}?${new URLSearchParams({ [queryParameter]: query })}`;
