import { testListCopy } from "#content/copy/pages/test-list.ts";
import { testCount } from "../catalogue/testing-scope.ts";
import { testsOf, wholeCatalogue } from "../catalogue/tests-by-service.ts";

export function testListLead(): string {
  const all = wholeCatalogue().flatMap(testsOf);
  const onRequest = all.filter(({ confirm }) => confirm).length;
  return testListCopy.lead(testCount(), onRequest, all.length - testCount() - onRequest);
}
