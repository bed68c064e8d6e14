import type { Place, ScopeStatus } from "./services/shape.ts";

/** Text of the testing scope, for its page and its PDF. */
export const testingScopeWords = {
  title: "Testing scope",
  /** In the document and beside it until the laboratory supplies the issued scope. */
  notIssued: "This is not the scope issued by NABL.",
  lead: "Every test we offer, by service. A test is accredited only if the current scope of accreditation lists it.",
  leftOut:
    "The laboratory's accreditation is for testing. This list does not include calibration, surveys or safety audits.",
  /** Explains the last column, which the list has where the status of its tests differs. */
  statusMeaning:
    "Scope status says whether the scope of accreditation lists the test. Where it reads “Not stated”, we make no claim. Please confirm with us first.",
  /** Replaces the last column where all tests have the same status. */
  sharedStatus: {
    "in-scope": "The scope of accreditation lists every test below.",
    "out-of-scope": "The scope of accreditation lists none of the tests below.",
    "not-stated":
      "Scope status of every test below: not stated. We claim accreditation for none of them.",
  } satisfies Record<ScopeStatus, string>,
  ask: "Ask which tests the scope lists",
  listHeading: "Our tests by service",
  editions:
    "Tests follow the edition current on the test date, or the edition named in the contract.",
  columns: ["Serial", "Test", "Method", "Specification", "Where", "Scope status"],
  places: { laboratory: "Laboratory", site: "Site" } satisfies Record<Place, string>,
  statuses: {
    "in-scope": "In scope",
    "out-of-scope": "Not in scope",
    "not-stated": "Not stated",
  } satisfies Record<ScopeStatus, string>,
} as const;

/** The scope that NABL issued, as a PDF in content/documents. */
export interface IssuedDocument {
  readonly file: string;
  /** The date NABL issued it, as 2026-11-15. */
  readonly date: string;
}

/** Name the file here: the page, its viewer and its download then show it instead of the document made from the list. */
export const issuedDocument: IssuedDocument | undefined = undefined;

/** The path of the PDF, and the name under which browsers save it. */
export const scopeFile = {
  path: "/nabl-testing-scope.pdf",
  name: "nabl-testing-scope.pdf",
} as const;

/** Paths of the catalogue files (docs/catalogue.md). */
export const catalogueFiles = { json: "/catalogue.json", csv: "/catalogue.csv" } as const;
