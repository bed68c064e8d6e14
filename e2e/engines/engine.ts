import { spawn } from "node:child_process";
import { once } from "node:events";
import { launch, type Page } from "puppeteer-core";
import { Builder, By, type WebDriver } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/safari.js";
import { findProgram } from "#scripts/browser.ts";

const executablePath = findProgram(["firefox-esr", "firefox"]);

/** Firefox speaks WebDriver BiDi itself; Debian has no geckodriver for other clients. */
export const firefox: Engine = {
  name: "Firefox",
  isInstalled: executablePath !== undefined,
  async start() {
    const browser = await launch({ browser: "firefox", executablePath: executablePath! });
    const page = await browser.newPage();
    const goto = page.goto.bind(page);
    // The page's goBack() waits for a load, which a change of the hash does not cause.
    const tab = Object.assign(page, {
      // A page logs what a navigation aborts.
      goto: async (address: string) => {
        await page.waitForNetworkIdle({ idleTime: 200 });
        return goto(address);
      },
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

interface Engine {
  name: string;
  isInstalled: boolean;
  start(): Promise<RunningEngine>;
}

export interface RunningEngine {
  tab: Tab;
  /** Those of its console, where they can be read. */
  errors: string[];
  stop(): Promise<unknown>;
}

/** What a journey does in a browser; the methods are those of puppeteer's page where it has them. */
export interface Tab {
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  hover(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  evaluate: Page["evaluate"];
}
