import { expect, test } from "vitest";
import { chooseEncoding } from "./encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["BR", "br"],
  ["br;q=0.0, gzip;q=0", "identity"],
  ["brotli", "identity"],
])("accepting %j is answered with %s", (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});
