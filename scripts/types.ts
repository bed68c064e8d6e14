import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** One project per environment: pure code, Node, service worker, browser. */
const binaries = join(import.meta.dirname, "../node_modules/.bin");
const steps = [
  ["react-router", "typegen"],
  ["tsc", "-p", "tsconfig.pure.json"],
  ["tsc", "-p", "tsconfig.server.json"],
  ["tsc", "-p", "tsconfig.worker.json"],
  ["tsc", "-p", "tsconfig.json"],
] as const;

for (const [command, ...words] of steps) {
  const { status } = spawnSync(join(binaries, command), words, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
