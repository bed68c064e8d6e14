import { testingCertificate } from "#content/claims.ts";
import { scopeFile } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { issuedDocument } from "#content/testing-scope.ts";
import { verifyReportId } from "#content/verify-report.ts";
import { scopeNotice, testCount } from "../catalogue/testing-scope.ts";
import { askPath, scopeQuestion } from "./ask-path.ts";

export type TestingScopePage = ReturnType<typeof testingScopePage>;

export const testingScopePage = () => ({
  lead: testingScopeCopy.lead(testCount()),
  notice: scopeNotice(issuedDocument),
  directory: testingCertificate.directory,
  askPath: askPath(scopeQuestion),
  verifyPath: `${pages.accreditation.path}#${verifyReportId}`,
  file: scopeFile,
});
