import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, By, type WebDriver } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/safari.js";
import { findProgram } from "#scripts/browser.ts";
import type { Engine, Tab } from "./engine.ts";

const displayPath = findProgram(["Xvfb"]);
const driverPath = findProgram(["WebKitWebDriver"]);

/** WebKitGTK's MiniBrowser, which has no headless mode, on its own X display. */
export const webkit: Engine = {
  name: "WebKitGTK",
  isInstalled: displayPath !== undefined && driverPath !== undefined,
  async start() {
    const display = spawn(displayPath!, ["-displayfd", "1"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    process.once("exit", () => display.kill());
    const [number] = (await once(display.stdout, "data")) as [Buffer];
    // Safari's driver takes the same arguments.
    const service = new ServiceBuilder(driverPath!)
      .setEnvironment({ ...process.env, DISPLAY: `:${number.toString().trim()}` })
      .build();
    const server = await service.start();
    // The only session: the driver may not answer a second one while the window of the first closes.
    const driver = await new Builder().usingServer(server).forBrowser("MiniBrowser").build();
    return {
      tab: tabOf(driver),
      // Classic WebDriver has no command for the console.
      errors: [],
      async stop() {
        await driver.quit();
        await service.kill();
        display.kill();
      },
    };
  },
};

function tabOf(driver: WebDriver): Tab {
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    async setViewport(size) {
      await driver.manage().window().setRect(size);
      // The driver does not wait until the page has heard of it, which closes an open menu.
      await driver.executeAsyncScript((done: () => void) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      );
    },
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    async click(selector) {
      const element = await find(selector);
      // The driver does not wait for its own scrolling.
      await driver.executeScript(
        (one: HTMLElement) => one.scrollIntoView({ block: "nearest", behavior: "instant" }),
        element,
      );
      await element.click();
    },
    hover: (selector) =>
      driver
        .actions()
        .move({ origin: find(selector) })
        .perform(),
    type: (selector, text) => find(selector).sendKeys(text),
    evaluate: (run, ...given) => driver.executeScript(run, ...given),
  };
}
