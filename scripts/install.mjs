import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// Plain JavaScript: this runs before anything is installed, on whatever Node the machine has.

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

// Nobody is told of a build; every command inherits it.
process.env.ASTRO_TELEMETRY_DISABLED = "1";

/** The packages that may run code when they are installed; .npmrc stops all others. */
const mayRunScripts = Object.keys(
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")).allowScripts,
);
const stampFile = join(root, "node_modules", ".installed");

/** Astro's type check needs an older TypeScript than the other checks, so it has a lockfile of its own. */
const astroCheck = join("scripts", "astro-check");

/** Sets of packages, each with those before it, and the workspaces of package.json that they need. */
const sets = {
  start: ["--workspaces=false"],
  test: ["--include-workspace-root", "--workspace=scripts/checks"],
  bench: ["--include-workspace-root", "--workspaces"],
};

/**
 * Installs the packages of the lockfile unless they are installed, development dependencies too whatever NODE_ENV is.
 * @param {keyof typeof sets} set
 */
export async function install(set) {
  const stamp = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(readFileSync(join(root, astroCheck, "package-lock.json")))
    .update(mayRunScripts.join())
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  const names = /** @type {(keyof typeof sets)[]} */ (Object.keys(sets));
  const [installedStamp, installedSet] = existsSync(stampFile)
    ? readFileSync(stampFile, "utf8").split(" ")
    : [];
  const installed = names.findIndex((name) => name === installedSet);
  if (installedStamp === stamp && installed >= names.indexOf(set)) return;
  // Never removes a larger set that another command installed.
  const wanted = names[Math.max(installed, names.indexOf(set))] ?? set;
  console.error(`Install: packages for npm ${wanted === "bench" ? "run bench" : wanted}`);
  await Promise.all([
    npm("ci", "--include=dev", ...sets[wanted]).then(() =>
      npm("rebuild", ...mayRunScripts, "--ignore-scripts=false"),
    ),
    wanted !== "start" && npm("ci", "--include=dev", "--prefix", astroCheck),
  ]);
  writeFileSync(stampFile, `${stamp} ${wanted}`);
}

export function projectNode() {
  const path = join(root, "node_modules", "node", "bin", "node");
  if (existsSync(path)) return path;
  throw new Error(
    "The project's own Node is missing. Delete node_modules and run the command again.",
  );
}

/** @param {string[]} args */
async function npm(...args) {
  // Standard output carries only the address of the site or the counts of the tests.
  const child = spawn("npm", args, { cwd: root, stdio: ["ignore", 2, 2] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`npm ${args[0]} failed; its own message is above.`);
}
