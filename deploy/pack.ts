import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const sources = ["build", "content", "contract", "docs", "server", "deploy"];
const files = ["package.json", ".env.example", "README.md"];
const onlyForTests = ["*.test.ts", "server/testing", "server/faults"];
const node = "node_modules/node/bin/node";

/** Packs a built checkout with production packages and Node, so that a server needs neither npm nor a registry. */
export function pack(root: string, file: string) {
  execFileSync("tar", [
    "--create",
    // By the ending of the file name.
    "--auto-compress",
    `--file=${file}`,
    `--directory=${root}`,
    ...onlyForTests.map((pattern) => `--exclude=${pattern}`),
    `--transform=s,^${node}$,bin/node,`,
    ...sources,
    ...files,
    ...productionPackages(root),
    node,
  ]);
}

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export function productionPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const found = new Set<string>();
  const add = (from: string) => {
    const { dependencies, optionalDependencies } = packages[from]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = installedAt(from, name);
      if (found.has(path) || !existsSync(join(root, path))) continue;
      found.add(path);
      add(path);
    }
  };
  /** The nearest, as Node resolves it. */
  const installedAt = (from: string, name: string): string => {
    const path = join(from, "node_modules", name);
    if (packages[path] || from === "") return path;
    const parent = dirname(from.slice(0, from.lastIndexOf("node_modules")));
    return installedAt(parent === "." ? "" : parent, name);
  };
  add("");
  return [...found].toSorted();
}
