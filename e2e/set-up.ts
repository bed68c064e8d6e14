import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "#scripts/browser.ts";

/** One server for all journeys, on a free port and with a data folder of its own. */
export default async function setUp() {
  process.env.CHROME_PATH ??= await findBrowser();
  const data = mkdtempSync(join(tmpdir(), "site-"));
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: data,
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      // All journeys come from one address.
      RATE_LIMIT: "0",
    },
  });
  process.env.SITE_URL = await address(server.stdout);
  process.env.SITE_DATA = data;
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true });
  };
}

function address(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    output.setEncoding("utf8");
    output.on("data", (line: string) => {
      const found = /http:\/\/\S+/.exec(line);
      if (found) resolve(found[0]);
    });
    output.on("end", () => reject(new Error("The server stopped before it said its address.")));
  });
}
