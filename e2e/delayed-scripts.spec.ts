import type { BrowserContext } from "@playwright/test";
import { openHeld, type Visit, visits as allVisits } from "./early-controls.ts";
import { expect, test } from "./site.ts";

interface Delay {
  visits: readonly Visit[];
  delayMs: number;
  wide: boolean;
}

/** Opens pages with their scripts held, uses their controls, and checks them once the scripts were let through. */
async function useEarly(context: BrowserContext, { visits, delayMs, wide }: Delay) {
  const begun = Date.now();
  const opened = [];
  for (const visit of visits) {
    const page = await context.newPage();
    const hydrate = await openHeld(page, visit.path);
    await visit.act(page, wide);
    opened.push({ visit, page, hydrate });
  }
  const left = begun + delayMs - Date.now();
  if (left > 0) await opened[0]!.page.waitForTimeout(left);
  for (const { visit, page, hydrate } of opened) {
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    await hydrate();
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

    const wide = name === "desktop";
    for (const seconds of [1, 3])
      for (const visit of allVisits)
        test(`${visit.path}: every control acts once when scripts are ${seconds} s late`, ({
          context,
        }) => useEarly(context, { visits: [visit], delayMs: 1000 * seconds, wide }));

    // The pages wait together, because one after the other they would take minutes.
    test("every control acts once when scripts are 10 s late", ({ context }) =>
      useEarly(context, { visits: allVisits, delayMs: 10_000, wide }));
  });
