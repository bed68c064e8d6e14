import { expect, test as base } from "@playwright/test";
import { type EngineName, engines } from "./engines.ts";
import { type RunningEngine, startEngine } from "./start-engine.ts";
import { makeTab, type Tab } from "./tab.ts";

interface PerJourney {
  tab: Tab;
}

interface PerWorker {
  engine: EngineName;
  running: RunningEngine;
}

/** Playwright's runner with a tab of the project's engine; a journey fails on any console error. */
export const test = base.extend<PerJourney, PerWorker>({
  engine: ["chromium", { option: true, scope: "worker" }],
  running: [
    async ({ engine }, provide) => {
      const running = await startEngine(engine);
      await provide(running);
      await running.stop();
    },
    { scope: "worker" },
  ],
  tab: async ({ running }, provide) => {
    const driver = await running.openTab();
    try {
      await driver.resize(1280, 900);
      const tab = makeTab(driver, process.env.SITE_URL!);
      await provide(tab);
      const isExpected = (text: string) => tab.expectedErrors.some((known) => known.test(text));
      expect((await driver.messages()).filter((text) => !isExpected(text))).toEqual([]);
    } finally {
      await driver.close();
    }
  },
});

test.beforeEach(({ engine }) => {
  const { title } = engines[engine];
  test.skip(!process.env[`${engine.toUpperCase()}_VERSION`], `${title} is not installed`);
});

export { expect };
