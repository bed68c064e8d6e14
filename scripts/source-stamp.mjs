import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readBuildConfig } from "../publish/build-config.mjs";

// Plain JavaScript: the first start runs on whatever Node the machine has.

/** Where the build notes what it was made from. */
export const stampFile = "build/stamp";

const sources = [
  "app",
  "content",
  "contract",
  "derive",
  "pictures",
  "public",
  "publish",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

const madeByBuild = join("app", "styles", "made");

/**
 * A name for everything a build depends on: sources, lockfile, build-time variables.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function sourceStamp(root, env) {
  const hash = createHash("sha256");
  for (const source of sources) addTo(hash, root, source);
  hash.update(JSON.stringify(readBuildConfig(env)));
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addTo(hash, root, path) {
  if (path === madeByBuild) return;
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).toSorted()) addTo(hash, root, join(path, name));
  } else {
    hash.update(path).update(readFileSync(full));
  }
}
