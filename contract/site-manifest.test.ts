import { expect, test } from "vitest";
import { parseManifest } from "./site-manifest.ts";

const manifest = {
  build: "1",
  siteOrigin: "https://laboratory.example",
  entries: [],
  redirects: {},
  notFound: {},
  noScriptPages: {},
  placeholders: 0,
};

test("a manifest that lacks a field is refused with the way to a new one", () => {
  expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  for (const field of Object.keys(manifest))
    expect(() => parseManifest(JSON.stringify({ ...manifest, [field]: undefined }))).toThrow(
      'Run "npm run build".',
    );
});
