import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// Plain JavaScript: this runs before anything is installed, on whatever Node the machine has.

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** The packages that may run code when they are installed; .npmrc stops every other. */
const mayRunScripts = Object.keys(
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")).allowScripts,
);
const stampFile = join(root, "node_modules", ".installed");

/** Installs what the lockfile names, unless that is there already. Development dependencies too, whatever NODE_ENV says. */
export function install() {
  const stamp = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(mayRunScripts.join())
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.error("Install: packages of the lockfile (a minute or so)");
  npm("ci", "--include=dev", "--no-audit", "--no-fund");
  console.error("Install: Node for the project's own scripts");
  npm("rebuild", ...mayRunScripts, "--ignore-scripts=false");
  writeFileSync(stampFile, stamp);
}

/** The Node that everything after the installation runs on. */
export function projectNode() {
  const own = join(root, "node_modules", "node", "bin", "node");
  if (existsSync(own)) return own;
  throw new Error(
    "The project's own Node is missing. Delete node_modules and run the command again.",
  );
}

/** @param {string[]} words */
function npm(...words) {
  // Progress goes to standard error: standard output is kept for the one line people look for.
  const { status } = spawnSync("npm", words, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm ${words[0]} did not succeed; its own words stand above.`);
}
