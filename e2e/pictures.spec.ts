import { certificates } from "#content/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import { weightBudgetKb } from "../bench/budgets.ts";
import { weigh } from "../bench/page-weight.ts";
import { expect, test } from "./site.ts";

test.describe("a phone of 390 px with three device pixels to a CSS pixel", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test("loads pictures within the budget for the first view of the home page", async ({ page }) => {
    const hero = page.waitForResponse(/hero-1-cube-phone.*\.avif$/);
    const weight = weigh(page);
    await page.goto("/");
    await hero;
    expect(weight().pictures).toBeLessThanOrEqual(weightBudgetKb.pictures * 1000);
  });
});

test("four certificates open whole in a new tab", async ({ page, open, context }) => {
  await open(pages.accreditation.path);
  for (const { title } of certificates) {
    const link = page.getByRole("main").getByRole("link", { name: title });
    await expect(link.getByRole("img")).toBeVisible();
    const opened = context.waitForEvent("page");
    await link.click();
    const tab = await opened;
    await tab.waitForLoadState();
    const image = tab.locator("img");
    expect(await image.evaluate((shot: HTMLImageElement) => shot.naturalWidth)).toBeGreaterThan(
      1200,
    );
    await tab.close();
  }
});
