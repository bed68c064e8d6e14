import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** The site as visitors get it: its own process, with a data folder that goes when the bench ends. */
export async function startSite() {
  const data = mkdtempSync(join(tmpdir(), "bench-"));
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", DATA_DIR: data, LOG_LEVEL: "error", NODE_ENV: "production" },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding("utf8");
    server.stdout.on("data", (line: string) => {
      const found = /http:\/\/\S+/.exec(line);
      if (found) resolve(found[0]);
    });
    server.on("exit", () => reject(new Error("The server stopped before it said its address.")));
  });
  return {
    origin,
    async close() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
