import { certificates } from "#content/accreditation.ts";
import { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import { expect, test } from "./site.ts";

test("four certificates are a table, and open whole in a new tab", async ({
  page,
  open,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(pages.accreditation.path);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
  for (const { title, standard, covers } of certificates) {
    const row = page.getByRole("row", { name: covers });
    await row.getByRole("link", { name: accreditationCopy.ask }).scrollIntoViewIfNeeded();
    await expect(row.getByRole("cell", { name: standard }).first()).toBeInViewport();
    const link = page.getByRole("table").getByRole("link", { name: title }).first();
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
