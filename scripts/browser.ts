import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A Chromium to test in: the one that CHROME_PATH names, one the machine has, or one we can bring. */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is "${env.CHROME_PATH}"; there is no file.`);
  }
  return installed(env) ?? bring(env);
}

function installed(env: NodeJS.ProcessEnv): string | undefined {
  const onPath = (env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find((file) => file && existsSync(file));
}

function bring(env: NodeJS.ProcessEnv): string {
  const asRoot = process.getuid?.() === 0;
  if (asRoot && spawnSync("apt-get", ["--version"]).status === 0) {
    console.error("Browser: installing Debian's chromium");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  } else {
    console.error("Browser: fetching Playwright's chromium");
    run(join(import.meta.dirname, "../node_modules/.bin/playwright"), ["install", "chromium"]);
  }
  const found = installed(env);
  if (found) return found;
  throw new Error(
    "There is no browser to test in. Install Chromium or Chrome, or say where it is with CHROME_PATH.",
  );
}

function run(command: string, words: string[]) {
  spawnSync(command, words, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
