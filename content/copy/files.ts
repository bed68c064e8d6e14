/** The path of the scope document, and the name under which browsers save it. */
export const scopeFile = {
  path: "/nabl-testing-scope.pdf",
  name: "nabl-testing-scope.pdf",
} as const;

/** Paths of the catalogue files (docs/catalogue.md). */
export const catalogueFiles = { json: "/catalogue.json", csv: "/catalogue.csv" } as const;

/** The feed of changes, and the text of its link. */
export const changesFeed = {
  path: "/changes.atom",
  intro: "For feed readers:",
  label: "Atom feed",
};
