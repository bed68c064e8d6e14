import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync(["*.md", "*/*.md"], { exclude: ["node_modules"] });
const rooms = readdirSync(".");

test.each(documents)("%s names files and folders that exist", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(/`([\w-]+\/[\w./-]*)`/g)]
    .map(([, path]) => path!)
    .filter((path) => rooms.includes(path.split("/")[0]!));
  const missing = named.filter(
    (path) => !existsSync(path) && !existsSync(join(dirname(document), path)),
  );
  expect(missing).toEqual([]);
});
