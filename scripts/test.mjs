import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install, projectNode } from "./install.mjs";

// Installs, then every check there is. The last line counts them, also when the installation breaks off.

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

try {
  install();
  const { status } = spawnSync(projectNode(), ["scripts/checks.ts"], {
    cwd: root,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
