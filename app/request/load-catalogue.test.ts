import { afterEach, expect, test, vi } from "vitest";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { loadCatalogue } from "./load-catalogue.ts";

const catalogue = catalogueJson();

afterEach(() => vi.unstubAllGlobals());

test("a catalogue of another shape is not loaded, and the next call tries again", async () => {
  for (const body of [null, { ...catalogue, version: 0 }, { ...catalogue, services: undefined }]) {
    vi.stubGlobal("fetch", async () => Response.json(body));
    await expect(loadCatalogue()).rejects.toThrow("another version");
  }
  vi.stubGlobal("fetch", async () => Response.json(catalogue));
  expect((await loadCatalogue()).services).toHaveLength(catalogue.services.length);
});
