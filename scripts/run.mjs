import { spawn } from "node:child_process";
import { install, projectNode } from "./install.mjs";

// node scripts/run.mjs SET FILE …: installs a set of packages if need be, then runs the file on the project's own Node.

const [set, ...args] = process.argv.slice(2);

try {
  await install(/** @type {Parameters<typeof install>[0]} */ (set));
  const child = spawn(projectNode(), args, { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"]))
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
