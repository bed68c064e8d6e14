import { expect, test } from "vitest";
import { readImports } from "#scripts/imports.ts";

const imports = readImports().filter(({ typesOnly }) => !typesOnly);

/** The files and packages that a file imports, directly or through others. */
function reached(entry: string, followed = imports): Set<string> {
  const found = new Set([entry]);
  // A set grows while it is iterated, so every file that is found is followed too.
  for (const file of found) for (const { from, to } of followed) if (from === file) found.add(to);
  return found;
}

test("no page imports the image library", () => {
  for (const entry of ["app/root.tsx", "app/pages/home/home.tsx", "app/pages/service/service.tsx"])
    expect([...reached(entry)], entry).not.toContain("sharp");
});

test("npm run pictures imports it only when it has something to make", () => {
  const command = "pictures/tools/pictures.ts";
  const atStart = imports.filter(({ dynamic }) => !dynamic);
  expect([...reached(command, atStart)]).not.toContain("sharp");
  expect([...reached(command)]).toContain("sharp");
});
