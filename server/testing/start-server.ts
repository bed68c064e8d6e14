import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface ServerOptions {
  folder?: string;
  program?: string;
  args?: string[];
  env?: Record<string, string>;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

export async function startServer({
  folder = join(import.meta.dirname, "../.."),
  program = process.execPath,
  args = ["server/main.ts"],
  env = {},
}: ServerOptions = {}) {
  const temporary = mkdtempSync(join(tmpdir(), "server-"));
  const dataFolder = env.DATA_DIR ?? temporary;
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataFolder,
      LOG_LEVEL: "warn",
      RATE_LIMIT: "0",
      ...env,
    },
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk));
  const exited = once(child, "exit").finally(() => rmSync(temporary, { recursive: true }));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const found = /http:\/\/\S+/.exec(String(chunk));
      if (found) resolve(found[0]);
    });
    child.once("exit", () => reject(new Error(`The server did not start: ${log}`)));
  });

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  }

  return {
    origin,
    pid: child.pid!,
    dataFolder,
    log: () => log,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

export const startStubServer = (env: Record<string, string>, leaseMs = 60_000) =>
  startServer({ args: ["server/testing/stub-server.ts", String(leaseMs)], env });

export function mailsIn(dataFolder: string): string[] {
  const folder = join(dataFolder, "mail");
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
}

export function areMailed(dataFolder: string, references: readonly string[]): boolean {
  const mailed = new Set(mailsIn(dataFolder).map((name) => name.slice(0, "XXXX-XXXX".length)));
  return references.every((reference) => mailed.has(reference));
}
