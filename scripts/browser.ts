import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
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
  const ways = [
    { words: "installing Debian's chromium", can: isDebianRoot, go: installDebians },
    { words: "fetching Playwright's chromium", can: () => true, go: fetchPlaywrights },
  ];
  for (const { words, can, go } of ways) {
    if (!can()) continue;
    console.error(`Browser: ${words}`);
    go();
    const found = installed(env);
    if (found) return found;
  }
  throw new Error(
    "There is no browser to test in. Install Chromium or Chrome, or say where it is with CHROME_PATH.",
  );
}

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync("/etc/os-release") &&
  /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));

function installDebians() {
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
}

function fetchPlaywrights() {
  run(join(import.meta.dirname, "../node_modules/.bin/playwright"), ["install", "chromium"]);
}

function run(command: string, words: string[]) {
  spawnSync(command, words, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
