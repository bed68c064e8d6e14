import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { empty } from "./empty.ts";
import { filled } from "./filled.ts";
import { apply, copyProject } from "./project-copy.ts";

/** What a command of the project in the copy says if it fails. */
function failureOf(root: string, command: string): string {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` },
  });
  return status === 0 ? "" : `${command}\n${stdout}\n${stderr}`;
}

test.each([
  {
    state: "every fact changes and everything optional is there",
    changes: filled,
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
    commands: ["vitest run content/ derive/ search/"],
  },
])("the tests of content are green when $state", { timeout: 240_000 }, async (one) => {
  const root = copyProject();
  for (const change of one.changes) await apply(root, change);
  const first = ["node scripts/record.ts search", "node scripts/check/check.ts"];
  for (const command of [...first, ...one.commands]) expect(failureOf(root, command)).toBe("");
});
