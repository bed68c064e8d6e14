import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pack } from "#derive/search-data/pack.ts";
import { readSearchData } from "./search-data.ts";

test("the data of the search is at most 40 KB as it is sent", () => {
  const sent = brotliCompressSync(JSON.stringify(pack(readSearchData())));
  expect(sent.length).toBeLessThanOrEqual(40_000);
});
