import { testingCertificate } from "#content/claims.ts";
import { type IssuedDocument, testingScopeWords } from "#content/testing-scope.ts";
import { formatDate } from "../dates.ts";

/** Where the scope page says which tests are accredited. */
export const scopeNotice = (issued: IssuedDocument | undefined): string =>
  issued
    ? `The document is the scope that ${testingCertificate.body} issued for ${testingCertificate.number} on ${formatDate(issued.date)}. It shows which of these tests are accredited.`
    : testingScopeWords.accredited;
