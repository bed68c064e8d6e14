import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserArgs } from "#scripts/browser.ts";
import { connectBidi } from "./bidi-connection.ts";
import { openBidiTab } from "./bidi-driver.ts";
import type { Driver } from "./driver.ts";
import type { EngineName } from "./engines.ts";
import { type Program, startProgram } from "./start-program.ts";
import { sendCommand } from "./webdriver.ts";
import { openResponding } from "./open-responding.ts";
import { openWebKit } from "./webkit-driver.ts";

export interface RunningEngine {
  /** A tab or window that shares no storage with another. */
  openTab(): Promise<Driver>;
  stop(): Promise<void>;
}

/** Starts an engine with what it needs: a driver, a profile or a display. */
export const startEngine = (name: EngineName): Promise<RunningEngine> => start[name]();

const start: Record<EngineName, () => Promise<RunningEngine>> = {
  async chromium() {
    const driver = await startChromedriver();
    const session = await sendCommand<{ capabilities: { webSocketUrl: string } }>(
      "POST",
      `http://127.0.0.1:${driver.captured}/session`,
      {
        capabilities: {
          alwaysMatch: {
            webSocketUrl: true,
            "goog:chromeOptions": {
              binary: process.env.CHROME_PATH,
              args: ["--headless", ...browserArgs],
            },
          },
        },
      },
    );
    const bidi = await connectBidi(session.capabilities.webSocketUrl);
    return {
      openTab: () => openBidiTab(bidi),
      async stop() {
        await bidi.send("browser.close");
        await driver.stop();
      },
    };
  },

  async firefox() {
    const profile = mkdtempSync(join(tmpdir(), "firefox-"));
    writeFileSync(join(profile, "user.js"), firefoxPreferences);
    const firefox = await startProgram(
      "firefox-esr",
      ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
      { pattern: /WebDriver BiDi listening on (\S+)/ },
    );
    const bidi = await connectBidi(`${firefox.captured}/session`);
    await bidi.send("session.new", { capabilities: {} });
    return {
      openTab: () => openBidiTab(bidi),
      async stop() {
        await firefox.stop();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },

  async webkit() {
    const screen = ["-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
    const display = await startProgram("Xvfb", ["-displayfd", "1", ...screen], {
      pattern: /^(\d+)$/m,
    });
    return {
      openTab: () => openResponding(() => openWebKit(`:${display.captured}`)),
      stop: display.stop,
    };
  },
};

/** No requests of the browser's own. */
const firefoxPreferences = Object.entries({
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.safebrowsing.update.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.server": "",
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join("");

/** Tries again, because it takes a free port of IPv6 and ends if another program has that port of IPv4. */
async function startChromedriver(attempts = 3): Promise<Program> {
  try {
    return await startProgram("chromedriver", ["--port=0"], {
      pattern: /successfully on port (\d+)/,
    });
  } catch (error) {
    if (attempts > 1 && String(error).includes("Address already in use"))
      return startChromedriver(attempts - 1);
    throw error;
  }
}
