import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install, projectNode } from "./install.mjs";

// Installs, then every check there is. The last line counts them, whatever breaks off.

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

try {
  install();
  const checks = spawn(projectNode(), ["scripts/checks.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  checks.stdout.on("data", (text) => {
    said += text;
    process.stdout.write(text);
  });
  const [code] = await once(checks, "exit");
  if (!/\d+ passed, \d+ failed\s*$/.test(said)) throw new Error("The checks broke off.");
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
