import { testingCertificate } from "../claims.ts";

/** Text of the testing scope, for its page and its PDF. */
export const testingScopeCopy = {
  title: "List of tests",
  lead: "Every test we offer, by service.",
  /** Until the laboratory supplies the scope. */
  accredited: `${testingCertificate.body} publishes the scope of ${testingCertificate.number}, which shows the accredited tests. Choose yours, and we tell you whether it is in the current scope.`,
  leftOut: "Calibration, surveys and safety audits have their own pages.",
  ask: "Is this test in the scope?",
  verify: "How to verify a report",
  openData: "Open data:",
  csv: "the catalogue as CSV",
  json: "the catalogue as JSON",
  listHeading: "Our tests by service",
  editions:
    "Tests follow the edition current on the test date, or the edition named in the contract.",
  columns: ["Serial", "Test", "Method", "Specification", "Where"],
  places: { laboratory: "Laboratory", site: "Site" },
} as const;

/** Instead of `accredited`, once the laboratory has supplied the scope. */
export const issuedScopeCopy = (date: string) =>
  `The document is the scope that ${testingCertificate.body} issued for ${testingCertificate.number} on ${date}. It shows which of these tests are accredited.`;
