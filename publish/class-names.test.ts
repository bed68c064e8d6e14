import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { className } from "./class-names.ts";
import { client } from "./testing/built-site.ts";

const root = join(import.meta.dirname, "..");

test("every class of every style module has its own short name, the same in each bundle", () => {
  const classes = globSync("app/**/*.module.css", { cwd: root }).flatMap((file) =>
    ["one", "two", "three"].map((name) => [name, join(root, file)] as const),
  );
  const names = classes.map((of) => className(...of));
  expect(new Set(names).size).toBe(classes.length);
  expect(classes.map((of) => className(...of))).toEqual(names);
  for (const name of names) expect(name).toMatch(/^[a-z]{2}[a-z\d]$/);
});

test("a file outside of the modules is refused", () => {
  expect(() => className("one", "/elsewhere/x.module.css")).toThrow("not a style module");
});

test("documents use the short names", () => {
  const home = readFileSync(join(client, "index.html"), "utf8");
  expect(home).toMatch(/<header class="[a-z]{2}[a-z\d]"/);
});
