import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { empty } from "./empty.ts";
import { filled } from "./filled.ts";
import { apply, copyProject } from "./project-copy.ts";

/** Runs a command of the project in the copy, and returns what it says. */
function run(root: string, command: string): string {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` },
  });
  expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0);
  return stderr;
}

test.each([
  {
    state: "every fact changes and everything optional is there",
    changes: filled,
    checked: 'Run "npm run pictures"',
    commands: [
      "node scripts/scope.ts import scope.csv",
      "node pictures/tools/pictures.ts",
      "astro build",
      "vitest run content/ derive/ search/ publish/",
    ],
  },
  {
    state: "everything optional is empty",
    changes: empty,
    checked: "no mistakes",
    commands: ["vitest run content/ derive/ search/"],
  },
])("the tests of content are green when $state", { timeout: 240_000 }, async (one) => {
  const root = copyProject();
  for (const change of one.changes) await apply(root, change);
  run(root, "node scripts/record.ts search");
  expect(run(root, "node scripts/check/check.ts")).toContain(one.checked);
  for (const command of one.commands) run(root, command);
});
