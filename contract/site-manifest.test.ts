import { expect, test } from "vitest";
import { parseManifest } from "./site-manifest.ts";

test.each(["{}", "null", '{"entries":[]}'])("%s is refused as a manifest", (text) => {
  expect(() => parseManifest(text)).toThrow('Run "npm run build".');
});
