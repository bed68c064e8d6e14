import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";

const catalogue = catalogueJson("https://laboratory.example");
const respond = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", respond);
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

test("the published catalogue is fetched once", async () => {
  const { loadCatalogue } = await import("./load-catalogue.ts");
  respond.mockResolvedValueOnce(Response.json(catalogue));
  expect((await loadCatalogue()).services).toHaveLength(catalogue.services.length);
  expect(await loadCatalogue()).toBe(await loadCatalogue());
});

test.each([
  ["of another version", { ...catalogue, version: catalogue.version + 1 }],
  ["without services", { ...catalogue, services: undefined }],
  ["that is null", null],
])("a catalogue %s is not loaded, and the next call tries again", async (_, body) => {
  const { loadCatalogue } = await import("./load-catalogue.ts");
  respond.mockResolvedValueOnce(Response.json(body));
  await expect(loadCatalogue()).rejects.toThrow("another version");
  respond.mockResolvedValueOnce(Response.json(catalogue));
  expect((await loadCatalogue()).version).toBe(catalogue.version);
});
