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
  // The popups of the address bar are separate pages and slow; the other features are Playwright's defaults.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,OptimizationHints,PaintHolding,PreconnectToSearch",
];

const headlessShell = "chromium-headless-shell";

const wholeBrowsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export function findBrowser(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is "${env.CHROME_PATH}"; there is no file.`);
  }
  const found =
    installed(env) ??
    installFromDebian([headlessShell], () => installed(env)) ??
    installFromDebian(["chromium"], () => installed(env)) ??
    installFromPlaywright(env);
  // The fallback fonts are adjusted to Arial's metrics, which a bare Debian does not have.
  if (!existsSync(liberationFonts)) installFromDebian(["fonts-liberation"], () => liberationFonts);
  if (found) return found;
  throw new Error(
    "There is no browser to test in. Install Chromium or Chrome, or set CHROME_PATH to its path.",
  );
}

/** For benchmarks: the headless shell has no windows, and opens a page for half of the processor time. */
export const findWholeBrowser = (env = process.env) => findProgram(wholeBrowsers, env);

export function findProgram(names: string[], { PATH = "" } = process.env): string | undefined {
  const folders = PATH.split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function installed(env: NodeJS.ProcessEnv): string | undefined {
  const downloaded = chromium.executablePath();
  const found = findProgram([headlessShell], env) ?? findWholeBrowser(env);
  return found ?? (existsSync(downloaded) ? downloaded : undefined);
}

const liberationFonts = "/usr/share/fonts/truetype/liberation";

function installFromDebian(packages: string[], find: () => string | undefined): string | undefined {
  const isDebian =
    existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  console.error(`Browser: installing Debian's ${packages.join(", ")}`);
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  return find();
}

function installFromPlaywright(env: NodeJS.ProcessEnv): string | undefined {
  console.error("Browser: downloading Playwright's chromium");
  run(join(import.meta.dirname, "../node_modules/.bin/playwright"), ["install", "chromium"]);
  return installed(env);
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
