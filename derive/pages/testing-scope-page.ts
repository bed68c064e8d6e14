import { testingCertificate } from "#content/claims.ts";
import { scopeFile } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { issuedTitle, testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { issuedDocument, listRevised } from "#content/testing-scope.ts";
import { verifyReportId } from "#content/verify-report.ts";
import { scopeNotice, testCount } from "../catalogue/testing-scope.ts";
import { formatDate } from "../dates/format-date.ts";
import { askPath, scopeQuestion } from "./ask-path.ts";

export type TestingScopePage = ReturnType<typeof testingScopePage>;

export const testingScopePage = () => ({
  lead: testingScopeCopy.lead(testCount()),
  notice: scopeNotice(issuedDocument),
  directory: testingCertificate.directory,
  askPath: askPath(scopeQuestion),
  verifyPath: `${pages.accreditation.path}#${verifyReportId}`,
  file: {
    path: scopeFile.path,
    name: scopeFile.names[issuedDocument ? "issued" : "own"],
  },
  document: testingScopeCopy.document(
    issuedDocument ? issuedTitle : testingScopeCopy.title,
    formatDate(issuedDocument?.date ?? listRevised),
  ),
});
