import { openHeld, visits } from "./early-controls.ts";
import { expect, test } from "./site.ts";

for (const [name, options] of [
  ["desktop", { viewport: { width: 1440, height: 900 } }],
  ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(name, () => {
    test.use(options);
    const isWide = name === "desktop";

    for (const visit of visits)
      test(`${visit.path}: every control acts once when scripts are late`, async ({ page }) => {
        const hydrate = await openHeld(page, visit.path);
        await visit.act(page, isWide);
        await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
        await hydrate();
        await visit.check(page, isWide);
      });
  });
