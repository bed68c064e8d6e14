import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const staticImports = /(?:^|\n)\s*(?:import|export)\b[^;]*?\bfrom\s*"([^"]+)"|\nimport "([^"]+)"/g;
const allImports = new RegExp(`${staticImports.source}|\\bimport\\(\\s*"([^"]+)"`, "g");

/** The files and packages that a file imports, directly or through others. */
function reached(
  entry: string,
  imports = allImports,
): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [join(root, entry)];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (files.has(file) || !existsSync(file)) continue;
    files.add(file);
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue;
    for (const [whole, ...names] of readFileSync(file, "utf8").matchAll(imports)) {
      if (/^\s*import type\b/.test(whole)) continue;
      const name = names.find(Boolean)!;
      if (name.startsWith(".")) queue.push(join(dirname(file), name));
      else if (name.startsWith("#")) queue.push(join(root, name.slice(1)));
      else packages.add(name);
    }
  }
  return { files, packages };
}

test("the build does not import the image library", () => {
  for (const entry of ["publish/build.ts", "vite.config.ts", "react-router.config.ts"]) {
    const { files, packages } = reached(entry);
    expect(files.size, entry).toBeGreaterThan(1);
    expect([...packages], entry).not.toContain("sharp");
  }
  expect(reached("publish/build.ts").files).toContain(join(root, "publish/pictures.ts"));
});

test("no page imports it", () => {
  for (const entry of ["app/root.tsx", "app/pages/home/home.tsx", "app/pages/service.tsx"])
    expect([...reached(entry).packages], entry).not.toContain("sharp");
});

test("npm run pictures imports it only when it has something to make", () => {
  const command = "pictures/tools/pictures.ts";
  expect([...reached(command, staticImports).packages]).not.toContain("sharp");
  expect([...reached(command).packages]).toContain("sharp");
});
