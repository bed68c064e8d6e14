import { catalogueFile } from "#content/copy/files.ts";
import { catalogueVersion } from "#derive/catalogue/published-test.ts";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";

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
  const response = await fetch(catalogueFile);
  if (!response.ok) throw new Error(`${catalogueFile}: ${response.status}`);
  const body: unknown = await response.json();
  if (!isCatalogue(body)) throw new Error(`${catalogueFile}: another version`);
  return body;
}

/** The version stands for the shape of the file; a CDN may still send an older one. */
const isCatalogue = (body: unknown): body is Catalogue =>
  Object(body).version === catalogueVersion && Array.isArray(Object(body).services);
