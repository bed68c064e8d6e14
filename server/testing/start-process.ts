import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const program = join(import.meta.dirname, "enquiry-process.ts");

interface Options {
  env: Record<string, string>;
  leaseMs?: number;
}

/** Starts the service as another process and waits until it listens. */
export async function startProcess({ env, leaseMs = 60_000 }: Options) {
  const child = spawn(process.execPath, [program, String(leaseMs)], {
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "warn", RATE_LIMIT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk));
  const ended = once(child, "exit");
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once("exit", () => reject(new Error(`The service did not start: ${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}/api/enquiry`,
    log: () => said,
    /** As a power cut would. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    /** As an operator would. */
    async stop() {
      child.kill("SIGTERM");
      const [code] = await ended;
      return code as number;
    },
  };
}
