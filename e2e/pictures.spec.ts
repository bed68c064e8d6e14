import { certificates } from "#content/accreditation.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/navigation.ts";
import { pages } from "#content/pages.ts";
import { weightBudgetKb } from "../bench/budgets.ts";
import { weigh } from "../bench/page-weight.ts";
import { expect, test } from "./site.ts";

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`a phone of 390 px, ${deviceScaleFactor} device pixels to a CSS pixel`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor });

    test("loads pictures within the budget for the first view of the home page", async ({
      page,
    }) => {
      const hero = page.waitForResponse(/hero-1-cube-phone.*\.avif$/);
      const weight = weigh(page);
      await page.goto("/", { waitUntil: "networkidle" });
      await hero;
      expect(weight().pictures).toBeLessThanOrEqual(weightBudgetKb.pictures * 1000);
    });
  });
}

const shown = [
  pages.home.path,
  pages.about.path,
  pages.accreditation.path,
  pages.clientele.path,
  pages.services.path,
  servicePath(services[0]!.slug),
];

for (const width of [1440, 768, 360]) {
  test(`no picture is missing, stretched or enlarged at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of shown) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const faults = await page.evaluate(async () => {
        const found: string[] = [];
        for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
          image.scrollIntoView();
          image.loading = "eager";
          await image.decode().catch(() => found.push(`${image.src} did not load`));
          const { width: across, height } = image.getBoundingClientRect();
          if (!across || image.currentSrc.endsWith(".svg")) continue;
          const file = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
          const { objectFit } = getComputedStyle(image);
          if (file && file < across - 1) found.push(`${image.currentSrc} is shown at ${across} px`);
          const skewed = image.naturalWidth / image.naturalHeight / (across / height);
          if (objectFit !== "cover" && Math.abs(skewed - 1) > 0.02)
            found.push(`${image.currentSrc} is stretched`);
        }
        return found;
      });
      expect(faults, path).toEqual([]);
    }
  });
}

test("four certificates open whole in a tab of their own", async ({ page, open, context }) => {
  await open(pages.accreditation.path);
  for (const { title } of certificates) {
    const link = page.getByRole("main").getByRole("link", { name: title, exact: true });
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
