import { testingCertificate } from "./claims.ts";
import type { Place } from "./services/shape.ts";

/** Text of the testing scope, for its page and its PDF. */
export const testingScopeWords = {
  title: "List of tests",
  lead: "Every test we offer, by service.",
  /** Until the laboratory supplies the scope. */
  accredited: `Which of these tests are accredited is shown in the scope that ${testingCertificate.body} issued for ${testingCertificate.number}.`,
  leftOut: "This list does not include calibration, surveys or safety audits.",
  ask: "Is this test in the scope?",
  verify: "How to verify a report",
  listHeading: "Our tests by service",
  editions:
    "Tests follow the edition current on the test date, or the edition named in the contract.",
  columns: ["Serial", "Test", "Method", "Specification", "Where"],
  places: { laboratory: "Laboratory", site: "Site" } satisfies Record<Place, string>,
} as const;

/** How a message begins that the scope page opened; chosen tests follow it. */
export const firstLineAboutScope =
  "Is this test in the scope of your accreditation? Test and method:\n";

/** The scope that NABL issued, as a PDF in content/documents. */
export interface IssuedDocument {
  readonly file: string;
  /** The date NABL issued it, as 2026-11-15. */
  readonly date: string;
}

/** Name the file here: the page then shows it first, instead of the document made from the list. */
export const issuedDocument: IssuedDocument | undefined = undefined;

/** The path of the PDF, and the name under which browsers save it. */
export const scopeFile = {
  path: "/nabl-testing-scope.pdf",
  name: "nabl-testing-scope.pdf",
} as const;

/** Paths of the catalogue files (docs/catalogue.md). */
export const catalogueFiles = { json: "/catalogue.json", csv: "/catalogue.csv" } as const;
