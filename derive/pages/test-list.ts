import { testListCopy } from "#content/copy/pages/test-list.ts";
import { testCount } from "../catalogue/testing-scope.ts";
import { testsOf, wholeCatalogue } from "../catalogue/tests-by-service.ts";

export type TestsPage = ReturnType<typeof testsPage>;

/** Every test by service, and how many they are. */
export function testsPage() {
  const services = wholeCatalogue();
  const all = services.flatMap(testsOf);
  const onRequest = all.filter(({ confirm }) => confirm).length;
  return {
    lead: testListCopy.lead(testCount(), onRequest, all.length - testCount() - onRequest),
    services,
  };
}
