import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBuildConfig } from "./build-config.mjs";

// Plain JavaScript: the first start runs on whatever Node the machine has.

export const stampFile = "build/stamp";

/** What a build reads; a test compares it with what these files import. */
const sources =
  /^(app|content|contract|derive|pictures|public|publish|search|astro\.config\.mjs|package(-lock)?\.json|tsconfig(\.base)?\.json)$/;

/** Tests, documents, what a build writes, and what systems and editors leave in folders. */
const notRead = /^(generated|testing|\.(?!well-known$).+|.+\.md|.+\.test\.tsx?)$/;

/**
 * The hash of the files that a build reads and of the build-time variables.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function sourceStamp(root, env) {
  const hash = createHash("sha256").update(JSON.stringify(readBuildConfig(env)));
  for (const path of sourceFiles(root)) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

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
 * @param {string} [folder]
 * @returns {string[]}
 */
export function sourceFiles(root, folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => (folder ? !notRead.test(name) : sources.test(name)))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(root, path);
      return entry.isFile() ? [path] : [];
    });
}
