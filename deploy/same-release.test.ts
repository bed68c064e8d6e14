import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import "#publish/testing/built-site.ts";
import { copyProject } from "#scripts/changes/project-copy.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { pack } from "./pack.ts";

test("two releases of the same sources, made in two folders, are the same bytes", () => {
  const roots = [join(import.meta.dirname, ".."), copyProject()] as const;
  execFileSync("node_modules/.bin/astro", ["build"], { cwd: roots[1], stdio: "ignore" });
  const builds = roots.map((root) => join(root, "build"));
  expect(String(spawnSync("diff", ["-rq", ...builds]).stdout)).toBe("");
  const [here, there] = roots.map((root) => {
    const file = join(temporaryFolder(), "laboratory.tar");
    pack(root, file);
    return readFileSync(`${file}.sha256`, "utf8");
  });
  expect(there).toBe(here);
}, 240_000);
