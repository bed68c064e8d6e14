import { exec } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { empty } from "./empty.ts";
import { filled } from "./filled.ts";
import { apply, copyProject } from "./project-copy.ts";

const execute = promisify(exec);

/** Runs a command of the project in the copy, and returns what it says; one that fails throws it. */
async function run(root: string, command: string): Promise<string> {
  const PATH = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH };
  const { stderr } = await execute(`${command} >&2`, { cwd: root, env, maxBuffer: 2 ** 26 });
  return stderr;
}

test.concurrent.each([
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
  await run(root, "node scripts/record.ts search");
  expect(await run(root, "node scripts/check/check.ts")).toContain(one.checked);
  for (const command of one.commands) await run(root, command);
});
