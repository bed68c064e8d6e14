import { testingCertificate } from "#content/claims.ts";
import imported from "#content/issued-scope.json" with { type: "json" };
import { todayInIndia } from "../dates/calendar.ts";
import { formatDate } from "../dates/format-date.ts";

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
