import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { client } from "./testing/built-site.ts";

test("the data of the search is at most 40 KB as it is sent", () => {
  const files = globSync("assets/search-data.*.json.br", { cwd: client });
  expect(files).toHaveLength(1);
  expect(statSync(join(client, files[0]!)).size).toBeLessThanOrEqual(40_000);
});
