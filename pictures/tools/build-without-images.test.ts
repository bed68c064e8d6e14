import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inRoot, root } from "./folders.ts";

const imports =
  /(?:^|\n)\s*(?:import|export)\b[^;]*?\bfrom\s*"([^"]+)"|\bimport\(\s*"([^"]+)"|\nimport "([^"]+)"/g;

/** Everything that a file imports, at whatever distance: our own files, and packages by name. */
function reached(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [inRoot(entry)];
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

test("a build opens no picture: nothing it imports reaches the image library", () => {
  for (const entry of ["publish/build.ts", "vite.config.ts", "react-router.config.ts"]) {
    const { files, packages } = reached(entry);
    expect(files.size, entry).toBeGreaterThan(1);
    expect([...packages], entry).not.toContain("sharp");
  }
  expect(reached("publish/build.ts").files).toContain(inRoot("pictures/tools/check-pictures.ts"));
});

test("nor does any page", () => {
  for (const entry of ["app/root.tsx", "app/pages/home/home.tsx", "app/pages/service.tsx"])
    expect([...reached(entry).packages], entry).not.toContain("sharp");
});

test("the walk would find it: the command that makes the pictures does reach it", () => {
  expect([...reached("pictures/tools/pictures.ts").packages]).toContain("sharp");
});
