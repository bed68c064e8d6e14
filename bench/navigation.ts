import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";
import { benchArgs } from "./browser-args.ts";
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

/** From the click to the new heading painted: our pages after a prefetch, and control pages as documents. */
export async function navigation({
  origin,
  otherOrigin,
  runs,
}: Omit<PairOptions, "paths" | "devices">) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: benchArgs });
  const ours: number[] = [];
  const control: number[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      ours.push(await followLink(browser, origin));
      control.push(await loadDocument(browser, otherOrigin));
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

async function followLink(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(origin + from);
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  await link(page).scrollIntoViewIfNeeded();
  // The pointer prefetches the data, and the click follows when it has arrived.
  const fetched = page.waitForResponse(
    (response) => new URL(response.url()).pathname === `${to}.data`,
  );
  await link(page).dispatchEvent("pointerover");
  await fetched;
  await page.waitForTimeout(1000);
  const elapsed = await link(page).evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1")!.textContent;
        const started = performance.now();
        const watch = new MutationObserver(() => {
          if (document.querySelector("h1")?.textContent === before) return;
          watch.disconnect();
          // A task after the frame's callbacks runs when the frame has been painted.
          requestAnimationFrame(() => {
            setTimeout(() => resolve(performance.now() - started));
          });
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        element.click();
      }),
  );
  await page.context().close();
  return elapsed;
}

async function loadDocument(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(origin + from, { waitUntil: "networkidle" });
  await link(page).scrollIntoViewIfNeeded();
  const clicked = await link(page).evaluate((element: HTMLElement) => {
    const now = performance.timeOrigin + performance.now();
    element.click();
    return now;
  });
  await page.waitForURL(origin + to);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: "paint", buffered: true }),
      ),
  );
  await page.context().close();
  return painted - clicked;
}
