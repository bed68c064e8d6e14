import { launch } from "puppeteer-core";
import { findProgram } from "#scripts/browser.ts";
import type { Engine } from "./engine.ts";

const executablePath = findProgram(["firefox-esr", "firefox"]);

/** Firefox speaks WebDriver BiDi itself; Debian has no geckodriver for other clients. */
export const firefox: Engine = {
  name: "Firefox",
  isInstalled: executablePath !== undefined,
  async start() {
    const browser = await launch({ browser: "firefox", executablePath: executablePath! });
    const page = await browser.newPage();
    // The page's goBack() waits for a load, which a change of the hash does not cause.
    const tab = Object.assign(page, {
      back: () => page.evaluate(() => history.back()),
      forward: () => page.evaluate(() => history.forward()),
    });
    const errors: string[] = [];
    tab.on("pageerror", (error) => errors.push(String(error)));
    tab.on("console", (message) => {
      // Firefox reports a request of a service worker that a navigation aborts.
      if (message.type() === "error" && !/ServiceWorker intercepted/.test(message.text()))
        errors.push(message.text());
    });
    await tab.evaluateOnNewDocument(() =>
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
      ),
    );
    return { tab, errors, stop: () => browser.close() };
  },
};
