import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Serves the build of a checkout in a process of its own, on a free port and with a temporary data folder. */
export async function startSite(checkout = root, env: NodeJS.ProcessEnv = {}) {
  const data = mkdtempSync(join(tmpdir(), "site-"));
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: checkout,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: data,
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      ...env,
    },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (line: Buffer) => {
      const address = /http:\/\/\S+/.exec(String(line));
      if (address) resolve(address[0]);
    });
    server.once("exit", () =>
      reject(new Error("The server stopped before it printed its address.")),
    );
  });
  return {
    origin,
    data,
    async close() {
      const exit = once(server, "exit");
      server.kill("SIGTERM");
      await exit;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
