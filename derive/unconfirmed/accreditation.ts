import {
  type AccreditationMark,
  accreditationMarks,
  type Certificate,
  certificates,
} from "#content/accreditation.ts";
import { claims } from "#content/claims.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { type IssuedDocument, issuedDocument } from "#content/testing-scope.ts";
import { issuedScope as issuedLines } from "../catalogue/accredited-lines.ts";
import { todayInIndia } from "../dates/calendar.ts";
import { servicePath } from "../catalogue/paths.ts";
import type { UnconfirmedStatement } from "./statement.ts";

export function accreditation(): UnconfirmedStatement[] {
  const sheets: readonly Certificate[] = certificates;
  const marks: readonly AccreditationMark[] = accreditationMarks;
  const place = { file: "content/accreditation.ts", page: pages.accreditation.path };
  return [
    ...sheets
      .filter(({ placeholder }) => placeholder)
      .map(({ title }) => ({
        topic: "accreditation" as const,
        statement: `record instead of "${title}"`,
        question:
          "Please send a scan of each certificate, and of ISO 45001:2018: number, certification body, scope, dates.",
        ...place,
      })),
    ...marks
      .filter(({ placeholder }) => placeholder)
      .map(({ name }) => ({
        topic: "accreditation" as const,
        statement: `drawing of the ${name} mark`,
        question:
          "Which marks may you show, under which rules of their owner, and on which certificates do QRO, IAF and EGAC stand?",
        ...place,
      })),
    ...calibration(),
    ...issuedScope(issuedDocument),
    ...endedScope(),
  ];
}

/** Until the laboratory sends the scope that NABL issued, the site publishes its own list. */
export const issuedScope = (issued: IssuedDocument | undefined): UnconfirmedStatement[] =>
  issued
    ? []
    : [
        {
          topic: "accreditation",
          statement: "a list of tests instead of the scope issued by NABL",
          question: "Please send the scope that NABL issued, as a PDF, with its date of issue.",
          file: "content/testing-scope.ts",
          page: pages.testingScope.path,
        },
      ];

/** Rows say nothing about such lines any more. */
export function endedScope(
  scope = issuedLines,
  day = todayInIndia(new Date()),
): UnconfirmedStatement[] {
  const ended = scope.filter(({ validUntil }) => validUntil < day).length;
  if (ended === 0) return [];
  return [
    {
      topic: "scope",
      statement: `${ended} ${ended === 1 ? "line of the issued scope has" : "lines of the issued scope have"} ended`,
      question: "Please send the renewed scope; then npm run scope -- import FILE, and build.",
      file: "content/issued-scope.json",
      page: pages.testingScope.path,
    },
  ];
}

/** A calibration laboratory is accredited under a separate certificate, which nobody has named. */
const calibration = (): UnconfirmedStatement[] =>
  services
    .filter(({ sections }) => sections.some(({ kind }) => kind === "instruments"))
    .map(({ slug }) => ({
      topic: "accreditation",
      statement: "instruments listed under NABL, without a calibration certificate",
      question: "What is the number of your NABL certificate for calibration (CC-…), if any?",
      file: `content/services/${slug}.ts`,
      page: servicePath(slug),
    }));

/** Pairs of statements that content/claims.ts keeps apart until the laboratory decides. */
export const differing = (): UnconfirmedStatement[] => [
  {
    topic: "differing",
    statement: `experience: "${claims.experience.about}" (About) and "${claims.experience.homeCard}" (Home)`,
    question:
      "Which is right, or what does each refer to? In which year was the laboratory founded?",
    file: "content/claims.ts",
    page: pages.about.path,
  },
  {
    topic: "differing",
    statement: `FWD load range: ${claims.fwdLoadRange.specification} (equipment) and ${claims.fwdLoadRange.performance} (performance)`,
    question: "Which is right, or what does each refer to?",
    file: "content/claims.ts",
    page: servicePath("fwd-service"),
  },
];
