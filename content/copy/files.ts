/** The path of the scope document, and the name under which browsers save it. */
export const scopeFile = {
  path: "/nabl-testing-scope.pdf",
  name: "nabl-testing-scope.pdf",
} as const;

/** Paths of the catalogue files (docs/catalogue.md). */
export const catalogueFiles = { json: "/catalogue.json", csv: "/catalogue.csv" } as const;

/** The path of the feed of changes. */
export const changesFeed = "/changes.atom";
