import type { IssuedDocument } from "#content/testing-scope.ts";
import { issuedScopeCopy, testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { formatDate } from "../dates/format-date.ts";

/** Where the scope page says which tests are accredited. */
export const scopeNotice = (issued: IssuedDocument | undefined): string =>
  issued ? issuedScopeCopy(formatDate(issued.date)) : testingScopeCopy.accredited;
