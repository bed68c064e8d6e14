/** The path of the scope document, and the name under which browsers save it. */
export const scopeFile = {
  path: "/nabl-testing-scope.pdf",
  name: "nabl-testing-scope.pdf",
} as const;

/** What the request loads. */
export const catalogueFile = "/catalogue.json";
