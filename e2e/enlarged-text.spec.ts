import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { servicePath } from "#derive/navigation.ts";
import { expect, test } from "./site.ts";

// The test's own style sheet is not one that the pages allow.
test.use({ bypassCSP: true });

const paths = [
  pages.home.path,
  pages.contact.path,
  pages.testingScope.path,
  pages.tests.path,
  pages.accreditation.path,
  pages.services.path,
  servicePath("soil-testing"),
  servicePath("calibration-facilities"),
];

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [390, 1280])
  test(`text at 150 and 200 per cent fits into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      for (const percent of [150, 200]) {
        await page.addStyleTag({ content: `html { font-size: ${percent}% !important }` });
        expect.soft(await wider(page), `${path} at ${percent} %`).toBe(0);
        if (width === 390)
          await expect
            .soft(page.getByRole("button", { name: "Menu" }))
            .toBeInViewport({ ratio: 1 });
      }
    }
  });

test("the label of Menu keeps its distance from the border on phones", async ({ page }) => {
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pages.about.path);
    const room = await page.getByRole("button", { name: "Menu" }).evaluate((button) => {
      const label = document.createRange();
      label.selectNodeContents(button);
      return button.getBoundingClientRect().right - label.getBoundingClientRect().right;
    });
    expect(room, `${width} px`).toBeGreaterThanOrEqual(8);
    expect(await wider(page), `${width} px`).toBe(0);
  }
});
