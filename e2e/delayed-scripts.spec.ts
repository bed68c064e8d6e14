import type { BrowserContext } from "@playwright/test";
import { visits } from "./early-controls.ts";
import { expect, hold, hydrated, test } from "./site.ts";

const scripts = /\/assets\/[^/]+\.js$/;

/** Opens every page with its scripts held, uses its controls, and checks them once the scripts were let through. */
async function useEarly(context: BrowserContext, delayMs: number, wide: boolean) {
  const begun = Date.now();
  const opened = [];
  for (const visit of visits) {
    const page = await context.newPage();
    const release = await hold(page, scripts);
    await page.goto(visit.path);
    await visit.act(page, wide);
    opened.push({ visit, page, release });
  }
  const left = begun + delayMs - Date.now();
  if (left > 0) await opened[0]!.page.waitForTimeout(left);
  for (const { visit, page, release } of opened) {
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    release();
    await hydrated(page);
    await test.step(visit.path, () => visit.check(page, wide));
    await page.close();
  }
}

for (const [name, options] of [
  ["desktop", { viewport: { width: 1440, height: 900 } }],
  ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(name, () => {
    test.use(options);

    for (const seconds of [1, 3, 10])
      test(`every control acts once when scripts are ${seconds} s late`, ({ context }) =>
        useEarly(context, 1000 * seconds, name === "desktop"));
  });
