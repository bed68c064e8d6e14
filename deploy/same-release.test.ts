import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import "#publish/testing/built-site.ts";
import { copyProject } from "#scripts/changes/project-copy.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { pack } from "./pack.ts";

const project = join(import.meta.dirname, "..");
const sumOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

const sumsOf = (folder: string) =>
  globSync("**/*", { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => `${file} ${sumOf(join(folder, file))}`);

test("two releases of the same sources, made in two folders, are the same bytes", () => {
  const copy = copyProject();
  execFileSync("node_modules/.bin/astro", ["build"], { cwd: copy, stdio: "ignore" });
  const sums = new Set(sumsOf(join(project, "build")));
  const differing = new Set(sumsOf(join(copy, "build"))).symmetricDifference(sums);
  expect([...differing]).toEqual([]);
  const releases = [project, copy].map((root) => {
    const file = join(temporaryFolder(), "laboratory.tar");
    pack(root, file);
    return sumOf(file);
  });
  expect(releases[1]).toBe(releases[0]);
}, 240_000);
