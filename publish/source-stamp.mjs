import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBuildConfig } from "./build-config.mjs";

// Plain JavaScript: the first start runs on whatever Node the machine has.

export const stampFile = "build/stamp";

/** What the build certainly does not read; a name missing here costs a needless build, never a stale one. */
const notRead =
  /^(\.astro|\.ci|\.git|\.github|app.(finder|views.testing-scope|styles).generated|bench|build|deploy|docs|e2e|node_modules|server|test-results|var|.+.testing|.+\.md|.+\.test\.tsx?)$/;

/**
 * The hash of everything a build depends on: the project's files and the build-time variables.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function sourceStamp(root, env) {
  const hash = createHash("sha256").update(JSON.stringify(readBuildConfig(env)));
  for (const path of filesIn(root, "")) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

/**
 * Names a build: the same sources give the same documents.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export const buildId = (root, env) => sourceStamp(root, env).slice(0, 10);

/**
 * Whether the last build has the present sources.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function isBuilt(root, env) {
  const stamp = join(root, stampFile);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourceStamp(root, env);
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (notRead.test(path)) return [];
      if (entry.isDirectory()) return filesIn(root, path);
      return entry.isFile() ? [path] : [];
    });
}
