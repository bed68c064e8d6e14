import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** No sandbox, which containers lack, and no background requests or windows. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell would fit glyphs to whole pixels, which makes text wider than elsewhere.
  "--font-render-hinting=none",
  // Our opener policy would start a second process for each page that follows the empty one; the popups of the address
  // bar are separate pages and slow; the other features are Playwright's defaults.
  "--disable-features=CrossOriginOpenerPolicy,WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,OptimizationHints,PaintHolding,PreconnectToSearch",
];

const headlessShell = "chromium-headless-shell";

const wholeBrowsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export function findBrowser(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH is "${CHROME_PATH}"; there is no file.`);
  }
  for (const name of [headlessShell, "chromium"]) if (!installed()) installFromDebian(name);
  if (!installed()) installFromPlaywright();
  // The fallback fonts are adjusted to Arial's metrics, which a bare Debian does not have.
  if (!existsSync("/usr/share/fonts/truetype/liberation")) installFromDebian("fonts-liberation");
  const found = installed();
  if (found) return found;
  throw new Error(
    "There is no browser to test in. Install Chromium or Chrome, or set CHROME_PATH to its path.",
  );
}

/** For benchmarks: the headless shell has no windows, and opens a page for half of the processor time. */
export const findWholeBrowser = () => findProgram(wholeBrowsers);

export function findProgram(names: string[], { PATH = "" } = process.env): string | undefined {
  const folders = PATH.split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function installed(): string | undefined {
  const downloaded = chromium.executablePath();
  const found = findProgram([headlessShell, ...wholeBrowsers]);
  return found ?? (existsSync(downloaded) ? downloaded : undefined);
}

function installFromDebian(name: string) {
  const isDebian =
    existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  if (!isDebian || process.getuid?.() !== 0) return;
  console.error(`Browser: installing Debian's ${name}`);
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
}

function installFromPlaywright() {
  console.error("Browser: downloading Playwright's chromium");
  run(join(import.meta.dirname, "../node_modules/.bin/playwright"), ["install", "chromium"]);
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
