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
import { ask, type UnconfirmedStatement } from "./statement.ts";

export function accreditation(): UnconfirmedStatement[] {
  const sheets: readonly Certificate[] = certificates;
  const marks: readonly AccreditationMark[] = accreditationMarks;
  const place = {
    topic: "accreditation",
    file: "content/accreditation.ts",
    page: pages.accreditation.path,
  } as const;
  return [
    ...ask(
      {
        ...place,
        question:
          "Please send a scan of each certificate, and of ISO 45001:2018: number, certification body, scope, dates.",
      },
      sheets.filter(isPlaceholder).map(({ title }) => `record instead of "${title}"`),
    ),
    ...ask(
      {
        ...place,
        question:
          "Which marks may you show, under which rules of their owner, and on which certificates do QRO, IAF and EGAC stand?",
      },
      marks.filter(isPlaceholder).map(({ name }) => `drawing of the ${name} mark`),
    ),
    ...calibration(),
    ...issuedScope(issuedDocument),
    ...endedScope(),
  ];
}

const isPlaceholder = ({ placeholder }: { readonly placeholder: boolean }) => placeholder;

/** Until the laboratory sends the scope that NABL issued, the site publishes its own list. */
export const issuedScope = (issued: IssuedDocument | undefined): UnconfirmedStatement[] =>
  ask(
    {
      topic: "accreditation",
      question: "Please send the scope that NABL issued, as a PDF, with its date of issue.",
      file: "content/testing-scope.ts",
      page: pages.testingScope.path,
    },
    issued ? [] : ["a list of tests instead of the scope issued by NABL"],
  );

/** Rows say nothing about such lines any more. */
export function endedScope(scope = issuedLines, day = todayInIndia(new Date())) {
  const ended = scope.filter(({ validUntil }) => validUntil < day).length;
  const lines = ended === 1 ? "line of the issued scope has" : "lines of the issued scope have";
  return ask(
    {
      topic: "scope",
      question: "Please send the renewed scope; then npm run scope -- import FILE, and build.",
      file: "content/issued-scope.json",
      page: pages.testingScope.path,
    },
    ended ? [`${ended} ${lines} ended`] : [],
  );
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
