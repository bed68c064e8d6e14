import { isSet } from "#derive/catalogue/paths.ts";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";
import { orLog } from "#app/browser/or-log.ts";
import { loadCatalogue } from "../load-catalogue.ts";
import type { TestRequest } from "../request.ts";

/** The name of the set in a request that has the test too. */
export const setWith = (test: string, { items }: TestRequest, catalogue: Catalogue | undefined) =>
  catalogue?.services
    .flatMap(({ sets }) => sets)
    .find(({ id, tests }) => tests.includes(test) && items.some((item) => item.id === id))?.name;

/** The set because of which a test is not added on its own; an entry that is listed can be removed. */
export async function setInsteadOf(test: string, request: TestRequest) {
  const ids = request.items.map(({ id }) => id);
  // Only sets need the catalogue.
  if (ids.includes(test) || !ids.some(isSet)) return undefined;
  return setWith(test, request, await loadCatalogue().catch(orLog(undefined)));
}
