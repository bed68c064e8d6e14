import { AxeBuilder } from "@axe-core/playwright";
import { sitePaths } from "#derive/sitemap.ts";
import { expect, test } from "./site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const path of [...sitePaths(), "/nowhere"]) {
  test(`axe finds nothing on ${path}, wide and narrow`, async ({ page, open }) => {
    // The longest page has thousands of cells to look at.
    test.slow();
    await open(path);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing with menus open, ${colorScheme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open("/services/soil-testing");
    await page.getByRole("button", { name: "Services" }).click();
    expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 360, height: 900 });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Services" }).click();
    expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([]);
  });
}
