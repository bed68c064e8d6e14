import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { finderData } from "#derive/finder/finder-data.ts";

test("the data of the search is at most 40 KB as it is sent", () => {
  const sent = brotliCompressSync(JSON.stringify(finderData()));
  expect(sent.length).toBeLessThanOrEqual(40_000);
});
