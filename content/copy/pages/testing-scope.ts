import { testingCertificate } from "../../claims.ts";

/** What the document is, once the laboratory has supplied it. */
export const issuedTitle = `${testingCertificate.body}'s scope of ${testingCertificate.number}`;

/** Text of the testing scope, for its page and its PDF. */
export const testingScopeCopy = {
  title: "List of tests",
  /** On each page of the document, which may be printed or copied alone. */
  header: "List of tests, accredited or not",
  /** Below a heading that names NABL. */
  lead: (tests: number) => `Our ${tests} tests by service, accredited or not.`,
  /** Until the laboratory supplies the scope. */
  accredited: `${issuedTitle} shows which tests are accredited. Send us your list, and we mark those.`,
  /** On paper, before the address of the document. */
  document: (title: string, date: string) => `${title}, ${date}, PDF:`,
  leftOut: "Not listed: tests on request, sampling, calibration, surveys and safety audits.",
  ask: "Is your test accredited?",
  verify: "How to verify a report",
  list: "All tests, by service",
  editions:
    "Tests follow the edition current on the test date, or the edition named in the contract.",
  columns: ["Serial", "Test", "Method", "Specification", "Where"],
  places: { laboratory: "Laboratory", site: "Site" },
} as const;

/** Instead of `accredited`, once the laboratory has supplied the scope. */
export const issuedScopeCopy = (date: string) =>
  `The document is the scope that ${testingCertificate.body} issued for ${testingCertificate.number} on ${date}. It shows which of these tests are accredited.`;

/** The viewer of the scope document. */
export const pdfViewerCopy = {
  label: "Testing scope document",
  zoomOut: "Zoom Out",
  zoomIn: "Zoom In",
  reset: "Reset",
  download: "Download PDF",
  pages: "Pages",
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  /** Where neither scripts nor a plugin show the document; a link comes between the two. */
  noPlugin: "This browser appears to have no PDF plugin.",
  downloadDocument: "Download the document",
  toRead: "to read it.",
} as const;
