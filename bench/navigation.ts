import { type Browser, chromium, type Page } from "@playwright/test";
import { browserArgs, findBrowser } from "#scripts/browser.ts";
import { paceBudget } from "./budgets.ts";
import type { PairOptions } from "./run-lighthouse.ts";
import { median, table } from "./tables.ts";

const from = "/services/soil-testing";
const to = "/services/pile-load-testing";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Chrome's own "slow 4G", and a processor a quarter as fast. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;

/** From the click to the first frame with the new heading: our pages after a prefetch, and control pages as documents. */
export async function navigation({
  origin,
  otherOrigin,
  runs,
}: Omit<PairOptions, "paths" | "devices">) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const ours: number[] = [];
  const control: number[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      ours.push(await clickToHeading(browser, origin, true));
      control.push(await clickToHeading(browser, otherOrigin, false));
    }
  } finally {
    await browser.close();
  }
  const ratio = median(ours) / median(control);
  return table(
    ["click to new heading", "ours ms", "document ms", "ratio", "within budget"],
    [
      [
        `${from} to ${to}`,
        median(ours).toFixed(0),
        median(control).toFixed(0),
        ratio.toFixed(2),
        ratio <= paceBudget.navigationRatio ? "yes" : "no",
      ],
    ],
  );
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", slowNetwork);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return page;
}

const link = (page: Page) => page.locator(`nav[aria-label="Testing services"] a[href="${to}"]`);

/** `ours` prefetches the data on touch, and the click follows when it has arrived. */
async function clickToHeading(browser: Browser, origin: string, ours: boolean): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(origin + from, { waitUntil: "networkidle" });
  await link(page).scrollIntoViewIfNeeded();
  if (ours) {
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    const fetched = page.waitForResponse((response) => response.url() === `${origin}${to}.data`);
    await link(page).dispatchEvent("touchstart");
    await fetched;
    await page.waitForTimeout(1000);
  }
  const before = await page.locator("h1").textContent();
  const clicked = await link(page).evaluate((element: HTMLElement) => {
    const now = performance.timeOrigin + performance.now();
    element.click();
    return now;
  });
  // Asked in every frame, also of a document that is loaded meanwhile.
  const shown = await page.waitForFunction((heading) => {
    const current = document.querySelector("h1")?.textContent;
    return current && current !== heading && performance.timeOrigin + performance.now();
  }, before);
  const elapsed = Number(await shown.jsonValue()) - clicked;
  await page.context().close();
  return elapsed;
}
