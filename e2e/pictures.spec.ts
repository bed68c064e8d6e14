import { certificates } from "#content/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import { expect, test } from "./site.ts";

test("four certificates open whole in a new tab", async ({ page, open, context }) => {
  await open(pages.accreditation.path);
  for (const { title } of certificates) {
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
