import { catalogueFiles } from "#content/testing-scope.ts";
import type { Catalogue } from "./chosen-tests.ts";

let loading: Promise<Catalogue> | undefined;

/** Fetches the published catalogue once; after a failure, the next call tries again. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= fetchCatalogue().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchCatalogue(): Promise<Catalogue> {
  const response = await fetch(catalogueFiles.json);
  if (!response.ok) throw new Error(`${catalogueFiles.json}: ${response.status}`);
  return (await response.json()) as Catalogue;
}
