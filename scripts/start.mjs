import { spawn, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install, projectNode } from "./install.mjs";
import { isBuilt } from "../publish/source-stamp.mjs";

// Installs, builds and serves; installs and builds only when something changed.
// package.json starts this with exec: npm signals its shell, which would not pass the signal on.

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

try {
  await install("start");
  if (!isBuilt(root, process.env)) build();
  serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function build() {
  const { status } = spawnSync(projectNode(), ["node_modules/.bin/astro", "build"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) throw new Error("The build failed; the reason is above.");
}

function serve() {
  const server = spawn(projectNode(), ["server/main.ts"], {
    cwd: root,
    // The server stops when this channel closes, and so even if this process is killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"]))
    process.on(signal, () => server.kill(signal));
  server.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0);
  });
}
