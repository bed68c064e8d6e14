import type { Page } from "@playwright/test";
import { expect, hydrated, test, withoutScripts } from "./site.ts";

/** Aborts the first requests for these files, and each one while its flag is set. */
async function lose(page: Page, files: RegExp, times: number) {
  const lost = { left: times };
  await page.route(files, (route) => (lost.left-- > 0 ? route.abort() : route.continue()));
  return lost;
}

test("a lost request for a script or the page's data is repeated", async ({ page }) => {
  const files = [/\/framework-[^/]+\.js$/, /\/page-[^/]+\.js$/, /\/state-[^/]+\.txt$/];
  const lost = await Promise.all(files.map((file) => lose(page, file, 1)));
  await page.goto("/about");
  await hydrated(page);
  // A name that no file has would lose nothing.
  for (const { left } of lost) expect(left).toBeLessThan(1);
});

test.describe("scripts that do not arrive", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("leave the page as without scripts, until a connection brings them", async ({ page }) => {
    await page.clock.install();
    const lost = await lose(page, /\/framework-[^/]+\.js$/, Infinity);
    await page.goto("/");
    const menu = page.getByRole("button", { name: "Menu" });
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeVisible();
    await expect(main).toBeHidden();
    await withoutScripts(page);
    await expect(menu).toBeHidden();
    await expect(main).toBeVisible();
    await expect(page.locator("[data-needs-scripts]:visible")).toHaveCount(0);
    lost.left = 0;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await hydrated(page);
    await expect(menu).toBeVisible();
    await expect(main).toBeHidden();
  });
});
