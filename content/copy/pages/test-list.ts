/** The headings of the list of tests. */
export const testListCopy = {
  /** Together these are all entries of the list. */
  lead: (tests: number, onRequest: number, others: number) =>
    `${tests} tests, ${onRequest} more on request, and ${others} entries of sampling, evaluation and road survey. Each test leads to its method and sample.`,
  heading: "By service",
  /** A service's first tests. */
  first: (tests: readonly string[]) =>
    tests.slice(0, 3).join("\u00a0· ") + (tests.length > 3 ? "\u00a0…" : ""),
  see: (service: string) => `See ${service}`,
  withoutScripts:
    "The search needs JavaScript. Without it this page always shows the whole list; your browser can search in the page.",
} as const;
