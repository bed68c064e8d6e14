/** The scope document: our own list of tests, or what NABL issued. */
export const scopeFile = {
  path: "/list-of-tests.pdf",
  /** Leads to it, because links and printed lists name it. */
  formerPath: "/nabl-testing-scope.pdf",
  /** Under which browsers save it. */
  names: { own: "list-of-tests.pdf", issued: "nabl-testing-scope.pdf" },
} as const;

/** What the request loads. */
export const catalogueFile = "/catalogue.json";
