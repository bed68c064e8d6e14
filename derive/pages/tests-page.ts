import { testListCopy } from "#content/copy/pages/service-page.ts";
import { testCount, testsOf, wholeCatalogue } from "../catalogue/testing-scope.ts";

export type TestsPage = ReturnType<typeof testsPage>;

/** Every service that has tests, with the first of them as a text and how many they are; then the others. */
export function testsPage() {
  const services = wholeCatalogue().map((service) => {
    const names = testsOf(service).map(({ name }) => name);
    return { ...service, count: names.length, preview: testListCopy.first(names) };
  });
  const all = services.flatMap(testsOf);
  const onRequest = all.filter(({ confirm }) => confirm).length;
  return {
    lead: testListCopy.lead(testCount(), onRequest, all.length - testCount() - onRequest),
    services: services.filter(({ count }) => count > 0),
    others: services.filter(({ count }) => count === 0),
  };
}
