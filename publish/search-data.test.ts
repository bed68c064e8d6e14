import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { searchData } from "#derive/search-data/search-data.ts";

test("the data of the search is at most 40 KB as it is sent", () => {
  const sent = brotliCompressSync(JSON.stringify(searchData()));
  expect(sent.length).toBeLessThanOrEqual(40_000);
});
