import { testingCertificate } from "#content/claims.ts";
import imported from "#content/issued-scope.json" with { type: "json" };
import { todayInIndia } from "#derive/dates/calendar.ts";
import { formatDate } from "../dates/format-date.ts";

/** A line of the scope that NABL issued, for a test of the site; dates as 2026-11-15. */
export interface IssuedTest {
  readonly test: string;
  readonly method: string;
  readonly range: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

export interface AccreditedLine {
  readonly text: string;
  readonly until: string;
}

/** `npm run scope -- import FILE` writes it. */
export const issuedScope: readonly IssuedTest[] = imported;

/** The lines about a test that are valid on a day: for pages, the day of the build. */
export const accreditedLines = (
  test: string,
  scope = issuedScope,
  day = todayInIndia(new Date()),
): AccreditedLine[] =>
  scope
    .filter((line) => line.test === test && line.validFrom <= day && day <= line.validUntil)
    .map(({ method, range, validUntil }) => ({
      text: `Accredited, ${testingCertificate.number}, valid until ${formatDate(validUntil)}: ${[method, range].filter(Boolean).join(", ")}`,
      until: validUntil,
    }));
