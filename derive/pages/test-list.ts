import { testListCopy } from "#content/copy/pages/test-list.ts";
import { testCount } from "../catalogue/testing-scope.ts";
import { testsOf, wholeCatalogue } from "../catalogue/tests-by-service.ts";

export type TestsPage = ReturnType<typeof testsPage>;

/** Every service with its tests, the first of them as a text, and how many they are. */
export function testsPage() {
  const services = wholeCatalogue().map((service) => {
    const names = testsOf(service).map(({ name }) => name);
    return { ...service, count: names.length, preview: testListCopy.first(names) || service.card };
  });
  const all = services.flatMap(testsOf);
  const onRequest = all.filter(({ confirm }) => confirm).length;
  return {
    lead: testListCopy.lead(testCount(), onRequest, all.length - testCount() - onRequest),
    services,
  };
}
