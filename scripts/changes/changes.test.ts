import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apply, type Change, copyProject } from "./project-copy.ts";
import { empty } from "./empty.ts";
import { filled } from "./filled.ts";

/** Runs a command of the project in the copy; what it wrote is the message of a failure. */
function run(root: string, command: string) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` },
  });
  expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0);
}

async function changed(changes: readonly Change[]): Promise<string> {
  const root = copyProject();
  for (const change of changes) await apply(root, change);
  run(root, "node scripts/check/check.ts");
  return root;
}

test("all tests of content stay green when every fact changes", { timeout: 180_000 }, async () => {
  const root = await changed(filled);
  run(root, "node scripts/scope.ts import scope.csv");
  run(root, "node pictures/tools/pictures.ts");
  run(root, "node scripts/record.ts search");
  run(root, "astro build");
  run(root, "vitest run content/ derive/ search/ publish/");
});

test("they stay green when everything optional is empty", { timeout: 120_000 }, async () => {
  const root = await changed(empty);
  run(root, "vitest run content/ derive/ search/");
});
