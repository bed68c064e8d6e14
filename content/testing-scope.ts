import type { Place, ScopeStatus } from "./services/shape.ts";

/** Text of the testing scope, for its page and its PDF. */
export const testingScopeWords = {
  title: "Testing scope",
  lead: "The tests we do, service by service. A test counts as accredited only where the current scope of accreditation lists it.",
  certificate: "The laboratory's accreditation is for testing.",
  leftOut:
    "Calibration, traffic surveys, origin–destination surveys and safety audits are not tests and are not part of this list.",
  /** Explains the last column. */
  statusMeaning:
    "Scope status says whether the scope of accreditation lists the test. Where it reads “Not stated”, nothing is claimed: ask before you rely on it.",
  editions:
    "Tests follow the edition current on the date of test, or the edition named in the contract.",
  columns: ["Serial", "Test", "Method", "Specification", "Where", "Scope status"],
  places: { laboratory: "Laboratory", site: "Site" } satisfies Record<Place, string>,
  statuses: {
    "in-scope": "In scope",
    "out-of-scope": "Not in scope",
    "not-stated": "Not stated",
  } satisfies Record<ScopeStatus, string>,
} as const;

/** The path of the PDF, and the name under which browsers save it. */
export const scopeFile = {
  path: "/nabl-testing-scope.pdf",
  name: "nabl-testing-scope.pdf",
} as const;

/** Paths of the catalogue files (docs/catalogue.md). */
export const catalogueFiles = { json: "/catalogue.json", csv: "/catalogue.csv" } as const;
